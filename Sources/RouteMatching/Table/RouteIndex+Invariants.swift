extension RouteIndex {
    /// What is wrong with the arrays, or `nil`.
    ///
    /// Tests and fuzzing check it after each change; nothing else pays for it.
    package var invariantViolation: String? {
        for position in nodes.indices.dropFirst(2) {
            let node = nodes[position]
            guard nodes.indices.contains(Int(node.parent)), Int(node.parent) < position || node.nextSibling >= 0 else {
                return "node \(position) has no parent before it"
            }
            if node.nextSibling >= 0 {
                let sibling = nodes[Int(node.nextSibling)]
                if sibling.parent != node.parent || sibling.step.rawValue <= node.step.rawValue {
                    return "the siblings after node \(position) are not in rank order"
                }
            }
        }
        for (position, entry) in entries.enumerated() {
            if position > 0, entries[position - 1].id.sequence >= entry.id.sequence {
                return "registration \(position) is out of order"
            }
            guard entry.bucket >= 0 else { continue }
            if entry.isRemoved { return "registration \(position) is removed and linked" }
            if entry.next >= 0, entries[Int(entry.next)].previous != Int32(position) || entry.next <= position {
                return "the list after registration \(position) is broken"
            }
            let bucket = buckets[Int(entry.bucket)]
            if self.bucket(of: bucket.node, policy: bucket.policy, filter: bucket.filter) != entry.bucket {
                return "the bucket of registration \(position) is not found"
            }
        }
        return nil
    }
}
