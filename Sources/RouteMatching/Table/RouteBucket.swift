/// The registrations that end at one node with one policy and one host filter, in rank order: those for named schemes
/// in the order of registration, then those for any.
struct RouteBucket: Sendable {
    let node: Int32
    let policy: MatchPolicy
    /// The position of the host filter, or -1 for none.
    let filter: Int32
    private var schemed = List()
    private var any = List()

    init(node: Int32, policy: MatchPolicy, filter: Int32) {
        self.node = node
        self.policy = policy
        self.filter = filter
    }

    /// The registrations for named schemes, or those for any.
    subscript(isSchemed isSchemed: Bool) -> List {
        get { isSchemed ? schemed : any }
        set { if isSchemed { schemed = newValue } else { any = newValue } }
    }

    struct List: Sendable {
        var head: Int32 = -1
        var tail: Int32 = -1
    }
}
