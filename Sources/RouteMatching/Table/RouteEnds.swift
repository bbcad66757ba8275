/// A place in the registrations that end at one node: exact before prefix; named hosts, wildcard hosts, no host;
/// named schemes before any; first registered first.
struct RouteEnds: Sendable {
    private enum Tier: UInt8 {
        case exactHost, exactWildcard, exactAny, prefixHost, prefixWildcard, prefixAny, done

        var policy: MatchPolicy { rawValue < Tier.prefixHost.rawValue ? .exact : .prefix }
        var isWildcard: Bool { self == .exactWildcard || self == .prefixWildcard }
        var isHostless: Bool { self == .exactAny || self == .prefixAny }
    }

    private var tier = Tier.exactHost
    private var isSchemed = true
    /// The registration given last in this tier, or -1.
    private var last: Int32 = -1

    /// The position of the next registration at `node` that the URL's host and scheme admit, or -1.
    ///
    /// - Parameter includingExact: whether no segment is left, so that exact registrations match.
    mutating func next(
        at node: Int32, includingExact: Bool, in index: RouteIndex, for url: URLReference
    ) -> Int32 {
        if tier == .exactHost, !includingExact { tier = .prefixHost }
        isSchemed = isSchemed && index.hasSchemedEntries
        let here = index.nodes[Int(node)]
        while tier != .done {
            if hasRegistrations(at: here) {
                let found = nextInTier(at: node, in: index, for: url)
                if found >= 0 {
                    last = found
                    return found
                }
                last = -1
                if isSchemed {
                    isSchemed = false
                    continue
                }
                isSchemed = index.hasSchemedEntries
            }
            tier = Tier(rawValue: tier.rawValue + 1) ?? .done
        }
        return -1
    }

    /// Whether some registration of this tier may end at the node, as the node itself knows.
    @inline(__always)
    private func hasRegistrations(at node: RouteNode) -> Bool {
        switch tier {
        case .exactHost, .exactWildcard: node.hasHosts.exact
        case .exactAny: node.exactBucket >= 0
        case .prefixHost, .prefixWildcard: node.hasHosts.prefix
        case .prefixAny: node.prefixBucket >= 0
        case .done: false
        }
    }

    private func nextInTier(
        at node: Int32, in index: RouteIndex, for url: URLReference
    ) -> Int32 {
        if tier.isHostless {
            return first(inBucket: index.bucket(of: node, policy: tier.policy, filter: -1), in: index, for: url)
        }
        // Several filters of one tier can admit a host: its own with and without port, or wildcards at each level.
        var best: Int32 = -1
        var cursor = HostFilterIndex.Cursor(isWildcard: tier.isWildcard)
        while case let filter = index.filters.next(&cursor, admitting: url), filter >= 0 {
            let bucket = index.bucket(of: node, policy: tier.policy, filter: filter)
            let found = first(inBucket: bucket, in: index, for: url)
            if found >= 0, best < 0 || found < best { best = found }
        }
        return best
    }

    /// The first registration of a bucket's list that comes after ``last`` and whose schemes admit the URL, or -1.
    private func first(
        inBucket bucket: Int32, in index: RouteIndex, for url: URLReference
    ) -> Int32 {
        guard bucket >= 0 else { return -1 }
        var entry: Int32
        if last >= 0, index.entries[Int(last)].bucket == bucket {
            entry = index.entries[Int(last)].next
        } else {
            entry = index.buckets[Int(bucket)][isSchemed: isSchemed].head
            while entry >= 0, entry <= last { entry = index.entries[Int(entry)].next }
        }
        guard isSchemed, entry >= 0 else { return entry }
        let scheme = url.scheme
        while entry >= 0, !index.entries[Int(entry)].admits(scheme: scheme) {
            entry = index.entries[Int(entry)].next
        }
        return entry
    }
}
