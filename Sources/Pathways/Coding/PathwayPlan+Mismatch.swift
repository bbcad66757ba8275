import RouteMatching

extension PathwayPlan {
    /// Why the pattern does not match a URL: the placeholder that is at fault, if one is.
    func mismatch(_ url: URLReference) -> PathwayError {
        let segments = readable(url).segments
        let wrongURL = PathwayError.invalidURL(
            url: url.text, reason: "it does not match the pattern '\(pattern.description)'")
        if let scheme = pattern.scheme, scheme != url.scheme { return wrongURL }
        if let error = Self.mismatch(pattern.segments, with: segments, wrongURL) { return error }
        guard let wanted = pattern.fragmentSegments, let fragment = url.fragmentSegments,
            segments.count == pattern.segments.count
        else { return wrongURL }
        return Self.mismatch(wanted, with: fragment, wrongURL) ?? wrongURL
    }

    private static func mismatch(
        _ pattern: [RoutePattern.Segment], with segments: [URLReference.Segment], _ wrongURL: PathwayError
    ) -> PathwayError? {
        for (index, wanted) in pattern.enumerated() {
            let segment = index < segments.count ? segments[index] : nil
            switch wanted {
            case .literal(let text):
                if segment?.value != text { return wrongURL }
            case .placeholder(let name, let type):
                guard let segment else { return .notFound(key: name) }
                guard var value = segment.value else { return .notDecodable(key: name, value: segment.encoded) }
                if !value.withUTF8(type.accepts) { return .notDecodable(key: name, value: value) }
            case .rest(let name):
                let bad = segments.dropFirst(index).first { !Self.isAllowedInRest($0) }
                if let bad { return .notDecodable(key: name, value: bad.encoded) }
            }
        }
        return nil
    }

    private static func isAllowedInRest(_ segment: URLReference.Segment) -> Bool {
        segment.value.map { !URLPiece.isUnsafeInRest($0.utf8) } ?? false
    }
}
