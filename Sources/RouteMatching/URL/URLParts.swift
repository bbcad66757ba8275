/// What parsing found in a URL's text, as ranges of it.
///
/// ``URLReference`` is this plus the text.
package struct URLParts: Sendable, Equatable {
    /// A range of the text; `-1` for a part that is absent, which an empty part is not.
    struct Span: Sendable, Equatable {
        var start: Int32 = -1
        var end: Int32 = -1

        var isPresent: Bool { start >= 0 }
    }

    var scheme = Span()
    /// The host in canonical form; `nil` when there is none.
    var host: URLPiece?
    /// The host as a first segment: as written for custom schemes, canonical for web ones.
    var hostSegment: URLPiece?
    /// `-1` when there is none.
    var port: Int32 = -1
    var query = Span()
    /// The whole fragment, and its items after the first `?`.
    var fragment = Span()
    var fragmentQuery = Span()
    /// The path's segments, then the fragment route's.
    package var pieces = URLPieceList()
    package var pathCount = 0
    /// From which position on a rest may capture, in the path and in the fragment.
    var pathRestStart = 0
    var fragmentRestStart = 0
    /// The bytes of pieces that had escapes.
    package var decoded: [UInt8] = []

    @inline(__always)
    var hasFragment: Bool { fragment.isPresent }

    mutating func dropHost() {
        host = nil
        hostSegment = nil
        port = -1
    }
}
