/// Tells a misspelled key from one that is merely unknown.
enum KeySpelling {
    /// The known key that an unknown one is probably meant to be: equal but for case, or one or two letters off.
    static func suggestion(for key: String, among known: [String]) -> String? {
        let key = key.lowercased()
        let length = key.utf8.count
        guard length >= 4, length <= 64 else { return nil }
        let ranked = known.map { (name: $0, distance: distance(key, $0.lowercased())) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= (length < 7 ? 1 : 2) ? best.name : nil
    }

    private static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right.utf8)
        var row = Array(0...right.count)
        for (line, byte) in left.utf8.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in right.indices {
                let replaced = diagonal + (byte == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}
