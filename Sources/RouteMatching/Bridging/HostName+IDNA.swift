import Foundation

extension HostName {
    /// The ASCII form of an international host name (RFC 5891, by the rules of UTS #46), or `nil` when it has none.
    ///
    /// Foundation's `URL` owns the tables; a host is handed to it in a URL of its own.
    static func encodedForIDNA(_ name: String) -> String? {
        let isDelimited = name.utf8.contains { byte in
            byte < 0x80 && !ByteSet.lowercaseHost.contains(byte.asciiLowercased)
        }
        guard !isDelimited, let text = URL(string: "https://\(name)/")?.absoluteString else { return nil }
        let host = text.dropFirst("https://".count).dropLast()
        return host.utf8.allSatisfy { $0 < 0x80 } && !host.utf8.contains(.percent) ? String(host) : nil
    }
}
