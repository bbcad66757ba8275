/// A repeatable random generator: the same seed gives the same run in every process.
///
/// The algorithm is SplitMix64, chosen because it is short and any seed, zero included, is a good one.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    /// The seed this generator began with; tests print it when they fail.
    package let seed: UInt64
    private var state: UInt64

    package init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number in the range.
    package mutating func number(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    /// True once in `count` times on average.
    package mutating func once(in count: Int) -> Bool { number(1...count) == 1 }

    /// One of the elements.
    ///
    /// The list must not be empty.
    package mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[number(0...(elements.count - 1))]
    }
}
