/// The digits that a decimal text means, without its sign and however they are spelled: `1.50` and `15e-1` are equal.
struct DecimalDigits: Equatable {
    /// From the first digit that is not zero to the last.
    private var digits: [UInt8] = []
    /// The power of ten of the last digit.
    private var exponent = 0

    /// - Parameter text: what `ScalarText.isDecimal` accepts.
    init(_ text: some Collection<UInt8>) {
        var isFraction = false
        var position = text.startIndex
        while position != text.endIndex {
            let byte = text[position]
            text.formIndex(after: &position)
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte) }
                if isFraction { exponent -= 1 }
            case UInt8(ascii: "."):
                isFraction = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                // An exponent that is no `Int` belongs to no value that could be equal.
                exponent &+= Int(String(decoding: text[position...], as: UTF8.self)) ?? .max
                position = text.endIndex
            default:
                break
            }
        }
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            exponent &+= 1
        }
        if digits.isEmpty { exponent = 0 }
    }
}
