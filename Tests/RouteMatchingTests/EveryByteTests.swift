import RouteMatching
import Testing

@Suite("Each of the 256 bytes in each part of a URL")
struct EveryByteTests {
    static let bytes = Array(UInt8.min...UInt8.max)

    private static func escape(_ byte: UInt8) -> String {
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    /// The byte as text, for those that are text on their own.
    private static func text(_ byte: UInt8) -> String? {
        byte < 0x80 ? String(Unicode.Scalar(byte)) : nil
    }

    @Test("escaped in a path segment it is that byte, or the segment is no text", arguments: bytes)
    func escapedInPath(_ byte: UInt8) throws {
        let url = try URLReference("/x\(Self.escape(byte))y/z")
        #expect(url.segments.count == 2)
        let expected = byte == 0 ? nil : Self.text(byte).map { "x\($0)y" }
        #expect(url.segments.first?.value == expected)
        #expect(url.segments.first?.encoded == "x\(Self.escape(byte))y")
    }

    @Test("escaped in a fragment segment it is that byte, or the segment is no text", arguments: bytes)
    func escapedInFragment(_ byte: UInt8) throws {
        let url = try URLReference("/#x\(Self.escape(byte))y/z")
        let expected = byte == 0 ? nil : Self.text(byte).map { "x\($0)y" }
        #expect(url.fragmentSegments?.map(\.value) == [expected, "z"])
    }

    @Test("escaped in a query name or value it is that byte, or harms only its own item", arguments: bytes)
    func escapedInQuery(_ byte: UInt8) throws {
        let items = try URLReference("/?a=x\(Self.escape(byte))y&x\(Self.escape(byte))y=b&c=d").queryItems
        let text = Self.text(byte).map { "x\($0)y" }
        #expect(items.first?.value == text)
        #expect(items.last?.name == "c")
        #expect(items.count == (text == nil ? 2 : 3))
        if let text { #expect(items.dropFirst().first?.name == text) }
    }

    @Test("raw in a path it stands for itself, delimits, or is refused", arguments: bytes.prefix(128))
    func rawInPath(_ byte: UInt8) throws {
        let text = "/x\(Unicode.Scalar(byte))y"
        switch byte {
        case 0..<0x20, 0x7F:
            #expect(throws: URLReference.Error.controlCharacter(offset: 2)) { try URLReference(text) }
        case UInt8(ascii: "\\"):
            #expect(throws: URLReference.Error.backslash(offset: 2)) { try URLReference(text) }
        case UInt8(ascii: "/"):
            #expect(try URLReference(text).segments.map(\.value) == ["x", "y"])
        case UInt8(ascii: "?"), UInt8(ascii: "#"):
            #expect(try URLReference(text).segments.map(\.value) == ["x"])
        default:
            #expect(try URLReference(text).segments.map(\.value) == ["x\(Unicode.Scalar(byte))y"])
        }
    }

    @Test("printed as a path segment it is escaped exactly where it must be, and read back", arguments: 1...127)
    func printedInPath(_ code: Int) throws {
        let scalar = Unicode.Scalar(UInt8(code))
        let pattern: RoutePattern = "/a/:x"
        let printed = try pattern.print(["x": "p\(scalar)q"])
        // RFC 3986 §3.3: pchar.
        let isKept = scalar.properties.isAlphabetic || "0123456789-._~!$&'()*+,;=:@".unicodeScalars.contains(scalar)
        #expect(printed == "/a/p" + (isKept ? String(scalar) : Self.escape(UInt8(code))) + "q")
        #expect(try URLReference(printed).segments.last?.value == "p\(scalar)q")
    }

    @Test("written as a query item it is escaped exactly where it must be, and read back", arguments: 0...127)
    func writtenInQuery(_ code: Int) throws {
        let scalar = Unicode.Scalar(UInt8(code))
        let written = PercentCoding.queryItem("p\(scalar)q")
        let isKept = scalar.properties.isAlphabetic || "0123456789-._~/?:@!$'()*,".unicodeScalars.contains(scalar)
        #expect(written == "p" + (isKept ? String(scalar) : Self.escape(UInt8(code))) + "q")
        let items = try URLReference("/?\(written)=\(written)").queryItems
        #expect(items.map(\.name) == ["p\(scalar)q"])
        #expect(items.map(\.value) == ["p\(scalar)q"])
    }

    @Test("A6: a plus, an ampersand and an equals sign are written escaped")
    func separators() {
        #expect(PercentCoding.queryItem("a+b&c=d") == "a%2Bb%26c%3Dd")
    }
}
