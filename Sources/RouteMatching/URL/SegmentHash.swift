/// A fast hash of a segment's bytes.
///
/// It decides nothing but where to look: equality is always checked after it.
enum SegmentHash {
    @inline(__always)
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        let count = bytes.count
        var hash = UInt64(truncatingIfNeeded: count) &* factor
        guard let base = UnsafeRawPointer(bytes.baseAddress), count > 0 else { return 0 }
        var index = 0
        while count - index > 8 {
            hash = (hash ^ base.loadUnaligned(fromByteOffset: index, as: UInt64.self)) &* factor
            hash ^= hash >> 29
            index += 8
        }
        // The last bytes in one or two loads, which may overlap.
        let tail: UInt64
        if count >= 8 {
            tail = base.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        } else if count >= 4 {
            tail =
                UInt64(base.loadUnaligned(as: UInt32.self)) << 32
                | UInt64(base.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
        } else {
            tail = UInt64(bytes[0]) << 16 | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1])
        }
        hash = (hash ^ tail) &* factor
        return UInt32(truncatingIfNeeded: hash >> 32)
    }
}
