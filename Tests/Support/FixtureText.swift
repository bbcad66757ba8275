import Foundation

/// Reads the small text format of the fixture files: groups under headings, one row a line.
package enum FixtureText {
    /// A heading and the rows under it.
    package struct Group: Sendable {
        package let title: String
        package let rows: [Row]
    }

    /// A line of a fixture file that is neither blank, nor a comment, nor a heading.
    package struct Row: Sendable {
        package let line: Int
        package let text: String

        /// What stands on the two sides of the first ` => `, or nil when there is none.
        package var sides: (left: String, right: String)? {
            guard let arrow = text.range(of: " => ") else { return nil }
            return (String(text[..<arrow.lowerBound]), String(text[arrow.upperBound...]))
        }
    }

    /// A row that cannot be read.
    package struct Unreadable: Error, CustomStringConvertible {
        package let description: String
    }

    /// The folder that holds the fixture files.
    package static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

    /// Splits the file into its groups.
    ///
    /// - Parameter name: The file's name within ``folder``.
    /// - Throws: An error when the file cannot be read or a row stands above the first heading.
    package static func groups(in name: String) throws -> [Group] {
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        var groups: [Group] = []
        var title: String?
        var rows: [Row] = []
        func close() {
            if let title { groups.append(Group(title: title, rows: rows)) }
        }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let isComment = line.hasPrefix("#")
            if line.isEmpty || isComment { continue }
            if line.hasPrefix("== ") {
                close()
                (title, rows) = (String(line.dropFirst(3)), [])
            } else if title != nil {
                rows.append(Row(line: index + 1, text: String(line)))
            } else {
                throw Unreadable(description: "\(name):\(index + 1): a row above the first heading")
            }
        }
        close()
        return groups
    }
}
