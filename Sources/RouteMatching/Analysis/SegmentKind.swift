/// The kind of a pattern segment, in ranking order: the first of two kinds that differ wins.
public enum SegmentKind: Int, Sendable, Hashable, Comparable, CaseIterable, CustomStringConvertible {
    /// Text that is matched as it is.
    case literal
    /// A `<bool:…>` placeholder.
    case bool
    /// An `<int:…>` placeholder.
    case int
    /// A `<uuid:…>` placeholder.
    case uuid
    /// A `<double:…>` placeholder.
    case double
    /// A `:name` placeholder.
    case string
    /// A `<path:…>` placeholder.
    case rest

    /// The kind of the segment.
    public init(_ segment: RoutePattern.Segment) {
        switch segment {
        case .literal: self = .literal
        case .rest: self = .rest
        case .placeholder(_, let type):
            switch type {
            case .bool: self = .bool
            case .int: self = .int
            case .uuid: self = .uuid
            case .double: self = .double
            case .string: self = .string
            }
        }
    }

    /// Whether the left kind goes before the right one.
    public static func < (left: SegmentKind, right: SegmentKind) -> Bool { left.rawValue < right.rawValue }

    /// The kind in words, with its article.
    public var description: String {
        switch self {
        case .literal: "a literal"
        case .bool: "a bool placeholder"
        case .int: "an int placeholder"
        case .uuid: "a uuid placeholder"
        case .double: "a double placeholder"
        case .string: "a string placeholder"
        case .rest: "a rest"
        }
    }
}
