import Foundation

/// A file of URLs, one a line, with what is expected of each: a test of links.
struct URLList {
    /// A line of the file.
    struct Line: Equatable {
        let number: Int
        let url: String
        /// What stands behind the URL, or nil for nothing.
        let expected: String?
    }

    let file: String
    let lines: [Line]

    /// Reads the file; empty lines and lines that begin with `#` are left out.
    ///
    /// - Throws: What is wrong with the file, with the line where it is known.
    init(file: String) throws(Failure) {
        let data = try InputFile.contents(of: file, kind: Self.kind)
        var lines: [Line] = []
        for (index, bytes) in data.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            guard let text = String(bytes: bytes, encoding: .utf8) else {
                throw .unreadableFile(file, kind: Self.kind, reason: "line \(index + 1) is not UTF-8")
            }
            let words = text.split(maxSplits: 1) { $0.isWhitespace }
            guard let url = words.first, !url.hasPrefix("#") else { continue }
            let expected = words.count > 1 ? words[1].trimmingCharacters(in: .whitespacesAndNewlines) : ""
            lines.append(Line(number: index + 1, url: String(url), expected: expected.isEmpty ? nil : expected))
        }
        if lines.isEmpty { throw .unreadableFile(file, kind: Self.kind, reason: "there is no URL in it") }
        self.file = file
        self.lines = lines
    }

    /// What is wrong with one line of the file.
    func problem(_ line: Line, _ text: String) -> Failure {
        .unreadableFile(file, kind: Self.kind, reason: "line \(line.number): \(text)")
    }

    /// What such a file is called in messages.
    private static let kind = "URLs"
}
