extension RouteExplanation {
    /// The whole explanation as text: the URL's parts, the winner with its values, then each loser with its reason.
    public var description: String {
        var lines = [QuotedText.printable(text)]
        switch url {
        case .failure(let error):
            return (lines + ["malformed: \(QuotedText.printable("\(error)"))"]).joined(separator: "\n")
        case .success(let url): lines += Self.parts(of: url).map { "  \($0.label): \($0.text)" }
        }
        if let winner {
            lines.append("handled by \(winner.registration)")
            lines += winner.captureLines.map { "  \($0)" }
        } else {
            lines.append("handled by nothing")
        }
        for loser in losers {
            lines.append("not \(loser.registration)")
            lines.append("  \(loser.verdict)")
        }
        return lines.joined(separator: "\n")
    }

    /// The parts that the URL has, with their labels, safe to print.
    package static func parts(of url: URLReference) -> [(label: String, text: String)] {
        var parts: [(label: String, text: String)] = []
        if let scheme = url.scheme { parts.append(("scheme", scheme)) }
        if let host = url.host {
            parts.append(("host", QuotedText.printable(host) + (url.port.map { ", port \($0)" } ?? "")))
        }
        parts.append(("path", list(url.segments)))
        if !url.queryItems.isEmpty { parts.append(("query", list(url.queryItems))) }
        if let segments = url.fragmentSegments {
            parts.append(("fragment", list(segments)))
            if !url.fragmentItems.isEmpty { parts.append(("fragment items", list(url.fragmentItems))) }
        }
        return parts
    }

    private static func list(_ segments: [URLReference.Segment]) -> String {
        if segments.isEmpty { return "no segments" }
        return segments.map { segment in
            segment.value.map(QuotedText.quote) ?? "\(QuotedText.printable(segment.encoded)) (not text)"
        }.joined(separator: ", ")
    }

    private static func list(_ items: [URLReference.QueryItem]) -> String {
        items.map { item in
            let name = QuotedText.printable(item.name)
            guard let encoded = item.encodedValue else { return name }
            return "\(name) = " + (item.value.map(QuotedText.quote) ?? "\(QuotedText.printable(encoded)) (not text)")
        }.joined(separator: ", ")
    }
}

extension RouteExplanation.Candidate {
    /// The captured values of a winner, a line each, safe to print.
    package var captureLines: [String] {
        guard case .won(let captures, let remainder) = verdict else { return [] }
        var lines = captures.map { capture in
            let values = capture.values.map(QuotedText.quote).joined(separator: ", ")
            let name = QuotedText.printable(capture.name)
            return capture.type == nil ? "\(name) = [\(values)]" : "\(name) = \(values)"
        }
        if !remainder.isEmpty {
            lines.append("left over: " + remainder.map(QuotedText.quote).joined(separator: ", "))
        }
        return lines
    }
}
