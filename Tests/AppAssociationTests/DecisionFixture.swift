import AppAssociation
import Foundation
import TestSupport
import Testing

/// A row of a table: a file, a link, and what becomes of it.
struct DecisionFixture: Sendable, CustomTestStringConvertible {
    static let app = "ABCDE12345.com.example.app"
    static let package = "com.example.app"

    let rule: String
    let line: Int
    let file: String
    let link: String
    let expected: [String]

    var testDescription: String { "\(rule): \(link)" }

    static func rows(in name: String) throws -> [DecisionFixture] {
        try FixtureText.groups(in: "association/" + name).flatMap { group -> [DecisionFixture] in
            var file = ""
            return group.rows.compactMap { row in
                guard let (link, expected) = row.sides else {
                    file = row.text
                    return nil
                }
                return DecisionFixture(
                    rule: group.title, line: row.line, file: file,
                    link: link.hasPrefix("/") ? "https://example.com" + link : link,
                    expected: expected.split(separator: " ").map(String.init))
            }
        }
    }

    /// The text of Apple's file that the group describes.
    var appleFile: String {
        if file.hasPrefix("{\"applinks\"") || file.hasPrefix("{\"webcredentials\"") { return file }
        let ids = "\"appIDs\": [\"\(Self.app)\"]"
        if file.hasPrefix("[") { return "{\"applinks\": {\"details\": [{\(ids), \"components\": \(file)}]}}" }
        let keys = (try? JSONSerialization.jsonObject(with: Data(file.utf8))) as? [String: Any] ?? [:]
        func part(_ key: String, as name: String) -> String {
            guard let value = keys[key],
                let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
            else { return "" }
            return ", \"\(name)\": " + String(decoding: data, as: UTF8.self)
        }
        return "{\"applinks\": {\"details\": [{\(ids)" + part("appDefaults", as: "defaults")
            + part("components", as: "components") + part("paths", as: "paths") + "}]"
            + part("defaults", as: "defaults") + part("substitutionVariables", as: "substitutionVariables") + "}}"
    }

    /// The text of Android's file that the group describes.
    var androidFile: String {
        if file.hasPrefix("{\"file\": "), file.hasSuffix("}") { return String(file.dropFirst(9).dropLast()) }
        return """
            [{"relation": ["\(AssetLinks.handleAllURLs)"], "target": {"namespace": "android_app", "package_name": \
            "\(Self.package)", "sha256_cert_fingerprints": ["00"]}, "relation_extensions": \
            {"\(AssetLinks.handleAllURLs)": {"dynamic_app_link_components": \(file)}}}]
            """
    }

    /// What in a decision is not as the row says, or nil.
    func problem(with decision: LinkDecision) -> String? {
        guard let outcome = expected.first else { return "the row expects nothing" }
        if decision.outcome.rawValue != outcome { return "expected \(outcome)" }
        for word in expected.dropFirst() where !holds(word, decision) { return "expected \(word)" }
        let hasMiss = expected.contains { ["path", "query", "fragment"].contains($0) }
        return hasMiss == (decision.nearestMiss != nil) ? nil : "the nearest miss is not as expected"
    }

    private func holds(_ word: String, _ decision: LinkDecision) -> Bool {
        switch word {
        case "path": return decision.nearestMiss?.part == .path
        case "fragment": return decision.nearestMiss?.part == .fragment
        case "query":
            switch decision.nearestMiss?.part {
            case .query, .queryItem: return true
            default: return false
            }
        case "notHTTPS":
            return decision.notes.contains { if case .notHTTPS = $0 { true } else { false } }
        case "port": return decision.notes.contains { if case .portIgnored = $0 { true } else { false } }
        case "host": return decision.notes.contains { if case .otherHost = $0 { true } else { false } }
        case "app": return decision.notes.contains(.appNotNamed)
        default:
            guard word.hasPrefix("#"), let index = Int(word.dropFirst()) else { return false }
            return decision.rule?.path.steps.last == .index(index)
        }
    }
}
