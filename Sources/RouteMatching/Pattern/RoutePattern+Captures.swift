extension RoutePattern {
    /// Where this pattern finds its segments in a URL.
    package func view(of url: URLReference) -> SegmentView {
        SegmentView(url, readsHost: scheme != nil)
    }

    /// The position in `view` of the segment with this index in ``allSegments``.
    package func position(ofSegment index: Int, in view: SegmentView) -> Int {
        index < pathCount || pathCount == allSegments.count ? index : view.pathEnd + index - pathCount
    }

    /// The decoded value of a single-segment placeholder in a URL that matches.
    func value(of name: String, in url: URLReference) -> String? {
        let view = view(of: url)
        for (index, segment) in allSegments.enumerated() {
            if case .placeholder(name, _) = segment {
                return url.string(view.piece(at: position(ofSegment: index, in: view), in: url))
            }
        }
        return nil
    }

    /// What the placeholders take from a URL that matches.
    func captures(in url: URLReference) -> [PathCapture] {
        let view = view(of: url)
        return allSegments.enumerated().compactMap { index, segment in
            let position = position(ofSegment: index, in: view)
            switch segment {
            case .literal:
                return nil
            case .placeholder(let name, let type):
                return PathCapture(name: name, values: [url.string(view.piece(at: position, in: url))], type: type)
            case .rest(let name):
                let values = (position..<view.end(pathCount < allSegments.count)).map {
                    url.string(view.piece(at: $0, in: url))
                }
                return PathCapture(name: name, values: values, type: nil)
            }
        }
    }

    /// What the placeholders take from a URL that matches, by name; a rest is joined with slashes.
    ///
    /// Of two with the same name the first counts.
    package func parameters(in url: URLReference) -> [String: String] {
        let view = view(of: url)
        var parameters: [String: String] = [:]
        for index in allSegments.indices {
            guard let name = allSegments[index].name, parameters[name] == nil else { continue }
            let position = position(ofSegment: index, in: view)
            if case .rest = allSegments[index] {
                parameters[name] = (position..<view.end(pathCount < allSegments.count)).map {
                    url.string(view.piece(at: $0, in: url))
                }.joined(separator: "/")
            } else {
                parameters[name] = url.string(view.piece(at: position, in: url))
            }
        }
        return parameters
    }

    /// The segments of a URL that matches behind those that the pattern covers.
    func remainder(in url: URLReference) -> [URLReference.Segment] {
        let view = view(of: url)
        return remainingPositions(in: view).map { url.segment(view.piece(at: $0, in: url)) }
    }

    /// The positions behind those that the pattern covers, in a URL that matches.
    package func remainingPositions(in view: SegmentView) -> Range<Int> {
        let end = view.end(pathCount < allSegments.count)
        if case .rest? = allSegments.last { return end..<end }
        return position(ofSegment: allSegments.count, in: view)..<end
    }
}
