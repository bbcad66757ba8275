import RouteMatching

/// Decodes the escapes of a part of a link.
enum EscapeDecoding {
    /// The decoded bytes.
    ///
    /// Escapes that are broken stay as they are; when the whole would not be UTF-8, every escape outside ASCII stays,
    /// so that the result always is.
    static func decoded(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
        let output = decode(bytes) { _ in true }
        return String(validating: output) == nil ? decode(bytes) { $0 < 0x80 } : output
    }

    private static func decode(_ bytes: [UInt8], where isWanted: (UInt8) -> Bool) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = HexDigit.value(bytes[index + 1]),
                let low = HexDigit.value(bytes[index + 2]), isWanted(high << 4 | low)
            {
                output.append(high << 4 | low)
                index += 3
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return output
    }
}
