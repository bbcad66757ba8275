import RouteMatching

/// Reads JSON text (RFC 8259) and says where it breaks the rules.
///
/// Foundation's readers drop the order of keys and the first of two equal keys, and give no position; this one is
/// iterative besides, so that depth is a limit and never a crash.
struct JSONReader {
    /// How deep arrays and objects may nest.
    static let maximumDepth = 128

    private let bytes: [UInt8]
    private var index = 0
    /// The arrays and objects that are open, outermost first.
    private var open: [Container] = []
    /// The elements read so far of all open containers, and the keys of all open objects; each container remembers
    /// where its own begin, so that no list is ever copied to grow.
    private var elements: [JSONValue] = []
    private var keys: [String] = []

    private struct Container {
        let isObject: Bool
        let firstElement: Int
        let firstKey: Int
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads one value that fills the text.
    ///
    /// - Complexity: O(n) for n bytes.
    static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
        var reader = JSONReader(bytes)
        return try reader.document()
    }

    private mutating func document() throws(JSONError) -> JSONValue {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw error("a byte order mark before the JSON text") }
        while true {
            var value = try openOrRead()
            while let complete = value {
                guard let container = open.last else {
                    skipSpace()
                    if index < bytes.count { throw error("text after the end of the JSON value") }
                    return complete
                }
                elements.append(complete)
                value = try close(container)
            }
        }
    }

    /// Reads a scalar or an empty container, or opens a container and returns nil.
    private mutating func openOrRead() throws(JSONError) -> JSONValue? {
        skipSpace()
        guard let byte = peek else { throw error("the text ends where a value is expected") }
        switch byte {
        case UInt8(ascii: "{"):
            try enter()
            if skip(UInt8(ascii: "}")) { return .object([]) }
            open.append(Container(isObject: true, firstElement: elements.count, firstKey: keys.count))
            keys.append(try key())
            return nil
        case UInt8(ascii: "["):
            try enter()
            if skip(UInt8(ascii: "]")) { return .array([]) }
            open.append(Container(isObject: false, firstElement: elements.count, firstKey: keys.count))
            return nil
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try literal("true", .bool(true))
        case UInt8(ascii: "f"): return try literal("false", .bool(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default: throw error("expected a value")
        }
    }

    /// After an element: goes on to the next one and returns nil, or closes the container and returns it.
    private mutating func close(_ container: Container) throws(JSONError) -> JSONValue? {
        if skip(UInt8(ascii: ",")) {
            if container.isObject { keys.append(try key()) }
            return nil
        }
        let end = container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        guard skip(end) else {
            throw error("expected a comma or the end of the \(container.isObject ? "object" : "array")")
        }
        open.removeLast()
        let own = Array(elements[container.firstElement...])
        elements.removeLast(own.count)
        guard container.isObject else { return .array(own) }
        let members = zip(keys[container.firstKey...], own).map { JSONValue.Member($0, $1) }
        keys.removeLast(own.count)
        return .object(members)
    }

    private mutating func enter() throws(JSONError) {
        if open.count >= Self.maximumDepth { throw error("nested deeper than \(Self.maximumDepth) levels") }
        index += 1
    }

    private mutating func key() throws(JSONError) -> String {
        skipSpace()
        guard peek == UInt8(ascii: "\"") else { throw error("expected a key in quotation marks") }
        let key = try string()
        guard skip(UInt8(ascii: ":")) else { throw error("expected a colon after the key") }
        return key
    }
}

// MARK: - Scalars

extension JSONReader {
    private mutating func literal(_ text: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
        let expected = text.withUTF8Buffer { Array($0) }
        guard bytes[index...].starts(with: expected) else { throw error("expected a value") }
        index += expected.count
        return value
    }

    private mutating func number() throws(JSONError) -> String {
        let start = index
        if peek == UInt8(ascii: "-") { index += 1 }
        let leadsWithZero = peek == UInt8(ascii: "0")
        guard skipDigits() > 0 else { throw error("expected a digit") }
        if leadsWithZero, bytes[start] == UInt8(ascii: "-") ? index > start + 2 : index > start + 1 {
            throw error("a number with a leading zero", at: start)
        }
        if peek == UInt8(ascii: ".") {
            index += 1
            guard skipDigits() > 0 else { throw error("expected a digit") }
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            index += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
            guard skipDigits() > 0 else { throw error("expected a digit") }
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skipDigits() -> Int {
        let start = index
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        return index - start
    }

    private mutating func string() throws(JSONError) -> String {
        let start = index
        index += 1
        // Most strings have no escapes and are taken as they stand.
        let end = bytes[index...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }
        var output = Array(bytes[index..<(end ?? bytes.count)])
        index += output.count
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                guard let text = String(validating: output) else {
                    throw error("a string that is not UTF-8", at: start)
                }
                return text
            case UInt8(ascii: "\\"): try appendEscape(to: &output)
            case 0..<0x20: throw error("a control character inside a string")
            default:
                output.append(byte)
                index += 1
            }
        }
        throw error("a string without an end", at: start)
    }

    private mutating func appendEscape(to output: inout [UInt8]) throws(JSONError) {
        let start = index
        index += 1
        guard let byte = peek else { throw error("a string without an end", at: start) }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): output.append(byte)
        case UInt8(ascii: "b"): output.append(0x08)
        case UInt8(ascii: "f"): output.append(0x0C)
        case UInt8(ascii: "n"): output.append(0x0A)
        case UInt8(ascii: "r"): output.append(0x0D)
        case UInt8(ascii: "t"): output.append(0x09)
        case UInt8(ascii: "u"): try appendScalar(to: &output, from: start)
        default: throw error("an unknown escape", at: start)
        }
    }

    private mutating func appendScalar(to output: inout [UInt8], from start: Int) throws(JSONError) {
        var value = try codeUnit(from: start)
        if (0xD800..<0xDC00).contains(value), bytes[index...].starts(with: [0x5C, 0x75]) {
            index += 2
            let low = try codeUnit(from: start)
            guard (0xDC00..<0xE000).contains(low) else { throw error("half of a surrogate pair", at: start) }
            value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(value) else { throw error("half of a surrogate pair", at: start) }
        output.append(contentsOf: String(Character(scalar)).utf8)
    }

    private mutating func codeUnit(from start: Int) throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = peek.flatMap(HexDigit.value) else { throw error("an unknown escape", at: start) }
            value = value << 4 | UInt32(digit)
            index += 1
        }
        return value
    }
}

// MARK: - Bytes

extension JSONReader {
    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    /// Skips space and then the byte, if it is there.
    private mutating func skip(_ byte: UInt8) -> Bool {
        skipSpace()
        guard peek == byte else { return false }
        index += 1
        return true
    }

    private func error(_ reason: String, at offset: Int? = nil) -> JSONError {
        JSONError(reason, at: offset ?? index, in: bytes)
    }
}

extension String {
    /// Reads UTF-8 and refuses anything else.
    init?(validating bytes: [UInt8]) {
        let isPlain = bytes.allSatisfy { $0 < 0x80 }
        guard isPlain || PercentCoding.isUTF8(bytes[...]) else { return nil }
        self.init(decoding: bytes, as: UTF8.self)
    }
}
