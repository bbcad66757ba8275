extension ByteTrie {
    /// Grows the trie byte by byte, then joins the chains and lays everything out flat.
    final class Builder {
        private final class Branch {
            var children: [UInt8: Branch] = [:]
            var placeholder: Branch?
            var value: Int32 = -1
            var weight = 0
        }

        private let root = Branch()
        private(set) var nodes: [Node] = []
        private(set) var labels: [UInt8] = []
        private(set) var firstBytes: [UInt8] = []
        private(set) var children: [Int32] = []

        /// Adds a pattern; the first of two equal ones stays.
        func insert(_ segments: [String?], value: Int32) {
            var branch = root
            for segment in segments {
                if let segment {
                    for byte in (segment + "/").utf8 {
                        let next = branch.children[byte] ?? Branch()
                        branch.children[byte] = next
                        branch = next
                        branch.weight += 1
                    }
                } else {
                    let next = branch.placeholder ?? Branch()
                    branch.placeholder = next
                    branch = next
                }
            }
            if branch.value < 0 { branch.value = value }
        }

        /// Fills the flat arrays.
        func flatten() {
            nodes = [Node()]
            fill(0, from: root)
        }

        private func fill(_ index: Int, from branch: Branch) {
            // The child most patterns go through is looked at first.
            let ordered = branch.children.sorted { ($0.value.weight, $1.key) > ($1.value.weight, $0.key) }
            let childStart = children.count
            for (byte, _) in ordered {
                firstBytes.append(byte)
                children.append(0)
            }
            nodes[index].childStart = Int32(childStart)
            nodes[index].childCount = Int32(ordered.count)
            nodes[index].value = branch.value
            for (offset, (byte, child)) in ordered.enumerated() {
                children[childStart + offset] = append(label: byte, child)
            }
            if let placeholder = branch.placeholder {
                nodes[index].placeholder = Int32(nodes.count)
                nodes.append(Node())
                fill(nodes.count - 1, from: placeholder)
            }
        }

        /// Appends a node for `byte` and the chain of only children behind it, as far as the segment goes.
        private func append(label byte: UInt8, _ branch: Branch) -> Int32 {
            var node = Node()
            node.labelStart = Int32(labels.count)
            labels.append(byte)
            var branch = branch
            var last = byte
            while last != UInt8(ascii: "/"), branch.value < 0, branch.placeholder == nil, branch.children.count == 1,
                let only = branch.children.first
            {
                labels.append(only.key)
                last = only.key
                branch = only.value
            }
            node.labelCount = Int32(labels.count) - node.labelStart
            nodes.append(node)
            let index = nodes.count - 1
            fill(index, from: branch)
            return Int32(index)
        }
    }
}
