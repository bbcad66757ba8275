/// The pieces of a URL, the first four of which need no allocation.
///
/// Few URLs have more.
package struct URLPieceList: RandomAccessCollection, Sendable {
    private var first: (URLPiece, URLPiece, URLPiece, URLPiece) = (.none, .none, .none, .none)
    private var others: [URLPiece] = []
    package private(set) var endIndex = 0

    package init() {}

    init(_ pieces: some Sequence<URLPiece>) {
        for piece in pieces { append(piece) }
    }

    package var startIndex: Int { 0 }

    @inline(__always)
    package subscript(position: Int) -> URLPiece {
        precondition(position >= 0 && position < endIndex, "there is no such piece")
        switch position {
        case 0: return first.0
        case 1: return first.1
        case 2: return first.2
        case 3: return first.3
        default: return others[position - 4]
        }
    }

    mutating func append(_ piece: URLPiece) {
        switch endIndex {
        case 0: first.0 = piece
        case 1: first.1 = piece
        case 2: first.2 = piece
        case 3: first.3 = piece
        default: others.append(piece)
        }
        endIndex += 1
    }

    /// Removes the last piece, of which there has to be one.
    mutating func removeLast() {
        if endIndex > 4 { others.removeLast() }
        endIndex -= 1
    }
}

extension URLPieceList: Equatable {
    package static func == (left: URLPieceList, right: URLPieceList) -> Bool { left.elementsEqual(right) }
}
