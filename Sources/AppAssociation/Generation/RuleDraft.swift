import RouteMatching

/// A rule before it is written in the form of a file.
struct RuleDraft: Hashable {
    /// The pattern for the path.
    var path: String
    var requiredQueryItems: [String] = []
    var fragment: String?
    var excludes: Bool
    var comment: String
    /// The manifest position of the route it comes from, or -1 for a rule about depth.
    var position: Int
    /// Whether it repeats, for deeper paths, what another rule of the same route says.
    var isDerived = false
    /// Whether it stands for a route that is excluded only where a wider rule would let it in.
    var isOptional = false

    /// What the rule is about, without its note.
    var key: [String?] { [path, fragment] + requiredQueryItems.map(Optional.some) }

    /// Whether some link might match both rules.
    ///
    /// True may be wrong, false never is.
    func mayMeet(_ other: RuleDraft, reader: PatternReader) -> Bool {
        guard reader.glob(path).mayMeet(reader.glob(other.path)) else { return false }
        guard let fragment, let theirs = other.fragment else { return true }
        return reader.glob(fragment).mayMeet(reader.glob(theirs))
    }
}

extension Glob {
    /// Whether some text might match both patterns.
    ///
    /// True may be wrong (a list counts as any text), false never is.
    ///
    /// - Complexity: O(pattern × pattern).
    func mayMeet(_ other: Glob) -> Bool {
        let left = symbols
        let right = other.symbols
        // Whether the first `row` symbols here and the first `column` there can stand for one text.
        var reached = [[Bool]](
            repeating: [Bool](repeating: false, count: right.count + 1), count: left.count + 1)
        reached[0][0] = true
        for row in 0...left.count {
            for column in 0...right.count where reached[row][column] {
                let own = row < left.count ? left[row] : nil
                let their = column < right.count ? right[column] : nil
                if own == .any || their == .any {
                    if own != nil {
                        reached[row + 1][column] = own == .any || their == .any || reached[row + 1][column]
                    }
                    if their != nil {
                        reached[row][column + 1] = own == .any || their == .any || reached[row][column + 1]
                    }
                } else if let own, let their, own.mayEqual(their) {
                    reached[row + 1][column + 1] = true
                }
            }
        }
        return reached[left.count][right.count]
    }

    private var symbols: [Token] {
        tokens.flatMap { token -> [Token] in
            switch token {
            case .literal(let bytes):
                String(decoding: bytes, as: UTF8.self).unicodeScalars.map { .literal(Array(String($0).utf8)) }
            case .list: [.any]
            case .one, .any, .oneOf, .never: [token]
            }
        }
    }
}

extension Glob.Token {
    fileprivate func mayEqual(_ other: Glob.Token) -> Bool {
        switch (self, other) {
        case (.literal(let left), .literal(let right)): left == right
        case (.literal(let bytes), .oneOf(let set)), (.oneOf(let set), .literal(let bytes)):
            bytes.count == 1 && set.contains(bytes[0])
        case (.oneOf(let left), .oneOf(let right)): left.members.contains(where: right.contains)
        case (.never, _), (_, .never): false
        default: true
        }
    }
}
