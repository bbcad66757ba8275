/// A collection that hands over its elements in an order which differs from run to run.
///
/// Equal models have equal URLs, so its texts are put in an order of their own.
protocol UnorderedValue {
    /// How many texts stand for one element, one after another.
    static var textsPerElement: Int { get }
}

extension UnorderedValue {
    /// The texts with the elements in ascending order of their bytes.
    static func sorted(_ texts: [String]) -> [String] {
        let starts = stride(from: 0, to: texts.count, by: textsPerElement).sorted {
            texts[$0].utf8.lexicographicallyPrecedes(texts[$1].utf8)
        }
        return starts.flatMap { texts[$0..<min($0 + textsPerElement, texts.count)] }
    }
}

extension Set: UnorderedValue {
    static var textsPerElement: Int { 1 }
}

/// Only a dictionary whose keys are no coding keys is a list: of a key, its value, the next key and so on.
extension Dictionary: UnorderedValue {
    static var textsPerElement: Int { 2 }
}
