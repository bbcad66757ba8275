extension RouteTable {
    /// Looks for registrations that cannot do what they seem to be made for.
    ///
    /// ```swift
    /// for finding in table.lint() { print(finding) }
    /// ```
    ///
    /// - Returns: Findings in the order of the registrations they are about. Empty for a table without problems.
    /// - Complexity: O(n) on average for n registrations, times the length of their patterns and host names.
    public func lint() -> [RouteFinding] {
        var lint = TableLint(summaries)
        return lint.findings()
    }
}
