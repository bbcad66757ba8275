/// Numbers of things in words.
enum Plural {
    /// For example `1 route` or `2 routes`.
    static func text(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
