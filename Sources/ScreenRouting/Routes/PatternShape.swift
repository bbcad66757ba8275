import RouteMatching

/// A pattern that is compared without its placeholders' names.
///
/// Two patterns of one shape match the same URLs. Nothing is built to compare them: registering thousands of records
/// looks at each pattern where it is.
struct PatternShape: Hashable {
    let pattern: RoutePattern

    static func == (left: PatternShape, right: PatternShape) -> Bool {
        let (first, second) = (left.pattern, right.pattern)
        return first.scheme == second.scheme
            && first.fragmentSegments?.count == second.fragmentSegments?.count
            && first.allSegments.elementsEqual(second.allSegments, by: areAlike)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(pattern.scheme)
        for segment in pattern.allSegments {
            switch segment {
            case .literal(let text): hasher.combine(text)
            case .placeholder(_, let type): hasher.combine(type)
            case .rest: hasher.combine(0)
            }
        }
    }

    private static func areAlike(_ left: RoutePattern.Segment, _ right: RoutePattern.Segment) -> Bool {
        switch (left, right) {
        case (.literal(let first), .literal(let second)): first == second
        case (.placeholder(_, let first), .placeholder(_, let second)): first == second
        case (.rest, .rest): true
        case (.literal, _), (.placeholder, _), (.rest, _): false
        }
    }
}
