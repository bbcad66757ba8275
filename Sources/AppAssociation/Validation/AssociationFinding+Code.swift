extension AssociationFinding {
    /// The kinds of findings of both files.
    public enum Code: String, Sendable, Hashable, CaseIterable, Codable {
        // MARK: Both files, errors

        /// The bytes are not JSON in UTF-8.
        case notJSON = "not-json"
        /// The JSON is not an object, or not an array where one is needed.
        case wrongRoot = "wrong-root"
        /// The file is larger than systems read.
        case tooLarge = "too-large"
        /// A known key has a value of the wrong type and is ignored.
        case wrongType = "wrong-type"

        // MARK: Apple's file, errors

        /// The file is signed, as iOS 8 had it.
        case signedFile = "signed-file"
        /// An entry names no app.
        case missingAppID = "missing-app-id"
        /// An app identifier is not a ten-character prefix, a dot and a bundle identifier.
        case malformedAppID = "malformed-app-id"
        /// A pattern for a query item is no string; systems ignore the whole object.
        case queryPatternNotText = "query-pattern-not-text"
        /// A pattern names a variable that nobody defines.
        case undefinedVariable = "undefined-variable"
        /// A pattern opens `$(` and does not close it.
        case unterminatedVariable = "unterminated-variable"
        /// A variable's name holds `$`, `(` or `)`, or is empty.
        case badVariableName = "bad-variable-name"
        /// A variable's value names another variable.
        case variableInValue = "variable-in-value"

        // MARK: Android's file, errors

        /// An app's statement names no package.
        case missingPackageName = "missing-package-name"
        /// A package name is not an application ID.
        case malformedPackageName = "malformed-package-name"
        /// An app's statement has no certificate fingerprint.
        case missingFingerprints = "missing-fingerprints"
        /// A fingerprint is not 32 upper-case pairs joined by colons.
        case malformedFingerprint = "malformed-fingerprint"
        /// A pattern of a rule is empty.
        case emptyPattern = "empty-pattern"

        // MARK: Both files, warnings

        /// A key stands twice in one object.
        case duplicateKey = "duplicate-key"
        /// An earlier rule matches all that a rule could.
        case unreachableRule = "unreachable-rule"
        /// A rule that excludes stands after one that lets the same links in.
        case lateExclude = "late-exclude"
        /// A rule lets every link in.
        case catchAllInclude = "catch-all-include"
        /// A pattern ends in `/?*`, which reaches into deeper paths.
        case tailCrossesSegments = "tail-crosses-segments"
        /// `#` or `?name=` inside a pattern for the path.
        case delimiterInPath = "delimiter-in-path"
        /// A pattern holds escapes, and is compared with decoded text.
        case encodedPattern = "encoded-pattern"
        /// An unknown key that looks like a known one.
        case misspelledKey = "misspelled-key"
        /// The file is about no app at all: it may be another file.
        case namesNothing = "names-nothing"

        // MARK: Apple's file, warnings

        /// Two entries name the same app.
        case appInTwoDetails = "app-in-two-details"
        /// An entry has both `appID` and `appIDs`.
        case bothAppIDForms = "both-app-id-forms"
        /// An entry has both `components` and `paths`.
        case componentsWithPaths = "components-with-paths"
        /// The old `apps` list holds something.
        case appsNotEmpty = "apps-not-empty"
        /// The entries are an object, which has no order.
        case unorderedDetails = "unordered-details"
        /// A variable has no values, so patterns that name it match nothing.
        case emptyVariable = "empty-variable"
        /// A variable hides a predefined one.
        case shadowedVariable = "shadowed-variable"
        /// A pattern holds spaces or letters outside ASCII, and is compared with encoded text.
        case unencodedPattern = "unencoded-pattern"
        /// A pattern holds escapes in lower case; links have them in upper case.
        case lowercaseEscape = "lowercase-escape"
        /// `/x/*` lets `/x` in, which a later rule wants to keep on the web.
        case parentIncluded = "parent-included"

        // MARK: Android's file, warnings

        /// A statement has no `relation` list or no `target` object and is skipped.
        case skippedStatement = "skipped-statement"
        /// A target is neither an app nor a site.
        case unknownNamespace = "unknown-namespace"
        /// A site is not an origin.
        case malformedSite = "malformed-site"
        /// An include is not an `https` URL.
        case insecureInclude = "insecure-include"
        /// Two statements name the same app, and one has rules.
        case packageInTwoStatements = "package-in-two-statements"
        /// A rule has its query pattern as one string, which Android ignores.
        case queryAsText = "query-as-text"
        /// A rule has no pattern, so it matches nothing.
        case emptyRule = "empty-rule"
        /// A rule has a key that only Apple's files know.
        case unsupportedKey = "unsupported-key"
        /// `$(…)`, `[…]` or `{…}` in a pattern, which is plain text here.
        case literalSyntax = "literal-syntax"

        // MARK: Information

        /// The file uses a form from before iOS 13.
        case legacyForm = "legacy-form"
        /// A slash at the end of a pattern, which does not count.
        case trailingSlash = "trailing-slash"
        /// The file was not sent as `application/json`.
        case contentType = "content-type"
        /// A dot in a pattern without wildcards, which some Android versions may not match.
        case dotInLiteral = "dot-in-literal"

        /// How much findings of this kind weigh.
        public var severity: Severity {
            switch self {
            case .notJSON, .wrongRoot, .tooLarge, .wrongType, .signedFile, .missingAppID, .malformedAppID,
                .queryPatternNotText, .undefinedVariable, .unterminatedVariable, .badVariableName, .variableInValue,
                .missingPackageName, .malformedPackageName, .missingFingerprints, .malformedFingerprint, .emptyPattern:
                .error
            case .legacyForm, .trailingSlash, .contentType, .dotInLiteral: .info
            default: .warning
            }
        }
    }
}
