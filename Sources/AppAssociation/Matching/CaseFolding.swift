/// Makes texts comparable without regard to case: every scalar whose lower-case form is one scalar becomes that.
enum CaseFolding {
    static func folded(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.map(foldedASCII) }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if scalar.isASCII {
                output.append(foldedASCII(UInt8(truncatingIfNeeded: scalar.value)))
            } else {
                let lower = scalar.properties.lowercaseMapping.unicodeScalars
                output.append(contentsOf: String(Character(lower.count == 1 ? lower.first ?? scalar : scalar)).utf8)
            }
        }
        return output
    }

    private static func foldedASCII(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
