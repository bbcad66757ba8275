import Foundation
import RouteMatching

/// One run of decoding: finds each field's text in the URL when it is asked for.
final class PathwayDecoding: Decoder {
    let url: URLReference
    let plan: PathwayPlan
    let includesFragmentItems: Bool

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// - Parameters:
    ///   - url: a URL the plan's pattern has matched, in the form ``PathwayPlan/readable(_:)`` gives.
    ///   - includesFragmentItems: whether query fields are also looked for after the fragment's route.
    init(url: URLReference, plan: PathwayPlan, includesFragmentItems: Bool) {
        self.url = url
        self.plan = plan
        self.includesFragmentItems = includesFragmentItems
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(FieldDecodingContainer<Key>(decoding: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw PathwayError.unsupported(key: nil, reason: "a model is not a list")
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        WholeModelDecodingContainer(decoding: self)
    }
}

/// Where a field's text is.
enum FieldPlace {
    case absent
    /// A segment, counted over the path's and then the fragment's.
    case segment(Int)
    /// The segments of a rest.
    case rest(Range<Int>)
    /// A query item.
    case item(URLReference.QueryItemRange)

    /// Whether an optional field here is `nil`.
    var isEmpty: Bool {
        switch self {
        case .absent: true
        case .rest(let range): range.isEmpty
        case .segment, .item: false
        }
    }
}

extension PathwayDecoding {
    /// Where the text of a field is: its placeholder's segment, or else the last query item of its name.
    func place(of name: String) -> FieldPlace {
        if let index = plan.slotIndex(named: name) {
            let slot = plan.slots[index]
            guard slot.isRest else { return .segment(slot.position) }
            return .rest(slot.position..<(slot.isInFragment ? url.parts.pieces.count : url.parts.pathCount))
        }
        return url.lastQueryItem(named: name, includingFragment: includesFragmentItems).map(FieldPlace.item) ?? .absent
    }

    /// The items that query fields are looked for among.
    var allItems: [URLReference.QueryItem] {
        includesFragmentItems ? url.queryItems + url.fragmentItems : url.queryItems
    }

    /// Where the texts of a list field are.
    func places(ofListAt place: FieldPlace, named name: String) throws -> [FieldPlace] {
        switch place {
        case .absent: []
        case .rest(let range): range.map(FieldPlace.segment)
        case .item: url.queryItemRanges(named: name, includingFragment: includesFragmentItems).map(FieldPlace.item)
        case .segment:
            throw PathwayError.unsupported(key: name, reason: "a placeholder holds one value, not a list")
        }
    }

    /// Reads the text at a place.
    ///
    /// - Throws: ``PathwayError`` when there is none, when it is not UTF-8, or when `read` makes nothing of it.
    @inline(__always)
    func read<Value>(
        _ place: FieldPlace, named name: String, _ read: (UnsafeBufferPointer<UInt8>) -> Value?
    ) throws -> Value {
        let value: Value?
        switch place {
        case .absent:
            throw PathwayError.notFound(key: name)
        case .rest:
            throw PathwayError.unsupported(key: name, reason: "a rest placeholder holds a list, not one value")
        case .segment(let index):
            value = url.withSegmentBytes(at: index, read)
        case .item(let range):
            value = url.withValueBytes(of: range, read)
        }
        guard let value else { throw PathwayError.notDecodable(key: name, value: text(at: place)) }
        return value
    }

    /// The text at a place for an error: decoded where it can be, else as it stands in the URL.
    func text(at place: FieldPlace) -> String {
        let copy: (UnsafeBufferPointer<UInt8>) -> String? = { String(decoding: $0, as: UTF8.self) }
        switch place {
        case .absent:
            return ""
        case .segment(let index):
            return url.withSegmentBytes(at: index, copy) ?? url.encodedSegment(at: index)
        case .rest(let range):
            return range.map { text(at: .segment($0)) }.joined(separator: "/")
        case .item(let range):
            return url.withValueBytes(of: range, copy) ?? url.encodedValue(of: range)
        }
    }
}

// MARK: - Scalars

// Not generic over the model's keys, so that each of these is compiled for its type.
extension PathwayDecoding {
    func string(_ name: String) throws -> String { try string(name, at: place(of: name)) }

    func string(_ name: String, at place: FieldPlace) throws -> String {
        try read(place, named: name) { String(decoding: $0, as: UTF8.self) }
    }

    func bool(_ name: String) throws -> Bool { try read(place(of: name), named: name, ScalarText.bool) }

    func double(_ name: String) throws -> Double { try read(place(of: name), named: name, ScalarText.double) }

    func float(_ name: String) throws -> Float { try read(place(of: name), named: name, ScalarReader.float) }

    func integer<Value: FixedWidthInteger>(_ name: String) throws -> Value { try integer(name, at: place(of: name)) }

    func integer<Value: FixedWidthInteger>(_ name: String, at place: FieldPlace) throws -> Value {
        try read(place, named: name) { ScalarReader.integer($0, as: Value.self) }
    }

    /// A Foundation type whose own Codable form is not one plain scalar, or `nil` when `Value` is another type.
    @inline(__always)
    func foundation<Value>(_ type: Value.Type, named name: String, at place: FieldPlace) throws -> Value? {
        if type == UUID.self { return sameType(try uuid(name, place), as: type) }
        if type == Date.self { return sameType(try read(place, named: name, ISODateText.date) as Date, as: type) }
        if type == URL.self { return sameType(try read(place, named: name, ScalarReader.url) as URL, as: type) }
        if type == Decimal.self {
            return sameType(try read(place, named: name, ScalarReader.decimal) as Decimal, as: type)
        }
        return nil
    }

    func uuid(_ name: String, _ place: FieldPlace) throws -> UUID {
        try read(place, named: name, UUIDText.uuid)
    }
}
