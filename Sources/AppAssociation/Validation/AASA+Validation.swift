extension AppleAppSiteAssociation {
    /// Checks the bytes of a file as a server sends them.
    ///
    /// ```swift
    /// for finding in AppleAppSiteAssociation.validate(try Data(contentsOf: url)) { print(finding) }
    /// ```
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - contentType: The value of the `Content-Type` header, or nil not to look at it.
    /// - Returns: The findings, check by check; none for a good file.
    public static func validate(
        _ bytes: some Sequence<UInt8>, contentType: String? = nil
    ) -> [AssociationFinding] {
        AssociationFinding.findings(in: bytes, limit: maximumSize, contentType: contentType) {
            bytes throws(AssociationFileError) in
            try AppleAppSiteAssociation(parsing: bytes).contentFindings()
        }
    }

    /// Checks the file as ``text(_:)`` would write it in compact form.
    ///
    /// - Returns: The findings, check by check; none for a good file.
    /// - Complexity: O(n log n) for n bytes, and a bounded number of comparisons of patterns.
    public func validate() -> [AssociationFinding] {
        AssociationFinding.aboutTransport(
            size: text(.compact).utf8.count, limit: Self.maximumSize, contentType: nil) + contentFindings()
    }

    private func contentFindings() -> [AssociationFinding] { AASALint(file: self).findings() }
}
