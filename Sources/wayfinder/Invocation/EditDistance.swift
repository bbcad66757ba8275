/// Finds the word that was probably meant.
enum EditDistance {
    /// The closest of the words, or nil when none is close: at most a third of its letters may differ.
    static func closest(to text: String, in words: [String]) -> String? {
        let length = text.count
        var best: (word: String, distance: Int)?
        for word in words {
            let limit = max(1, word.count / 3)
            // A word that much longer or shorter cannot be close, and need not be compared.
            guard abs(word.count - length) <= limit, case let distance = distance(text, word), distance <= limit
            else { continue }
            if distance < best?.distance ?? .max { best = (word, distance) }
        }
        return best?.word
    }

    /// How many insertions, deletions, replacements and swaps of neighbors turn one text into the other.
    static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left), Array(right))
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let isEqual = left[row] == right[column]
                var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (isEqual ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
