import RouteMatching
import StackRouting
import Testing

@Suite("A manifest has the paths that are read")
struct ManifestLawTests {
    /// A `screen` call that can be made up.
    private struct Call: Sendable, CustomStringConvertible {
        enum Kind: CaseIterable {
            case fixed, rest, joinLeaf, joinLeafOrFallback, joinPage
        }

        let kind: Kind
        let pattern: String

        var description: String { "\(kind) \(pattern)" }

        func declare(on route: RouteMatch<Page>) {
            switch kind {
            case .fixed: route.screen(pattern, .fixed(""))
            case .rest: route.screen(pattern) { _, rest in Page.fixed(rest) }
            case .joinLeaf: route.screen(pattern, join: Leaf.self, Page.nested)
            case .joinLeafOrFallback: route.screen(pattern, join: Leaf.self, fallback: .fixed(""), Page.nested)
            case .joinPage: route.screen(pattern, join: Page.self) { $0 }
            }
        }

        func declare(on route: RouteMatch<Leaf>) {
            switch kind {
            case .fixed: route.screen(pattern, .leaf(""))
            case .rest: route.screen(pattern) { _, rest in Leaf.leaf(rest) }
            case .joinLeaf: route.screen(pattern, join: Leaf.self) { $0 }
            case .joinLeafOrFallback: route.screen(pattern, join: Leaf.self, fallback: .leaf("")) { $0 }
            case .joinPage: route.screen(pattern, join: Page.self) { _ in Leaf.leaf("") }
            }
        }

        static func random(_ kinds: [Kind], from random: inout RandomSource) -> Call {
            let kind = kinds.randomElement(using: &random) ?? .fixed
            let segments = ["a", "b", "a b", ":x", "<int:n>", "<bool:f>"]
            var parts = (0..<Int.random(in: 0...2, using: &random)).map { _ in
                segments.randomElement(using: &random) ?? "a"
            }
            if kind == .fixed || kind == .rest {
                if Int.random(in: 0..<6, using: &random) == 0 { parts.append("<path:more>") }
                if Int.random(in: 0..<8, using: &random) == 0, parts.last != "<path:more>" { parts.append("#a") }
            }
            return Call(kind: kind, pattern: parts.joined(separator: "/"))
        }
    }

    private static func randomPath(from random: inout RandomSource) -> String {
        let segments = ["a", "b", "a%20b", "1", "true", "x%2Fy", "%zz", "", "..", "é", "%00"]
        let path = (0..<Int.random(in: 0...5, using: &random))
            .map { _ in "/" + (segments.randomElement(using: &random) ?? "a") }
            .joined()
        let tail = ["", "", "", "/", "?q=1", "#a", "#a/b", "#b"].randomElement(using: &random) ?? ""
        return (path.isEmpty || path.hasPrefix("//") ? "/." : "") + path + tail
    }

    /// Compares reading with the manifest for many declarations and paths, and counts the paths that are read.
    private func compare(
        seed: UInt64, page: [Call.Kind], leaf: [Call.Kind], agree: (_ isRead: Bool, _ isWritten: Bool) -> Bool
    ) throws -> Int {
        var random = RandomSource(seed: seed)
        var count = 0
        for round in 0..<150 {
            let pageCalls = (0..<Int.random(in: 1...5, using: &random)).map { _ in Call.random(page, from: &random) }
            let leafCalls = (0..<Int.random(in: 1...4, using: &random)).map { _ in Call.random(leaf, from: &random) }
            let paths = (0..<40).map { _ in Self.randomPath(from: &random) }
            let declarations = Declarations(
                page: { route in for call in pageCalls { call.declare(on: route) } },
                leaf: { route in for call in leafCalls { call.declare(on: route) } })
            try Declarations.$current.withValue(declarations) {
                let router = Router<Page>()
                let table = try router.manifest().table()
                for path in paths {
                    let isRead = router.hydrate(path: path)
                    let isWritten = (try? URLReference(path)).flatMap(table.firstMatch) != nil
                    if isRead { count += 1 }
                    #expect(
                        agree(isRead, isWritten),
                        "seed \(seed), round \(round), \(path): read \(isRead); \(pageCalls), \(leafCalls)")
                }
            }
        }
        return count
    }

    @Test("every path that is read matches a row, whatever joins what", arguments: [1, 2, 3, 4])
    func complete(seed: UInt64) throws {
        let all = Call.Kind.allCases
        #expect(try compare(seed: seed, page: all, leaf: all) { isRead, isWritten in !isRead || isWritten } > 500)
    }

    @Test("where no type joins itself, the rows match no other path than those that are read", arguments: [5, 6, 7])
    func sound(seed: UInt64) throws {
        let page: [Call.Kind] = [.fixed, .rest, .joinLeaf, .joinLeafOrFallback]
        #expect(try compare(seed: seed, page: page, leaf: [.fixed, .rest], agree: ==) > 500)
    }

    @Test("tabs: the rows match the paths that are read and no others", arguments: [8, 9])
    func tabs(seed: UInt64) throws {
        var random = RandomSource(seed: seed)
        let router = TabRouter(initial: MainTab.home, state: .init())
        let table = try router.manifest().table()
        let segments = ["users", "posts", "add", "1", "x", ""]
        for _ in 0..<500 {
            let parts = (0..<Int.random(in: 1...3, using: &random))
                .map { _ in segments.randomElement(using: &random) ?? "" }
            let path = "/./" + parts.joined(separator: "/")
            let isWritten = table.firstMatch(for: try URLReference(path)) != nil
            #expect(router.hydrate(path: path) == isWritten, "seed \(seed), \(path)")
        }
    }
}
