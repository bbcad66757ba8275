extension AssociationFinding {
    /// A finding for bytes that cannot be read at all.
    init(unreadable error: AssociationFileError) {
        switch error {
        case .notJSON(let error):
            self.init(.notJSON, at: JSONPath(), "\(error)", fix: "correct the JSON text at that place")
        case .wrongRoot(let expected, let found):
            self.init(.wrongRoot, at: JSONPath(), "the file is \(found)", fix: "write \(expected)")
        case .signed:
            self.init(
                .signedFile, at: JSONPath(), "the file is wrapped in a signature, which only iOS 8 and older needed",
                fix: "publish the JSON text inside it")
        }
    }

    /// Findings about the bytes of a file as a server sends them.
    ///
    /// - Parameter contents: Reads the file and checks what it holds.
    static func findings(
        in bytes: some Sequence<UInt8>, limit: Int, contentType: String?,
        contents: ([UInt8]) throws(AssociationFileError) -> [AssociationFinding]
    ) -> [AssociationFinding] {
        let bytes = Array(bytes)
        let findings = aboutTransport(size: bytes.count, limit: limit, contentType: contentType)
        do throws(AssociationFileError) {
            return findings + (try contents(bytes))
        } catch {
            return findings + [AssociationFinding(unreadable: error)]
        }
    }

    /// The finding about a file that says nothing.
    static func namingNothing(fix: String) -> AssociationFinding {
        AssociationFinding(.namesNothing, at: JSONPath(), "the file is about no app", fix: fix)
    }

    /// Findings about size and header.
    static func aboutTransport(size: Int, limit: Int, contentType: String?) -> [AssociationFinding] {
        var findings: [AssociationFinding] = []
        if size > limit {
            findings.append(
                .init(
                    .tooLarge, at: JSONPath(), "the file has \(size) bytes, systems read at most \(limit)",
                    fix: "merge rules with wildcards or variables, or write the file without spaces"))
        }
        let type = contentType?.split(separator: ";").first.map { $0.filter { $0 != " " }.lowercased() }
        if let type, type != "application/json" {
            findings.append(
                .init(
                    .contentType, at: JSONPath(), "the file was sent as `\(type)`; large sites do so too",
                    fix: "send it as `application/json`"))
        }
        return findings
    }
}
