import Foundation
import FuzzSupport
import RouteMatching

/// Any bytes as the text of a URL, of a Foundation `URL`, and of a host filter.
@main
struct FuzzURL {
    static func main() {
        runFuzzer { bytes, count in
            FuzzURL.test(FuzzInput(bytes, count))
            return 0
        }
    }

    private static func test(_ input: consuming FuzzInput) {
        let text = input.text()
        checkURL(text, limits: .standard)
        let small = URLReference.Limits(maximumLength: 96, maximumSegments: 4, maximumQueryItems: 3)
        checkURL(text, limits: small)
        if let url = URL(string: text), let reference = try? URLReference(url) {
            checkParts(reference, limits: .standard)
        }
        checkFilter(text)
    }

    private static func checkURL(_ text: String, limits: URLReference.Limits) {
        do {
            let reference = try URLReference(text, limits: limits)
            require(reference.text.utf8.count <= limits.maximumLength, "text is within its limit")
            require(reference.description == reference.text, "a URL is described by its text")
            checkParts(reference, limits: limits)
            checkNormalizing(reference)
            checkMoves(reference)
        } catch {
            require(!error.description.isEmpty, "an error says something")
        }
    }

    private static func checkParts(_ reference: URLReference, limits: URLReference.Limits) {
        require(reference.segments.count <= limits.maximumSegments, "segments are within their limit")
        require(reference.queryItems.count <= limits.maximumQueryItems, "query items are within their limit")
        for segment in reference.segments + (reference.fragmentSegments ?? []) {
            require(!segment.encoded.isEmpty && !segment.encoded.utf8.contains(UInt8(ascii: "/")), "a segment is one")
            require(segment.value != "", "a segment is not empty: \(segment)")
            require(segment.value?.utf8.contains(0) != true, "a segment holds no NUL: \(segment)")
        }
        for segment in reference.segments {
            require(segment.value != "." && segment.value != "..", "a segment is not a dot segment: \(segment)")
        }
        for item in reference.queryItems + reference.fragmentItems {
            require(item.isDecodable || item.value == nil, "an undecodable item has no value: \(item)")
            require(!item.isDecodable || (item.value == nil) == (item.encodedValue == nil), "values agree: \(item)")
        }
        require((reference.fragment == nil) == (reference.fragmentSegments == nil), "a fragment has segments")
        if let scheme = reference.scheme {
            require(!scheme.isEmpty && scheme == scheme.lowercased(), "a scheme is in lower case: \(scheme)")
        }
        if let host = reference.host {
            require(!host.isEmpty, "no host is nil, not empty")
            let isWeb = reference.scheme == "http" || reference.scheme == "https"
            require(
                !isWeb || host.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "%") }, "a web host is ASCII: \(host)")
        }
        require(reference.port.map { (0...65_535).contains($0) } ?? true, "a port is within its range")
    }

    private static func checkNormalizing(_ reference: URLReference) {
        let normalized = reference.normalized
        do {
            // Escaping makes text longer, so the limits of the original do not apply.
            let limits = URLReference.Limits(
                maximumLength: .max, maximumSegments: .max, maximumQueryItems: .max)
            let again = try URLReference(normalized, limits: limits)
            require(again.normalized == normalized, "normalizing twice equals once: \(normalized), \(again.normalized)")
            require(again.scheme == reference.scheme, "normalizing keeps the scheme: \(normalized)")
            require(again.host == reference.host, "normalizing keeps the host: \(normalized)")
            require(again.segments.map(\.value) == reference.segments.map(\.value), "… the path: \(normalized)")
            require(again.queryItems.map(\.name) == reference.queryItems.map(\.name), "… the names: \(normalized)")
            require(again.queryItems.map(\.value) == reference.queryItems.map(\.value), "… the query: \(normalized)")
            require((again.fragment == nil) == (reference.fragment == nil), "… the fragment: \(normalized)")
            require(
                again.fragmentSegments?.map(\.value) == reference.fragmentSegments?.map(\.value),
                "… the fragment's route: \(normalized)")
            require(
                again.fragmentItems.map(\.value) == reference.fragmentItems.map(\.value),
                "… the fragment's items: \(normalized)")
        } catch {
            fail("normalized text parses: \(normalized): \(error)")
        }
    }

    private static func checkMoves(_ reference: URLReference) {
        let moved = reference.hostMovedIntoPath()
        require(moved.host == nil, "a moved host is no host")
        let added = reference.host == nil ? 0 : 1
        require(moved.segments.count == reference.segments.count + added, "a moved host is one segment")
        require(moved.segments.suffix(reference.segments.count) == reference.segments[...], "the path stays behind it")
        let dropped = reference.droppingHost()
        require(dropped.host == nil && dropped.segments == reference.segments, "dropping a host leaves the path")
    }

    private static func checkFilter(_ text: String) {
        guard let filter = try? HostFilter(parsing: text) else { return }
        let again = try? HostFilter(parsing: filter.description)
        require(again == filter, "a host filter's description parses to the same filter: \(filter)")
        let port = filter.port.map { ":\($0)" } ?? ""
        let text = "https://" + (filter.isWildcard ? "www." : "") + filter.host + port
        guard let url = try? URLReference(text) else { fail("a filter's host stands in a URL: \(text)") }
        require(filter.admits(url), "a filter admits its host: \(filter), \(url)")
    }
}
