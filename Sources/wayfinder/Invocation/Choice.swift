extension CaseIterable where Self: RawRepresentable, RawValue == String {
    /// All the words there are to choose from.
    static var words: [String] { allCases.map(\.rawValue) }

    /// The case that a word given for an option or an operand stands for.
    ///
    /// - Throws: What was given, with the word that was likely meant, or all words when none is close.
    init(chosen word: String, for option: String) throws(Failure) {
        guard let choice = Self(rawValue: word) else {
            throw .unknownValue(
                word, option: option, suggestion: EditDistance.closest(to: word, in: Self.words), choices: Self.words)
        }
        self = choice
    }
}
