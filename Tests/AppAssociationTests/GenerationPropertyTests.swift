import AppAssociation
import Foundation
import RouteMatching
import TestSupport
import Testing

/// Generated files proven by simulation: what the table takes and exposes opens, all else stays on the web.
@Suite struct GenerationPropertyTests {
    /// A random table with exposures, for one host.
    struct Sample {
        let routes: [RouteManifest.Route]
        let site: SiteDescription
        let table: RouteTable<RouteManifest.Route>

        init(_ random: inout SeededGenerator, strictDepth: Bool, hasExclusions: Bool) throws {
            var routes: [RouteManifest.Route] = []
            var options: [String: RouteOptions] = [:]
            for index in 0..<random.number(1...7) {
                let name = "r\(index)"
                let policy: MatchPolicy = random.once(in: 4) ? .prefix : .exact
                routes.append(.init(pattern: Self.pattern(&random), policy: policy, name: name))
                if hasExclusions, random.once(in: 3) {
                    options[name] = .init(exposure: random.once(in: 2) ? .webOnly : .appOnly)
                }
            }
            self.routes = routes
            site = GenerationTests.site(strictDepth: strictDepth, routes: options)
            table = try RouteManifest(routes: routes).table()
        }

        func exposure(_ route: RouteManifest.Route) -> RouteOptions.Exposure {
            site.routes[route.name ?? ""]?.exposure ?? .universal
        }

        /// The table in which numbers take any text, as the files' patterns do.
        func widened(android: Bool) throws -> RouteTable<RouteManifest.Route> {
            let types = ["int", "double"] + (android ? ["bool", "uuid"] : [])
            let routes = routes.map { route in
                var route = route
                for type in types {
                    route.pattern = route.pattern.replacingOccurrences(of: "<\(type):", with: "<string:")
                }
                return route
            }
            return try RouteManifest(routes: routes).table()
        }

        /// Whether a route without an end has a placeholder before something narrower: nothing keeps the wildcard to
        /// one segment there, as the article says.
        func hasOpenMiddle(android: Bool) throws -> Bool {
            try routes.contains { route in
                let segments = try RoutePattern(parsing: route.pattern).segments
                guard route.policy == .prefix || route.pattern.hasSuffix("<path:rest>") else { return false }
                let isOpen = segments.map { segment in
                    switch segment {
                    case .literal: false
                    case .rest: true
                    case .placeholder(_, let type): type != .uuid && (android || type != .bool)
                    }
                }
                guard let first = isOpen.firstIndex(of: true) else { return false }
                return isOpen[first...].contains(false)
            }
        }

        private static func pattern(_ random: inout SeededGenerator) -> String {
            var output = ""
            let count = random.number(0...4)
            for index in 0..<count {
                let pieces = [
                    "a", "b", "é", "$(c)", ":s\(index)", ":s\(index)", "<int:n\(index)>", "<double:d\(index)>",
                    "<bool:b\(index)>", "<uuid:u\(index)>",
                ]
                output += "/" + (index == count - 1 && random.once(in: 5) ? "<path:rest>" : random.pick(pieces))
            }
            if random.once(in: 8), !output.hasSuffix("<path:rest>") { output += "/#" + random.pick(["done", "u/:f"]) }
            return output.isEmpty ? "/" : output
        }
    }

    private static func link(_ random: inout SeededGenerator) throws -> URLReference {
        let pieces = [
            "a", "b", "é", "$(c)", "text", "7", "-12", "1.5", "true", "FALSE", "x y", "a%2Fb", "100%25",
            "6F9619FF-8B86-D011-B42D-00C04FC964FF", "6F9619FF-8B86-D011-B42D-00C04FC964FZ",
        ]
        let path = (0..<random.number(0...6)).map { _ in "/" + random.pick(pieces) }.joined()
        let fragment = random.pick(["", "", "#done", "#done?a=1", "#u/7", "#u/x?b=2", "#other", "#donee"])
        let text = "https://shop.example" + (path.isEmpty ? "/" : path) + random.pick(["", "?q=1"]) + fragment
        return try URLReference(try URLReference(text).normalized)
    }

    private enum Decider {
        case apple(AppleAppSiteAssociation.Matcher)
        case android(AssetLinks.Matcher)

        func decision(for url: URLReference) -> LinkDecision {
            switch self {
            case .apple(let matcher): matcher.decision(for: url)
            case .android(let matcher): matcher.decision(for: url)
            }
        }
    }

    /// The file's matcher, or nil when the sample's routes cannot be told apart.
    private func decider(_ sample: Sample, android: Bool) throws -> Decider? {
        let generator = try AssociationGenerator(manifest: .init(routes: sample.routes), site: sample.site)
        do throws(GenerationError) {
            if android {
                let file = try generator.assetLinks(for: "shop.example")
                return .android(.init(file, package: GenerationTests.package, host: "shop.example"))
            }
            let file = try generator.appleAppSiteAssociation(for: "shop.example")
            return .apple(.init(file, app: GenerationTests.app, host: "shop.example"))
        } catch {
            guard case .inseparable = error else { throw error }
            return nil
        }
    }

    private struct Setting: Sendable, CustomTestStringConvertible {
        let strictDepth: Bool
        let hasExclusions: Bool
        let android: Bool

        var testDescription: String { "strict \(strictDepth), exclusions \(hasExclusions), Android \(android)" }

        static let all = (0..<8).map {
            Setting(strictDepth: $0 & 1 == 1, hasExclusions: $0 & 2 == 2, android: $0 & 4 == 4)
        }
    }

    @Test("Every link that the table takes and the site exposes opens the app", arguments: Setting.all)
    private func complete(setting: Setting) throws {
        var opened = 0
        for seed in 0..<120 {
            var random = SeededGenerator(seed: UInt64(seed))
            let sample = try Sample(
                &random, strictDepth: setting.strictDepth, hasExclusions: setting.hasExclusions)
            guard let decider = try decider(sample, android: setting.android) else { continue }
            for _ in 0..<40 {
                let url = try Self.link(&random)
                // Android decodes before it splits, so there an escaped slash is another path.
                if setting.android, url.text.contains("%2F") { continue }
                guard let route = sample.table.firstMatch(for: url)?.value else { continue }
                let decision = decider.decision(for: url)
                let isExposed = sample.exposure(route) == .universal
                if isExposed { opened += 1 }
                // Where numbers are written as any text, a wider exposed route may come first.
                if !isExposed, try widens(sample, url, setting) { continue }
                #expect(
                    decision.opensApp == isExposed,
                    "seed \(seed): \(url) goes to \(route) of \(sample.routes.map(\.pattern)): \(decision)")
            }
        }
        #expect(opened > 200, "the samples are worth something: \(opened)")
    }

    /// Whether the widened table sends the link elsewhere.
    private func widens(_ sample: Sample, _ url: URLReference, _ setting: Setting) throws -> Bool {
        let exact = sample.table.firstMatch(for: url)?.value.name
        return try sample.widened(android: setting.android).firstMatch(for: url)?.value.name != exact
    }

    @Test("With strict depth, a link that no route takes stays on the web", arguments: Setting.all)
    private func sound(setting: Setting) throws {
        guard setting.strictDepth else { return }
        var holes = 0
        for seed in 0..<120 {
            var random = SeededGenerator(seed: UInt64(seed))
            let sample = try Sample(&random, strictDepth: true, hasExclusions: setting.hasExclusions)
            guard let decider = try decider(sample, android: setting.android) else { continue }
            if try sample.hasOpenMiddle(android: setting.android) { continue }
            let widened = try sample.widened(android: setting.android)
            for _ in 0..<40 {
                let url = try Self.link(&random)
                // A question mark in a fragment has no pattern but one for any character, which is wider.
                if url.fragment != nil { continue }
                if setting.android, url.text.contains("%2F") { continue }
                guard widened.firstMatch(for: url) == nil else { continue }
                holes += 1
                let decision = decider.decision(for: url)
                #expect(
                    !decision.opensApp,
                    "seed \(seed): \(url) is for no route of \(sample.routes.map(\.pattern)): \(decision)")
            }
        }
        #expect(holes > 200, "the samples are worth something: \(holes)")
    }

    @Test("Generated files have no findings but the documented width", arguments: 0..<100)
    func lint(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let sample = try Sample(&random, strictDepth: random.once(in: 2), hasExclusions: random.once(in: 2))
        let generator = try AssociationGenerator(manifest: .init(routes: sample.routes), site: sample.site)
        let allowed: Set<AssociationFinding.Code> = [
            .tailCrossesSegments, .catchAllInclude, .dotInLiteral, .literalSyntax,
        ]
        if let file = try? generator.appleAppSiteAssociation(for: "shop.example") {
            let codes = file.validate().filter { $0.severity == .error || !allowed.contains($0.code) }
            #expect(
                codes.isEmpty,
                "seed \(seed): \(codes.map(\.description)) \(sample.routes.map(\.pattern)) \(GenerationTests.rules(of: file))"
            )
            #expect(try AppleAppSiteAssociation(parsing: file.text()) == file)
            #expect(try generator.drift(of: file, host: "shop.example").filter { $0.kind == .missing } == [])
        }
        if let file = try? generator.assetLinks(for: "shop.example") {
            let codes = file.validate().filter { $0.severity == .error || !allowed.contains($0.code) }
            #expect(codes.isEmpty, "seed \(seed): \(codes.map(\.description)) \(sample.routes.map(\.pattern))")
            #expect(try AssetLinks(parsing: file.text()) == file)
        }
    }
}
