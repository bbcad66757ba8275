/// The host filters of a table, each once, found by the host of a URL.
struct HostFilterIndex: Sendable {
    private var filters: [HostFilter] = []
    /// How many registrations use each filter.
    private var useCounts: [Int32] = []
    private var slots = SlotTable()
    private var hasWildcards = false
    private var hasPorts = false

    subscript(position: Int32) -> HostFilter { filters[Int(position)] }

    /// The position of a filter, which counts as used once more.
    mutating func insert(_ filter: HostFilter) -> Int32 {
        var host = filter.host
        let existing = host.withUTF8 { self.position(of: $0, port: filter.port, isWildcard: filter.isWildcard) }
        if existing >= 0 {
            useCounts[Int(existing)] += 1
            return existing
        }
        let position = Int32(filters.count)
        filters.append(filter)
        useCounts.append(1)
        hasWildcards = hasWildcards || filter.isWildcard
        hasPorts = hasPorts || filter.port != nil
        let hash = host.withUTF8 { Self.hash($0, filter.port, filter.isWildcard) }
        slots.insert(position, hash: hash)
        return position
    }

    mutating func release(_ position: Int32) {
        useCounts[Int(position)] -= 1
    }

    /// Calls `body` with the position of each filter of the given kind that admits the URL.
    func forEach(admitting url: URLReference, isWildcard: Bool, _ body: (Int32) -> Void) {
        guard let host = url.parts.host, !filters.isEmpty, !isWildcard || hasWildcards else { return }
        let port = hasPorts ? url.effectivePort : nil
        url.withBytes(of: host) { name in
            var suffix = name[...]
            repeat {
                if isWildcard {
                    guard let dot = suffix.firstIndex(of: .dot) else { return }
                    // A label before the dot, so never the apex.
                    guard dot > suffix.startIndex else { return }
                    suffix = suffix[(dot + 1)...]
                }
                let bytes = UnsafeBufferPointer(rebasing: suffix)
                visit(bytes, port: nil, isWildcard: isWildcard, body)
                if let port { visit(bytes, port: port, isWildcard: isWildcard, body) }
            } while isWildcard
        }
    }

    /// Whether some registration's filter admits the URL.
    func admits(_ url: URLReference) -> Bool {
        var isAdmitted = false
        for isWildcard in [false, true] {
            forEach(admitting: url, isWildcard: isWildcard) { position in
                isAdmitted = isAdmitted || useCounts[Int(position)] > 0
            }
        }
        return isAdmitted
    }

    private func visit(_ host: UnsafeBufferPointer<UInt8>, port: Int?, isWildcard: Bool, _ body: (Int32) -> Void) {
        let position = self.position(of: host, port: port, isWildcard: isWildcard)
        if position >= 0 { body(position) }
    }

    private func position(of host: UnsafeBufferPointer<UInt8>, port: Int?, isWildcard: Bool) -> Int32 {
        slots.first(hash: Self.hash(host, port, isWildcard)) { position in
            let filter = filters[Int(position)]
            guard filter.port == port, filter.isWildcard == isWildcard, filter.host.utf8.count == host.count else {
                return false
            }
            return filter.host.utf8.elementsEqual(host)
        }
    }

    private static func hash(_ host: UnsafeBufferPointer<UInt8>, _ port: Int?, _ isWildcard: Bool) -> UInt32 {
        SlotTable.hash(SegmentHash.hash(host), UInt32(truncatingIfNeeded: (port ?? -1) << 1 | (isWildcard ? 1 : 0)))
    }
}
