/// One segment, or the host, of a parsed URL: where its bytes are, and what matching wants to know about them.
///
/// A piece without escapes is a range of the URL's own text; only a decoded one has bytes of its own, in
/// ``URLParts/decoded``.
package struct URLPiece: Sendable, Equatable {
    /// The piece as it stands in the text.
    package var encodedStart: Int32
    package var encodedEnd: Int32
    /// The decoded piece, in the text or, with ``Flags/isInDecoded``, in the decoded bytes.
    package var start: Int32
    package var end: Int32
    /// ``SegmentHash`` of the decoded bytes.
    var hash: UInt32
    package var flags: Flags

    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The bytes are in ``URLParts/decoded``.
        package static let isInDecoded = Flags(rawValue: 1 << 0)
        /// Some decoded byte is not ASCII, so comparing it takes canonical equivalence.
        static let isNonASCII = Flags(rawValue: 1 << 1)
        /// Not UTF-8, or holds NUL: matches no literal and no placeholder.
        static let isUnmatchable = Flags(rawValue: 1 << 2)
        /// Decodes to text in which a slash or backslash sets an empty, `.` or `..` piece apart: not for a rest.
        static let isUnsafeInRest = Flags(rawValue: 1 << 3)
        /// The host of a custom scheme standing in for the first segment, with a capital in it.
        ///
        /// RFC 3986 §3.2.2 makes hosts case-insensitive, so a literal is also tried in lower case.
        static let isMixedCaseHost = Flags(rawValue: 1 << 4)
    }

    /// A piece that stands in the text as it decodes.
    @inline(__always)
    init(unescaped text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
        self.init(
            encodedStart: Int32(truncatingIfNeeded: start), encodedEnd: Int32(truncatingIfNeeded: end),
            start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end),
            hash: SegmentHash.hash(UnsafeBufferPointer(rebasing: text[start..<end])), flags: [])
    }

    init(encodedStart: Int32, encodedEnd: Int32, start: Int32, end: Int32, hash: UInt32, flags: Flags) {
        self.encodedStart = encodedStart
        self.encodedEnd = encodedEnd
        self.start = start
        self.end = end
        self.hash = hash
        self.flags = flags
    }

    /// Stands where there is no piece.
    static let none = URLPiece(encodedStart: 0, encodedEnd: 0, start: 0, end: 0, hash: 0, flags: [])

    @inline(__always)
    package var count: Int { Int(end - start) }

    @inline(__always)
    package var isMatchable: Bool { !flags.contains(.isUnmatchable) }

    @inline(__always)
    var isAllowedInRest: Bool { flags.isDisjoint(with: [.isUnmatchable, .isUnsafeInRest]) }

    /// Whether a slash or backslash in the decoded bytes sets an empty, `.` or `..` piece apart.
    package static func isUnsafeInRest(_ decoded: some Collection<UInt8>) -> Bool {
        let isSeparator: (UInt8) -> Bool = { $0 == .slash || $0 == .backslash }
        guard decoded.contains(where: isSeparator) else { return false }
        return decoded.split(omittingEmptySubsequences: false, whereSeparator: isSeparator).contains {
            $0.count <= 2 && $0.allSatisfy { $0 == .dot }
        }
    }
}
