extension URLReference {
    /// The URL in its canonical spelling: the scheme and a web host in lower case, one slash before each segment, no
    /// dot segments, escapes in upper-case hex and only where they are needed.
    ///
    /// Normalizing twice equals normalizing once.
    ///
    /// - Complexity: O(length of the text).
    public var normalized: String {
        var output = ""
        if let scheme { output += scheme + ":" }
        if let host = parts.hostSegment {
            output += "//" + normalized(host: segment(host))
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

    /// A custom scheme's host keeps its case, since it may be a value.
    private func normalized(host: Segment) -> String {
        guard let name = host.value else {
            return PercentCoding.normalized(host.encoded[...], keeping: .registeredName)
        }
        if host.encoded.utf8.first == .openBracket { return name }
        var output = ""
        PercentCoding.appendRegisteredName(name, to: &output)
        return output
    }
}

extension URLReference.Segment {
    /// The segment escaped where it must be and nowhere else.
    var normalized: String {
        value.map(PercentCoding.segment) ?? PercentCoding.normalized(encoded[...], keeping: .segment)
    }
}
