import RouteMatching

// The bytes are reached through stored properties, not through the engine's own generic accessors, which would be
// called unspecialized from here.
extension URLReference {
    /// Calls `body` with the decoded bytes of a segment, counted over the path's and then the fragment's.
    ///
    /// - Returns: `nil` as well when the segment is not one that a placeholder takes.
    @inline(__always)
    func withSegmentBytes<Value>(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value?) -> Value? {
        let piece = piece(at: index)
        guard piece.isMatchable else { return nil }
        let range = Int(piece.start)..<Int(piece.end)
        if piece.flags.contains(.isInDecoded) {
            return parts.decoded.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
        }
        return withTextBytes(in: range, body)
    }

    /// Calls `body` with the decoded bytes of a query item's value.
    ///
    /// - Returns: `nil` as well when the value is not UTF-8.
    @inline(__always)
    func withValueBytes<Value>(
        of range: QueryItemRange, _ body: (UnsafeBufferPointer<UInt8>) -> Value?
    ) -> Value? {
        if range.hasEscapes {
            guard var value = value(of: range) else { return nil }
            return value.withUTF8(body)
        }
        return withTextBytes(in: Int(range.start)..<Int(range.end), body)
    }

    /// The segment as it stands in the URL.
    func encodedSegment(at index: Int) -> String {
        let piece = piece(at: index)
        let copy: (UnsafeBufferPointer<UInt8>) -> String? = { String(decoding: $0, as: UTF8.self) }
        return withTextBytes(in: Int(piece.encodedStart)..<Int(piece.encodedEnd), copy) ?? ""
    }

    @inline(__always)
    private func withTextBytes<Value>(
        in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Value?
    ) -> Value? {
        let result = text.utf8.withContiguousStorageIfAvailable { body(UnsafeBufferPointer(rebasing: $0[range])) }
        // The text of a reference is contiguous.
        return result ?? nil
    }
}
