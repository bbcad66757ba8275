extension RoutePattern {
    /// Writes the path that this pattern reads back to the same values.
    ///
    /// Values are only data: whatever they hold is escaped where it has to be.
    ///
    /// ```swift
    /// let pattern: RoutePattern = "/tags/:tag/<path:rest>"
    /// try pattern.print(["tag": "50%"], rest: ["rest": ["a b", "c"]])   // "/tags/50%25/a%20b/c"
    /// ```
    ///
    /// - Parameters:
    ///   - values: the text of each placeholder, by name; further names are ignored.
    ///   - rest: the segments of the rest placeholder, by name; without its name it is empty.
    /// - Returns: the path, after the pattern's scheme and before its fragment when it has them.
    /// - Throws: ``RoutePattern/PrintingError`` when a value is missing, or could not be read back.
    /// - Complexity: O(length of the result).
    public func print(_ values: [String: String], rest: [String: [String]] = [:]) throws(PrintingError) -> String {
        try print(query: nil) { index in
            switch allSegments[index] {
            case .literal: nil
            case .placeholder(let name, _): values[name].map(PrintedValue.segment)
            case .rest(let name): .rest(rest[name] ?? [])
            }
        }
    }

    /// Why a path cannot be written.
    public enum PrintingError: Swift.Error, Equatable, Sendable, CustomStringConvertible {
        /// There is no value for a placeholder.
        case missing(name: String, pattern: String)
        /// The value could not be read back: it is empty, `.` or `..`, holds NUL, is not of the placeholder's type,
        /// or is not a host in a host's place.
        case invalid(name: String, value: String, pattern: String)
        /// The pattern itself is inert.
        case inertPattern(String)

        /// What is wrong, in a sentence for people.
        public var description: String {
            switch self {
            case .missing(let name, let pattern): "no value for '\(name)' in \(pattern)"
            case .invalid(let name, let value, let pattern): "'\(value)' cannot stand for '\(name)' in \(pattern)"
            case .inertPattern(let pattern): "the pattern '\(pattern)' does not parse"
            }
        }
    }

    /// What fills a placeholder.
    package enum PrintedValue {
        case segment(String)
        case rest([String])
    }

    /// Writes the path with a query, asking for the value of each placeholder by its index in ``allSegments``.
    package func print(query: String?, value: (Int) -> PrintedValue?) throws(PrintingError) -> String {
        if error != nil { throw .inertPattern(description) }
        // Bytes, made a text once at the end: appending to a text costs several times as much.
        var output: [UInt8] = []
        output.reserveCapacity(96)
        if let scheme {
            output += scheme.utf8
            output += "://".utf8
        } else {
            output.append(.slash)
        }
        try append(0..<pathCount, to: &output, value: value)
        if let query, !query.isEmpty {
            output.append(.questionMark)
            output += query.utf8
        }
        if pathCount < allSegments.count {
            output.append(.hash)
            try append(pathCount..<allSegments.count, to: &output, value: value)
        }
        return String(decoding: output, as: UTF8.self)
    }

    private func append(
        _ indices: Range<Int>, to output: inout [UInt8], value: (Int) -> PrintedValue?
    ) throws(PrintingError) {
        for index in indices {
            if index > indices.lowerBound { output.append(.slash) }
            switch allSegments[index] {
            case .literal(let text):
                append(text, at: index, to: &output)
            case .placeholder(let name, let type):
                guard case .segment(let text)? = value(index) else {
                    throw .missing(name: name, pattern: description)
                }
                guard isPrintable(text, as: type, at: index) else {
                    throw .invalid(name: name, value: text, pattern: description)
                }
                append(text, at: index, to: &output)
            case .rest(let name):
                guard case .rest(let pieces)? = value(index) else {
                    throw .missing(name: name, pattern: description)
                }
                if pieces.isEmpty, index > indices.lowerBound { output.removeLast() }
                for (offset, piece) in pieces.enumerated() {
                    guard isPrintable(piece, as: .string, at: index + offset), !URLPiece.isUnsafeInRest(piece.utf8)
                    else {
                        throw .invalid(name: name, value: piece, pattern: description)
                    }
                    if offset > 0 { output.append(.slash) }
                    append(piece, at: index + offset, to: &output)
                }
            }
        }
    }

    private func append(_ text: String, at index: Int, to output: inout [UInt8]) {
        if isWebHost(at: index) {
            // It is in canonical form, which has no escapes; the brackets of an address would be lost to them.
            output += text.utf8
        } else {
            PercentCoding.append(text, keeping: scheme != nil && index == 0 ? .registeredName : .segment, to: &output)
        }
    }

    private func isWebHost(at index: Int) -> Bool { index == 0 && (scheme == "http" || scheme == "https") }

    private func isPrintable(_ text: String, as type: PlaceholderType, at index: Int) -> Bool {
        guard Self.survives(text) else { return false }
        if isWebHost(at: index) { return HostName.canonical(text, isWeb: true) == text }
        if type == .string { return true }
        var text = text
        return text.withUTF8(type.accepts)
    }

    /// Whether a segment with this text is still there after a URL has been read: it is not empty, no `.` or `..`, and
    /// holds no NUL.
    private static func survives(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            if bytes.count <= 2, bytes.allSatisfy({ $0 == .dot }) { return false }
            var index = 0
            while index < bytes.count, bytes[index] != 0 { index &+= 1 }
            return index == bytes.count
        }
    }
}

extension RoutePattern.PlaceholderType {
    /// Whether a segment's decoded bytes are of this type.
    @inline(__always)
    package func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch self {
        case .string: true
        case .int: ScalarText.integer(bytes, as: Int.self) != nil
        case .bool: ScalarText.bool(bytes) != nil
        case .uuid: ScalarText.uuid(bytes) != nil
        case .double: ScalarText.double(bytes) != nil
        }
    }
}
