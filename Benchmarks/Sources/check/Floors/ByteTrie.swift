/// The floor for a bare match: the walk a person would write by hand for this one job.
///
/// A path-compressed trie over bytes in flat memory. It knows literals and one-segment placeholders, backs up from a
/// literal to the placeholder beside it, and reports a value with the captured ranges. It does nothing else: no types,
/// hosts, schemes, policies, fragments, ranks or names.
///
/// Each segment is walked with a `/` behind it, which keeps `/a` apart from `/ab` without a second comparison.
final class ByteTrie {
    struct Node {
        var labelStart: Int32 = 0
        var labelCount: Int32 = 0
        var childStart: Int32 = 0
        var childCount: Int32 = 0
        var placeholder: Int32 = -1
        var value: Int32 = -1
    }

    private let nodes: UnsafeMutablePointer<Node>
    private let labels: UnsafeMutablePointer<UInt8>
    private let firstBytes: UnsafeMutablePointer<UInt8>
    private let children: UnsafeMutablePointer<Int32>

    /// Where a walk can be taken up again.
    private struct Choice {
        var node: Int32
        var segment: Int
        var captures: Int
    }
    private let choices = UnsafeMutablePointer<Choice>.allocate(capacity: 64)

    /// Builds the trie for patterns given as segments, a placeholder being nil.
    init(_ patterns: [[String?]]) {
        let builder = Builder()
        for (index, pattern) in patterns.enumerated() {
            builder.insert(pattern, value: Int32(index))
        }
        builder.flatten()
        nodes = Self.copy(builder.nodes)
        labels = Self.copy(builder.labels)
        firstBytes = Self.copy(builder.firstBytes)
        children = Self.copy(builder.children)
    }

    deinit {
        nodes.deallocate()
        labels.deallocate()
        firstBytes.deallocate()
        children.deallocate()
        choices.deallocate()
    }

    private static func copy<Element>(_ array: [Element]) -> UnsafeMutablePointer<Element> {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(1, array.count))
        memory.initialize(from: array, count: array.count)
        return memory
    }

    /// The value of the matching pattern, or -1.
    ///
    /// - Parameter captures: Receives the index of each captured segment.
    func match(_ path: SplitPath, captures: UnsafeMutablePointer<Int>) -> Int32 {
        let bytes = path.bytes
        let count = path.count
        var node: Int32 = 0
        var segment = 0
        var captured = 0
        var pending = 0
        while true {
            if segment == count {
                let value = nodes[Int(node)].value
                if value >= 0 { return value }
            } else {
                let placeholder = nodes[Int(node)].placeholder
                let next = literal(from: node, bytes: bytes, at: path.start(segment), end: path.end(segment))
                if next >= 0 {
                    if placeholder >= 0 {
                        choices[pending] = Choice(node: placeholder, segment: segment, captures: captured)
                        pending += 1
                    }
                    node = next
                    segment += 1
                    continue
                }
                if placeholder >= 0 {
                    captures[captured] = segment
                    captured += 1
                    node = placeholder
                    segment += 1
                    continue
                }
            }
            guard pending > 0 else { return -1 }
            pending -= 1
            let choice = choices[pending]
            captured = choice.captures
            captures[captured] = choice.segment
            captured += 1
            node = choice.node
            segment = choice.segment + 1
        }
    }

    /// Follows one segment and its `/`; -1 where no literal goes on.
    @inline(__always)
    private func literal(from start: Int32, bytes: UnsafePointer<UInt8>, at begin: Int, end: Int) -> Int32 {
        var node = start
        var position = begin
        while true {
            let here = nodes[Int(node)]
            let byte = bytes[position]
            var child = Int(here.childStart)
            let last = child + Int(here.childCount)
            while child < last, firstBytes[child] != byte { child += 1 }
            guard child < last else { return -1 }
            node = children[child]
            let label = labels + Int(nodes[Int(node)].labelStart)
            let length = Int(nodes[Int(node)].labelCount)
            guard end + 1 - position >= length else { return -1 }
            var offset = 1
            while offset < length {
                guard label[offset] == bytes[position + offset] else { return -1 }
                offset += 1
            }
            position += length
            if position == end + 1 { return node }
        }
    }
}

/// Bytes of a path that is already split: segments one behind the other, each followed by `/`.
final class SplitPath {
    let bytes: UnsafeMutablePointer<UInt8>
    let count: Int
    private let ends: UnsafeMutablePointer<Int>

    init(_ segments: [String]) {
        let text = segments.map { $0 + "/" }.joined()
        bytes = .allocate(capacity: max(1, text.utf8.count))
        bytes.initialize(from: Array(text.utf8), count: text.utf8.count)
        count = segments.count
        ends = .allocate(capacity: segments.count + 1)
        ends[0] = -1
        for (index, segment) in segments.enumerated() {
            ends[index + 1] = ends[index] + 1 + segment.utf8.count
        }
    }

    deinit {
        bytes.deallocate()
        ends.deallocate()
    }

    func start(_ segment: Int) -> Int { ends[segment] + 1 }
    func end(_ segment: Int) -> Int { ends[segment + 1] }
}
