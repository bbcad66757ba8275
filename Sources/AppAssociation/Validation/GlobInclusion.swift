extension Glob {
    /// Whether this pattern surely matches every text that another one matches.
    ///
    /// The other pattern is read as a text of symbols, and this one is matched against it; a wildcard of the other can
    /// only be taken by a wildcard here. The answer is sound: true is always right, false may be a missed case (lists
    /// with many values are compared as a whole).
    ///
    /// - Complexity: O(pattern × pattern), times the combinations of the other's list values, of which at most 64 are
    ///   looked at.
    func covers(_ other: Glob) -> Bool {
        if matchesEverything { return true }
        return (other.expandedLists(limit: 64) ?? [other]).allSatisfy(coversExpanded)
    }

    private func coversExpanded(_ other: Glob) -> Bool {
        if other.tokens.contains(.never) { return true }
        let symbols = other.tokens.flatMap(Self.symbols)
        let own = tokens.flatMap(Self.symbols)
        var index = 0
        var position = 0
        var retryIndex = -1
        var retryPosition = 0
        while true {
            if index == own.count {
                if position == symbols.count { return true }
            } else if own[index] == .any {
                index += 1
                if index == own.count { return true }
                retryIndex = index
                retryPosition = position
                continue
            } else if let end = Self.end(of: own[index], in: symbols, from: position) {
                index += 1
                position = end
                continue
            }
            guard retryIndex >= 0, retryPosition < symbols.count else { return false }
            retryPosition += 1
            position = retryPosition
            index = retryIndex
        }
    }

    /// A token cut so that literals are single scalars.
    private static func symbols(_ token: Token) -> [Token] {
        guard case .literal(let bytes) = token else { return [token] }
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.map { .literal(Array(String($0).utf8)) }
    }

    private static func end(of own: Token, in symbols: [Token], from position: Int) -> Int? {
        guard position < symbols.count else { return nil }
        switch (own, symbols[position]) {
        case (.literal(let left), .literal(let right)): return left == right ? position + 1 : nil
        case (.one, .literal), (.one, .one), (.one, .oneOf): return position + 1
        case (.oneOf(let set), .literal(let bytes)):
            return bytes.count == 1 && set.contains(bytes[0]) ? position + 1 : nil
        case (.oneOf(let left), .oneOf(let right)): return right.isSubset(of: left) ? position + 1 : nil
        case (.list, .list): return own == symbols[position] ? position + 1 : nil
        default: return nil
        }
    }

    /// The patterns without lists that together match the same, or nil when there would be too many.
    func expandedLists(limit: Int) -> [Glob]? {
        var output: [[Token]] = [[]]
        for token in tokens {
            guard case .list(_, let values) = token else {
                for index in output.indices { output[index].append(token) }
                continue
            }
            guard output.count * values.count <= limit else { return nil }
            output = output.flatMap { start in values.map { start + $0 } }
        }
        return output.map { Glob($0, isFolded: isFolded) }
    }
}
