/// The compiled form of a table, in flat arrays: the tree of nodes, the buckets in which registrations end, and the
/// registrations without their values.
///
/// It is kept compiled: inserting a registration adds the nodes that are missing and touches nothing else, so no work
/// waits for the first match. Reading it never changes it.
///
/// It is an object, so that handing a table on retains one reference instead of a dozen arrays. `@unchecked Sendable`
/// and the unchecked exclusivity hold because only a ``RouteTable`` changes an index, and only one that nothing else
/// refers to: it copies a shared one first, as arrays do. So nobody can read an index, on this thread or another, while
/// it changes. The methods that change it run no code but their own.
@usableFromInline
package final class RouteIndex: @unchecked Sendable {
    /// The root of patterns that name no scheme, and of those that do: these read the host as their first segment.
    @usableFromInline static let root: Int32 = 0
    @usableFromInline static let schemeRoot: Int32 = 1

    @exclusivity(unchecked) private(set) var nodes: [RouteNode] = [
        RouteNode(parent: -1, step: .root), RouteNode(parent: -1, step: .root),
    ]
    @exclusivity(unchecked) private(set) var buckets: [RouteBucket] = []
    @exclusivity(unchecked) @usableFromInline private(set) var entries: [RouteEntry] = []
    let filters: HostFilterIndex
    @exclusivity(unchecked) @usableFromInline private(set) var removedCount = 0
    @exclusivity(unchecked) @usableFromInline private(set) var hasSchemePatterns = false
    /// Whether some registration is for named schemes.
    @exclusivity(unchecked) private(set) var hasSchemedEntries = false

    /// The bytes of all ASCII literals, one after the other.
    @exclusivity(unchecked) private var literalBytes: [UInt8] = []
    @exclusivity(unchecked) private var literals = SlotTable()
    @exclusivity(unchecked) private var otherLiterals: [OtherLiteral: Int32] = [:]
    @exclusivity(unchecked) private var hostBuckets = SlotTable()
    @exclusivity(unchecked) private var nextSequence: UInt64 = 0

    /// A literal that is not ASCII is found through `String`, whose equality is canonical equivalence.
    private struct OtherLiteral: Hashable, Sendable {
        let parent: Int32
        let text: String
    }

    @usableFromInline
    init() {
        filters = HostFilterIndex()
    }

    /// The same registrations, for a table that shares its own and is about to change.
    ///
    /// - Complexity: O(1); each array is copied when it is first written.
    @usableFromInline
    init(copying other: RouteIndex) {
        nodes = other.nodes
        buckets = other.buckets
        entries = other.entries
        filters = HostFilterIndex(copying: other.filters)
        removedCount = other.removedCount
        hasSchemePatterns = other.hasSchemePatterns
        hasSchemedEntries = other.hasSchemedEntries
        literalBytes = other.literalBytes
        literals = other.literals
        otherLiterals = other.otherLiterals
        hostBuckets = other.hostBuckets
        nextSequence = other.nextSequence
    }
}

// MARK: - Looking up

extension RouteIndex {
    /// The child of a node for a literal segment, or -1.
    @inline(__always)
    func literalChild(of parent: Int32, hash: UInt32, bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
        literals.first(hash: SlotTable.hash(UInt32(bitPattern: parent), hash)) { child in
            let node = nodes[Int(child)]
            guard node.parent == parent, node.hash == hash, Int(node.textCount) == bytes.count else { return false }
            return literalBytes.withUnsafeBufferPointer { pool in
                UnsafeBufferPointer(rebasing: pool[Int(node.textStart)...].prefix(bytes.count))
                    .holdsSameBytes(as: bytes)
            }
        }
    }

    /// The child of a node for a literal segment that is not ASCII, or -1.
    func literalChild(of parent: Int32, text: String) -> Int32 {
        var text = Self.foldingSingletons(text)
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
            return otherLiterals[OtherLiteral(parent: parent, text: text)] ?? -1
        }
        return text.withUTF8 { literalChild(of: parent, hash: SegmentHash.hash($0), bytes: $0) }
    }

    /// The bucket of a node for a policy and a host filter, or -1.
    func bucket(of node: Int32, policy: MatchPolicy, filter: Int32) -> Int32 {
        if filter < 0 {
            return policy == .exact ? nodes[Int(node)].exactBucket : nodes[Int(node)].prefixBucket
        }
        return hostBuckets.first(hash: Self.hash(ofBucketAt: node, policy, filter)) { position in
            let bucket = buckets[Int(position)]
            return bucket.node == node && bucket.policy == policy && bucket.filter == filter
        }
    }

    private static func hash(ofBucketAt node: Int32, _ policy: MatchPolicy, _ filter: Int32) -> UInt32 {
        SlotTable.hash(UInt32(bitPattern: node) << 1 | (policy == .exact ? 0 : 1), UInt32(bitPattern: filter))
    }

    /// Replaces the three scalars that are canonically equivalent to ASCII, so that ASCII text compares as bytes.
    private static func foldingSingletons(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        let singletons: [Unicode.Scalar: Unicode.Scalar] = ["\u{212A}": "K", "\u{37E}": ";", "\u{1FEF}": "`"]
        guard text.unicodeScalars.contains(where: { singletons[$0] != nil }) else { return text }
        var folded = String.UnicodeScalarView()
        folded.append(contentsOf: text.unicodeScalars.lazy.map { singletons[$0] ?? $0 })
        return String(folded)
    }
}

// MARK: - Inserting

extension RouteIndex {
    /// Adds a registration after all others.
    ///
    /// - Complexity: amortized O(length of the pattern).
    @usableFromInline
    func insert(
        _ pattern: RoutePattern, host: HostFilter?, schemes: Set<String>, policy: MatchPolicy, name: String?
    ) -> RegistrationID {
        let id = RegistrationID(sequence: nextSequence)
        nextSequence += 1
        let schemes = schemes.isEmpty ? schemes : Set(schemes.map(HostName.lowercased))
        append(id, pattern, host: host, schemes: schemes, policy: policy, name: name)
        return id
    }

    private func append(
        _ id: RegistrationID, _ pattern: RoutePattern, host: HostFilter?, schemes: Set<String>, policy: MatchPolicy,
        name: String?
    ) {
        var filter: Int32 = -1
        if let host { filter = filters.insert(host) }
        let hasExtras = !schemes.isEmpty || name != nil || pattern.scheme != nil
        let contradicts = pattern.scheme.map { !schemes.isEmpty && !schemes.contains($0) } ?? false
        let effective = contradicts ? schemes : pattern.scheme.map { [$0] } ?? schemes
        var entry = RouteEntry(
            id: id, pattern: pattern, filter: filter, policy: policy,
            extras: hasExtras ? .init(schemes: effective, name: name) : nil)
        let position = Int32(entries.count)
        if pattern.error == nil, !contradicts {
            let node = insertNodes(for: pattern)
            // A rest covers the whole path, whatever the policy says.
            let effectivePolicy = nodes[Int(node)].step == .rest ? .exact : policy
            entry.bucket = insertBucket(at: node, policy: effectivePolicy, filter: filter)
        }
        entries.append(entry)
        if entry.bucket >= 0 { link(position) }
    }

    private func insertNodes(for pattern: RoutePattern) -> Int32 {
        var node = pattern.scheme == nil ? Self.root : Self.schemeRoot
        if pattern.scheme != nil { hasSchemePatterns = true }
        for (index, segment) in pattern.allSegments.enumerated() {
            if index == pattern.pathCount { node = insertChild(of: node, step: .fragment) }
            if case .literal(let text) = segment {
                node = insertLiteral(text, under: node)
            } else {
                node = insertChild(of: node, step: segment.step)
            }
        }
        return node
    }

    private func insertLiteral(_ text: String, under parent: Int32) -> Int32 {
        let existing = literalChild(of: parent, text: text)
        if existing >= 0 { return existing }
        var text = Self.foldingSingletons(text)
        var node = RouteNode(parent: parent, step: .literal)
        let child = Int32(nodes.count)
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            node.hash = text.withUTF8 { SegmentHash.hash($0) }
            node.textStart = Int32(literalBytes.count)
            node.textCount = Int32(text.utf8.count)
            literalBytes += text.utf8
            literals.insert(child, hash: SlotTable.hash(UInt32(bitPattern: parent), node.hash))
        } else {
            otherLiterals[OtherLiteral(parent: parent, text: text)] = child
        }
        nodes.append(node)
        nodes[Int(parent)].hasLiterals = true
        return child
    }

    /// Keeps the list of children that are not literals in rank order.
    private func insertChild(of parent: Int32, step: RouteNode.Step) -> Int32 {
        var before: Int32 = -1
        var sibling = nodes[Int(parent)].firstChild
        while sibling >= 0, nodes[Int(sibling)].step.rawValue < step.rawValue {
            before = sibling
            sibling = nodes[Int(sibling)].nextSibling
        }
        if sibling >= 0, nodes[Int(sibling)].step == step { return sibling }
        let child = Int32(nodes.count)
        var node = RouteNode(parent: parent, step: step)
        node.nextSibling = sibling
        nodes.append(node)
        if before < 0 { nodes[Int(parent)].firstChild = child } else { nodes[Int(before)].nextSibling = child }
        return child
    }

    private func insertBucket(at node: Int32, policy: MatchPolicy, filter: Int32) -> Int32 {
        let existing = bucket(of: node, policy: policy, filter: filter)
        if existing >= 0 { return existing }
        let position = Int32(buckets.count)
        buckets.append(RouteBucket(node: node, policy: policy, filter: filter))
        switch (policy, filter) {
        case (.exact, ..<0): nodes[Int(node)].exactBucket = position
        case (.prefix, ..<0): nodes[Int(node)].prefixBucket = position
        case (.exact, _): nodes[Int(node)].hasHosts.exact = true
        case (.prefix, _): nodes[Int(node)].hasHosts.prefix = true
        }
        if filter >= 0 { hostBuckets.insert(position, hash: Self.hash(ofBucketAt: node, policy, filter)) }
        return position
    }
}

// MARK: - Removing

extension RouteIndex {
    /// The position of a registration that is still there.
    ///
    /// - Complexity: O(log n).
    @usableFromInline
    func position(of id: RegistrationID) -> Int? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].id.sequence < id.sequence { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].id == id && !entries[low].isRemoved ? low : nil
    }

    /// Takes a registration out; its nodes stay until the index is built anew.
    @usableFromInline
    func remove(at position: Int) {
        unlink(Int32(position))
        if entries[position].filter >= 0 { filters.release(entries[position].filter) }
        entries[position].isRemoved = true
        removedCount += 1
    }

    /// Whether so much was removed that building anew costs less than keeping it.
    @usableFromInline
    var isSparse: Bool { removedCount > 32 && removedCount * 2 > entries.count }

    /// The same registrations, under the same IDs, without what removed ones left behind.
    @usableFromInline
    func compacted() -> RouteIndex {
        let copy = RouteIndex()
        copy.nextSequence = nextSequence
        for entry in entries where !entry.isRemoved {
            copy.append(
                entry.id, entry.pattern, host: host(of: entry), schemes: entry.extras?.schemes ?? [],
                policy: entry.policy, name: entry.extras?.name)
        }
        return copy
    }

    func host(of entry: RouteEntry) -> HostFilter? {
        entry.filter < 0 ? nil : filters[entry.filter]
    }

    private func link(_ position: Int32) {
        let bucket = Int(entries[Int(position)].bucket)
        let isSchemed = entries[Int(position)].isSchemed
        let tail = buckets[bucket][isSchemed: isSchemed].tail
        entries[Int(position)].previous = tail
        if tail < 0 {
            buckets[bucket][isSchemed: isSchemed].head = position
        } else {
            entries[Int(tail)].next = position
        }
        buckets[bucket][isSchemed: isSchemed].tail = position
        hasSchemedEntries = hasSchemedEntries || isSchemed
    }

    private func unlink(_ position: Int32) {
        let entry = entries[Int(position)]
        guard entry.bucket >= 0 else { return }
        let bucket = Int(entry.bucket)
        if entry.previous < 0 {
            buckets[bucket][isSchemed: entry.isSchemed].head = entry.next
        } else {
            entries[Int(entry.previous)].next = entry.next
        }
        if entry.next < 0 {
            buckets[bucket][isSchemed: entry.isSchemed].tail = entry.previous
        } else {
            entries[Int(entry.next)].previous = entry.previous
        }
        entries[Int(position)].bucket = -1
    }
}
