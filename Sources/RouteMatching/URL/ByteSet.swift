/// A set of ASCII bytes held as a 128-bit mask, so that membership is two instructions.
struct ByteSet: Sendable {
    private let low: UInt64
    private let high: UInt64

    /// The masks stand here as numbers so that the compiler lays them out; building them from text would put a check
    /// for "built yet?" before every use.
    private init(_ high: UInt64, _ low: UInt64) {
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
    /// `0` to `9`.
    static let digits = ByteSet(0x0000_0000_0000_0000, 0x03FF_0000_0000_0000)
    /// `a` to `z` and `A` to `Z`.
    static let letters = ByteSet(0x07FF_FFFE_07FF_FFFE, 0x0000_0000_0000_0000)
    /// RFC 3986 §3.1: what may follow the first letter of a scheme: letters, digits and `+ - .`.
    static let schemeTail = ByteSet(0x07FF_FFFE_07FF_FFFE, 0x03FF_6800_0000_0000)
    /// RFC 3986 §2.3: letters, digits and `- . _ ~`.
    static let unreserved = ByteSet(0x47FF_FFFE_87FF_FFFE, 0x03FF_6000_0000_0000)
    /// RFC 3986 §3.3 `pchar`, what a path segment may hold as it is: unreserved and `! $ & ' ( ) * + , ; = : @`.
    ///
    /// A segment is not a path, so `/` is not here.
    static let segment = ByteSet(0x47FF_FFFE_87FF_FFFF, 0x2FFF_7FD2_0000_0000)
    /// What a query name or value keeps as it is, unreserved and `/ ? : @ ! $ ' ( ) * ,`: RFC 3986 §3.4 without the bytes
    /// that forms and older servers read as separators or as a space (`+`, `&`, `=`, `;`).
    static let queryItem = ByteSet(0x47FF_FFFE_87FF_FFFF, 0x87FF_F792_0000_0000)
    /// RFC 3986 §3.4 and §3.5, what a whole query or fragment may hold: `pchar` and `/ ?`.
    static let queryOrFragment = ByteSet(0x47FF_FFFE_87FF_FFFF, 0xAFFF_FFD2_0000_0000)
    /// What a host that needs no canonicalizing is made of: lower-case letters, digits and `- . _`.
    static let lowercaseHost = ByteSet(0x07FF_FFFE_8000_0000, 0x03FF_6000_0000_0000)
    /// RFC 3986 §3.2.2 `reg-name`: unreserved and `! $ & ' ( ) * + , ; =`.
    static let registeredName = ByteSet(0x47FF_FFFE_87FF_FFFE, 0x2BFF_7FD2_0000_0000)
    /// What gives another router's grammar away in a literal, `* { } [ ] | ^`; none can stand raw in a path, save `*`.
    static let foreignLiteral = ByteSet(0x3800_0000_6800_0000, 0x0000_0400_0000_0000)
    /// The same in a placeholder: `* { } [ ] | ^ ( ) + \\ $ ?`.
    static let foreignName = ByteSet(0x3800_0000_7800_0000, 0x8000_0F10_0000_0000)
}
