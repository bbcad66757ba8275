import RouteMatching

/// `RouteTable.firstMatch(for:)` on a URL that is already taken apart, beside a byte trie on the same segments.
@MainActor
func matchOperations() throws -> [Operation] {
    var operations: [Operation] = []
    for size in Shapes.sizes {
        let shapes = Shapes(count: size)
        let table = try makeTable(shapes.patterns)
        let trie = ByteTrie(shapes.segments)
        let hits =
            shapes.placeholderHits.map { ("placeholder", $0.hit, $0.index) }
            + shapes.literalHits.map { ("literal", $0.hit, $0.index) }
        for (kind, hit, index) in hits {
            let segments = shapes.url(at: index)
            operations += try pair(kind, size, hit, segments, table: table, trie: trie, expected: index)
        }
        operations += try pair("placeholder", size, "miss", shapes.miss, table: table, trie: trie, expected: nil)
    }
    return operations
}

/// A table whose values are the indices of the registrations.
func makeTable(_ patterns: [String]) throws -> RouteTable<Int> {
    var table = RouteTable<Int>()
    for (index, pattern) in patterns.enumerated() {
        table.insert(index, for: try RoutePattern(parsing: pattern))
    }
    return table
}

@MainActor
private func pair(
    _ kind: String, _ size: Int, _ hit: String, _ segments: [String], table: RouteTable<Int>, trie: ByteTrie,
    expected: Int?
) throws -> [Operation] {
    let url = try URLReference("https://shop.example/" + segments.joined(separator: "/"))
    let path = SplitPath(segments)
    let captures = UnsafeMutablePointer<Int>.allocate(capacity: 8)
    precondition(table.firstMatch(for: url)?.value == expected, "the table finds \(segments)")
    precondition(trie.match(path, captures: captures) == Int32(expected ?? -1), "the byte trie finds \(segments)")
    return [
        Operation(key: RowKey(operation: "match \(kind)", registrations: size, hit: hit)) { times in
            for _ in 0..<times { blackHole(table.firstMatch(for: url)) }
        },
        Operation(key: RowKey(operation: "byte trie (\(kind))", registrations: size, hit: hit)) { times in
            for _ in 0..<times { blackHole(trie.match(opaque(path), captures: captures)) }
        },
    ]
}
