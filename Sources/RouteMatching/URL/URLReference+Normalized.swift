extension URLReference {
    /// The URL in its canonical spelling: scheme and host in lower case, one slash before each segment, no dot
    /// segments, escapes in upper-case hex and only where they are needed. Normalizing twice equals normalizing once.
    ///
    /// - Complexity: O(length of the text).
    public var normalized: String {
        var output = ""
        if let scheme { output += scheme + ":" }
        if let host {
            output += "//"
            if host.hasPrefix("[") { output += host } else { PercentCoding.appendRegisteredName(host, to: &output) }
            if let port { output += ":\(port)" }
        }
        output += "/" + segments.map(\.normalized).joined(separator: "/")
        if let query { output += "?" + PercentCoding.normalized(query[...], keeping: .queryOrFragment) }
        guard let fragmentSegments else { return output }
        output += "#" + fragmentSegments.map(\.normalized).joined(separator: "/")
        if parts.fragmentQuery.isPresent {
            output += "?" + PercentCoding.normalized(substring(parts.fragmentQuery), keeping: .queryOrFragment)
        }
        return output
    }
}

extension URLReference.Segment {
    /// The segment escaped where it must be and nowhere else.
    var normalized: String {
        value.map(PercentCoding.segment) ?? PercentCoding.normalized(encoded[...], keeping: .segment)
    }
}
