/// An open-addressing index from hashes to positions in an array of somebody else's.
///
/// It holds no keys: the caller says whether a position with the right hash is the one it means. Positions are never
/// taken out; a table that has lost many registrations is built anew.
struct SlotTable: Sendable {
    /// The hash in the upper half, the position plus one in the lower; zero is a free slot.
    private var slots: [UInt64] = []
    private var count = 0

    /// The first position stored under `hash` that `isMatch` accepts, or -1.
    @inline(__always)
    func first(hash: UInt32, where isMatch: (Int32) -> Bool) -> Int32 {
        guard !slots.isEmpty else { return -1 }
        let mask = slots.count &- 1
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            if UInt32(truncatingIfNeeded: slots[slot] >> 32) == hash {
                let position = Int32(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) &- 1
                if isMatch(position) { return position }
            }
            slot = (slot &+ 1) & mask
        }
        return -1
    }

    /// Stores a position that is not stored yet.
    mutating func insert(_ position: Int32, hash: UInt32) {
        if count * 3 >= slots.count * 2 { grow() }
        count += 1
        place(UInt64(hash) << 32 | UInt64(UInt32(bitPattern: position &+ 1)))
    }

    private mutating func place(_ entry: UInt64) {
        let mask = slots.count - 1
        var slot = Int(entry >> 32) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = entry
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt64](repeating: 0, count: max(8, old.count * 2))
        for entry in old where entry != 0 { place(entry) }
    }

    /// Spreads two numbers over a hash.
    @inline(__always)
    static func hash(_ first: UInt32, _ second: UInt32) -> UInt32 {
        let mixed = (UInt64(first) << 32 | UInt64(second)) &* 0x9E37_79B9_7F4A_7C15
        return UInt32(truncatingIfNeeded: mixed >> 32) ^ UInt32(truncatingIfNeeded: mixed >> 7)
    }
}
