/// The host filters of a table, each once, found by the host of a URL.
///
/// `@unchecked Sendable` and the unchecked exclusivity hold for the reason given at ``RouteIndex``: one index owns it,
/// copies it along with itself, and changes it only while nothing else refers to that index.
final class HostFilterIndex: @unchecked Sendable {
    @exclusivity(unchecked) private var filters: [HostFilter] = []
    /// How many registrations use each filter.
    @exclusivity(unchecked) private var useCounts: [Int32] = []
    @exclusivity(unchecked) private var slots = SlotTable()
    /// The length of the longest host behind a `*.`, or -1 without one: no longer suffix of a host is worth a look.
    @exclusivity(unchecked) private var longestWildcard = -1
    @exclusivity(unchecked) private var hasPorts = false

    init() {}

    init(copying other: HostFilterIndex) {
        filters = other.filters
        useCounts = other.useCounts
        slots = other.slots
        longestWildcard = other.longestWildcard
        hasPorts = other.hasPorts
    }

    subscript(position: Int32) -> HostFilter { filters[Int(position)] }

    /// The position of a filter, which counts as used once more.
    func insert(_ filter: HostFilter) -> Int32 {
        var host = filter.host
        let hash = host.withUTF8(SegmentHash.hash)
        let existing = host.withUTF8 {
            self.position(of: $0, hash: hash, port: filter.port, isWildcard: filter.isWildcard)
        }
        if existing >= 0 {
            useCounts[Int(existing)] += 1
            return existing
        }
        let position = Int32(filters.count)
        filters.append(filter)
        useCounts.append(1)
        if filter.isWildcard { longestWildcard = max(longestWildcard, filter.host.utf8.count) }
        hasPorts = hasPorts || filter.port != nil
        slots.insert(position, hash: Self.hash(hash, filter.port, filter.isWildcard))
        return position
    }

    func release(_ position: Int32) {
        useCounts[Int(position)] -= 1
    }

    /// A place among the filters of one kind that may admit a URL's host: for the whole host, or for a wildcard what
    /// follows each dot; each without a port and with the URL's.
    struct Cursor {
        let isWildcard: Bool
        fileprivate var start = 0
        fileprivate var isWithPort = false

        init(isWildcard: Bool) {
            self.isWildcard = isWildcard
        }
    }

    /// The position of the next filter that admits the URL, or -1.
    func next(_ cursor: inout Cursor, admitting url: URLReference) -> Int32 {
        guard let host = url.parts.host, !filters.isEmpty, !cursor.isWildcard || longestWildcard >= 0 else { return -1 }
        return url.withBytes(of: host) { name in
            while cursor.start >= 0 {
                let (start, isWithPort) = (cursor.start, cursor.isWithPort)
                advance(&cursor, in: name)
                // The whole host is the apex, which a wildcard does not admit.
                if cursor.isWildcard, start == 0 || name.count - start > longestWildcard { continue }
                let port = isWithPort ? url.effectivePort : nil
                if isWithPort, port == nil { continue }
                let suffix = UnsafeBufferPointer(rebasing: name[start...])
                let hash = start == 0 ? host.hash : SegmentHash.hash(suffix)
                let found = position(of: suffix, hash: hash, port: port, isWildcard: cursor.isWildcard)
                if found >= 0 { return found }
            }
            return -1
        }
    }

    private func advance(_ cursor: inout Cursor, in name: UnsafeBufferPointer<UInt8>) {
        cursor.isWithPort = hasPorts && !cursor.isWithPort
        if cursor.isWithPort { return }
        let dot = cursor.isWildcard ? name[cursor.start...].firstIndex(of: .dot) : nil
        cursor.start = dot.map { $0 + 1 } ?? -1
    }

    /// Whether some registration's filter admits the URL.
    func admits(_ url: URLReference) -> Bool {
        for isWildcard in [false, true] {
            var cursor = Cursor(isWildcard: isWildcard)
            while case let position = next(&cursor, admitting: url), position >= 0 {
                if useCounts[Int(position)] > 0 { return true }
            }
        }
        return false
    }

    private func position(
        of host: UnsafeBufferPointer<UInt8>, hash: UInt32, port: Int?, isWildcard: Bool
    ) -> Int32 {
        slots.first(hash: Self.hash(hash, port, isWildcard)) { position in
            let filter = filters[Int(position)]
            guard filter.port == port, filter.isWildcard == isWildcard else { return false }
            return filter.host.utf8.withContiguousStorageIfAvailable { $0.holdsSameBytes(as: host) } ?? false
        }
    }

    /// Spreads the hash of a host over its filters with each port, and its wildcard.
    private static func hash(_ hash: UInt32, _ port: Int?, _ isWildcard: Bool) -> UInt32 {
        SlotTable.hash(hash, UInt32(truncatingIfNeeded: (port ?? -1) << 1 | (isWildcard ? 1 : 0)))
    }
}
