/// The predefined variables that stand for one ASCII character.
struct CharacterClass: Sendable, Hashable {
    /// The variable's name.
    let name: String
    private let low: UInt64
    private let high: UInt64

    private init(_ name: String, _ members: String) {
        var low: UInt64 = 0
        var high: UInt64 = 0
        for byte in members.utf8 where byte < 128 {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
        }
        self.init(name: name, low: low, high: high)
    }

    private init(name: String, low: UInt64, high: UInt64) {
        self.name = name
        self.low = low
        self.high = high
    }

    func contains(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<64: (low >> UInt64(byte)) & 1 == 1
        case 64..<128: (high >> UInt64(byte & 63)) & 1 == 1
        default: false
        }
    }

    func isSubset(of other: CharacterClass) -> Bool { low & ~other.low == 0 && high & ~other.high == 0 }

    /// The members, in ascending order.
    var members: [UInt8] { (0..<128).filter(contains) }

    /// The class for folded text: every upper-case letter counts as its lower-case one.
    var folded: CharacterClass {
        CharacterClass(name, String(decoding: CaseFolding.folded(members), as: UTF8.self))
    }
}

extension CharacterClass {
    private static let lowercase = "abcdefghijklmnopqrstuvwxyz"
    private static let uppercase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    private static let digits = "0123456789"

    /// The classes by the name of their variable.
    static let predefined: [String: CharacterClass] = Dictionary(
        uniqueKeysWithValues: [
            CharacterClass("alpha", uppercase + lowercase),
            CharacterClass("upper", uppercase),
            CharacterClass("lower", lowercase),
            CharacterClass("alnum", uppercase + lowercase + digits),
            CharacterClass("digit", digits),
            CharacterClass("xdigit", digits + "ABCDEFabcdef"),
        ].map { ($0.name, $0) })
}
