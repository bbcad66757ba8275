import AppAssociation
import Foundation
import RouteMatching

/// Decisions by files of 10 and 1,000 rules, beside `URLComponents(string:)` on the same link, and the check of a
/// file that is as large as one may be.
@MainActor
func associationOperations() throws -> [Operation] {
    try [10, 1_000].flatMap(decisionOperations) + (try validationOperations())
}

private let app = "ABCDE12345.com.example.shop"
private let package = "com.example.shop"

@MainActor
private func decisionOperations(_ size: Int) throws -> [Operation] {
    // Three of four rules begin alike, as the paths of a large site do.
    let paths = (0..<size).map { $0 % 4 == 3 ? "/item\($0)/?*/reviews" : "/section\($0 / 10)/item\($0)/?*" }
    let apple = AppleAppSiteAssociation(
        appLinks: .init(details: [.init(appIDs: [app], components: paths.map { .init(path: $0) })]))
    let android = AssetLinks(statements: [
        .init(
            relations: [AssetLinks.handleAllURLs], target: .app(package: package, fingerprints: []),
            rules: paths.map { .init(path: $0) })
    ])
    let appleMatcher = AppleAppSiteAssociation.Matcher(apple, app: app)
    let androidMatcher = AssetLinks.Matcher(android, package: package)
    let last = size - 2
    let links = [
        ("first", "/section0/item0/42", true), ("last", "/section\(last / 10)/item\(last)/42", true),
        ("miss", "/section\(last / 10)/item/42", false),
    ]
    return try links.flatMap { hit, path, opens in
        let text = "https://shop.example\(path)?campaign=summer"
        let url = try URLReference(text)
        precondition(appleMatcher.decision(for: url).opensApp == opens, "Apple's file decides \(text)")
        precondition(androidMatcher.decision(for: url).opensApp == opens, "Android's file decides \(text)")
        return [
            Operation(key: RowKey(operation: "decide by Apple's file", registrations: size, hit: hit)) { times in
                for _ in 0..<times { blackHole(appleMatcher.decision(for: url)) }
            },
            Operation(key: RowKey(operation: "decide by Android's file", registrations: size, hit: hit)) { times in
                for _ in 0..<times { blackHole(androidMatcher.decision(for: url)) }
            },
            Operation(
                key: RowKey(operation: "URLComponents(string:) of the link", registrations: size, hit: hit)
            ) { times in
                for _ in 0..<times { blackHole(URLComponents(string: text)) }
            },
        ]
    }
}

/// Files just under the limit: distinct rules, rules that all begin alike, and rules that end in wildcards.
@MainActor
private func validationOperations() throws -> [Operation] {
    let shapes: [(String, (Int) -> String)] = [
        ("distinct", { #"{"/":"/section\#($0)/?*"}"# }),
        ("alike", { #"{"/":"/*/item\#($0)"}"# }),
        ("excluding", { #"{"/":"/a/?*/\#($0)/?*"\#($0 % 2 == 0 ? #","exclude":true"# : "")}"# }),
    ]
    return shapes.map { name, rule in
        var text = #"{"applinks":{"details":[{"appIDs":["\#(app)"],"components":["#
        var index = 0
        while text.utf8.count < AppleAppSiteAssociation.maximumSize - 100 {
            text += (index > 0 ? "," : "") + rule(index)
            index += 1
        }
        let bytes = Array((text + "]}]}}").utf8)
        precondition(AppleAppSiteAssociation.validate(bytes).allSatisfy { $0.severity != .error }, name)
        return Operation(key: RowKey(operation: "validate 128 KB", hit: name)) { times in
            for _ in 0..<times { blackHole(AppleAppSiteAssociation.validate(bytes)) }
        }
    }
}
