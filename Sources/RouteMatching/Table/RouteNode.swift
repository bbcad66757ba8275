/// One place in the tree that the patterns of a table make: a step from its parent, and where patterns end.
///
/// Nodes refer to each other by index. Literal children are found by hash, the few others stand in a list that is
/// kept in rank order. Names of placeholders belong to registrations, so `:id` and `:name` share a node.
struct RouteNode: Sendable {
    /// What leads from the parent to a node, in the order in which children are tried after literals.
    enum Step: UInt8, Sendable {
        case literal
        /// From the end of the path into the fragment, where no segment of the path is left for another child to take.
        case fragment
        case bool, int, uuid, double, string
        case rest
        case root

        init(_ type: RoutePattern.PlaceholderType) {
            switch type {
            case .bool: self = .bool
            case .int: self = .int
            case .uuid: self = .uuid
            case .double: self = .double
            case .string: self = .string
            }
        }
    }

    let parent: Int32
    let step: Step
    var hasLiterals = false
    /// Whether registrations with a host filter end here, by policy.
    var hasHosts: (exact: Bool, prefix: Bool) = (false, false)
    /// The literal's hash and bytes, in ``RouteIndex/literalBytes``.
    var hash: UInt32 = 0
    var textStart: Int32 = 0
    var textCount: Int32 = 0
    /// The first child that is not a literal, and the next such sibling of this node.
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
    /// The buckets of registrations without a host filter that end here.
    var exactBucket: Int32 = -1
    var prefixBucket: Int32 = -1
}
