/// A set of ASCII bytes held as a 128-bit mask, so that membership is two instructions.
struct ByteSet: Sendable {
    private let low: UInt64
    private let high: UInt64

    init(_ members: StaticString, and others: ByteSet...) {
        var low: UInt64 = others.reduce(0) { $0 | $1.low }
        var high: UInt64 = others.reduce(0) { $0 | $1.high }
        members.withUTF8Buffer { bytes in
            for byte in bytes {
                if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
            }
        }
        self.low = low
        self.high = high
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<64: (low >> UInt64(byte)) & 1 == 1
        case 64..<128: (high >> UInt64(byte & 63)) & 1 == 1
        default: false
        }
    }
}

extension ByteSet {
    static let digits = ByteSet("0123456789")
    static let letters = ByteSet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    /// RFC 3986 §3.1: what may follow the first letter of a scheme.
    static let schemeTail = ByteSet("+-.", and: digits, letters)
    /// RFC 3986 §2.3.
    static let unreserved = ByteSet("-._~", and: digits, letters)
    /// RFC 3986 §3.3 `pchar`: what a path segment may hold as it is. A segment is not a path, so `/` is not here.
    static let segment = ByteSet("!$&'()*+,;=:@", and: unreserved)
    /// What a query name or value keeps as it is: RFC 3986 §3.4 without the bytes that forms and older servers
    /// read as separators or as a space (`+`, `&`, `=`, `;`).
    static let queryItem = ByteSet("/?:@!$'()*,", and: unreserved)
    /// RFC 3986 §3.4 and §3.5: what a whole query or fragment may hold.
    static let queryOrFragment = ByteSet("/?", and: segment)
    /// What a host that needs no canonicalizing is made of.
    static let lowercaseHost = ByteSet("abcdefghijklmnopqrstuvwxyz-._", and: digits)
    /// RFC 3986 §3.2.2 `reg-name`.
    static let registeredName = ByteSet("!$&'()*+,;=", and: unreserved)
}
