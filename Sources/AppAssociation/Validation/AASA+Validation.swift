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
    /// - Returns: The findings in the order of the file; none for a good file.
    public static func validate(
        _ bytes: some Sequence<UInt8>, contentType: String? = nil
    ) -> [AssociationFinding] {
        let bytes = Array(bytes)
        var findings = AssociationFinding.aboutTransport(
            size: bytes.count, limit: maximumSize, contentType: contentType)
        do throws(AssociationFileError) {
            findings += try AppleAppSiteAssociation(parsing: bytes).contentFindings()
        } catch {
            findings.append(AssociationFinding(unreadable: error))
        }
        return findings
    }

    /// Checks the file as ``text(_:)`` would write it in compact form.
    ///
    /// - Returns: The findings in the order of the file; none for a good file.
    /// - Complexity: O(n log n) for n bytes, and a bounded number of comparisons of patterns.
    public func validate() -> [AssociationFinding] {
        AssociationFinding.aboutTransport(
            size: text(.compact).utf8.count, limit: Self.maximumSize, contentType: nil) + contentFindings()
    }

    private func contentFindings() -> [AssociationFinding] { AASALint(file: self).findings() }
}
