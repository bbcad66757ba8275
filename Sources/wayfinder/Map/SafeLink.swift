/// Tells links that open something from those that would run something in the page.
enum SafeLink {
    /// Schemes that a browser runs or shows itself.
    static let refused: Set<String> = ["javascript", "data", "vbscript", "blob", "file", "about"]

    static func isSafe(_ url: String) -> Bool {
        let scheme = url.prefix { $0 != ":" }.lowercased()
        return !refused.contains(scheme)
    }
}
