/// Finds the problems among registrations that are given to it in the order in which they were made.
///
/// Registrations are kept under their ``RegistrationShape``, so each is compared only with those that could take the
/// same URLs, never with all.
struct TableLint {
    private let registrations: [RegistrationSummary]
    /// All registrations whose pattern ends in a rest, whatever their filters.
    private var rests: [RegistrationShape: FilterIndex] = [:]
    /// The registrations before the one that is looked at, by everything that ranks them.
    private var earlier: [RegistrationShape: FilterIndex] = [:]
    private var names: [String: RegistrationSummary] = [:]

    init(_ registrations: [RegistrationSummary]) {
        self.registrations = registrations
        for registration in registrations {
            if case .rest = registration.pattern.allSegments.last {
                rests[RegistrationShape(ofPattern: registration), default: FilterIndex()].add(registration)
            }
        }
    }

    mutating func findings() -> [RouteFinding] {
        var result: [RouteFinding] = []
        for registration in registrations {
            if let error = registration.pattern.error {
                result.append(.invalidPattern(registration, reason: error))
            } else if let scheme = registration.schemes.sorted().first(where: { !SchemeName.isValid($0.utf8) }) {
                result.append(.invalidScheme(scheme, of: registration))
            } else if let finding = contradiction(in: registration) ?? clash(of: registration)
                ?? shadow(over: registration)
            {
                result.append(finding)
            }
            if let finding = duplicatePlaceholder(in: registration) { result.append(finding) }
            if let finding = duplicateName(of: registration) { result.append(finding) }
            if let finding = encodedLiteral(in: registration) { result.append(finding) }
        }
        return result
    }

    /// Filters that no URL can pass together.
    private func contradiction(in registration: RegistrationSummary) -> RouteFinding? {
        guard let scheme = registration.pattern.scheme else { return nil }
        if registration.admittedSchemes?.isEmpty == true { return .contradictory(registration, part: "scheme") }
        guard let filter = registration.host, case .literal(let host) = registration.pattern.segments.first,
            let url = try? URLReference(scheme + "://" + host + (filter.port.map { ":\($0)" } ?? "")),
            !filter.admits(url)
        else { return nil }
        return .contradictory(registration, part: "host")
    }

    /// A registration of the same rank, made before, that takes some or all of the URLs.
    private mutating func clash(of registration: RegistrationSummary) -> RouteFinding? {
        let shape = RegistrationShape(ranking: registration)
        defer { earlier[shape, default: FilterIndex()].add(registration) }
        guard let index = earlier[shape], let other = index.firstOverlapping(registration) else { return nil }
        let isSame = other.host == registration.host && other.admittedSchemes == registration.admittedSchemes
        if !isSame, let coverer = index.firstCovering(registration) {
            return .unreachable(registration, behind: coverer)
        }
        return .indistinguishable(registration, from: other, always: isSame)
    }

    /// A registration of better rank, whenever made, that takes all of the URLs: the same pattern with a rest.
    private func shadow(over registration: RegistrationSummary) -> RouteFinding? {
        guard let shape = RegistrationShape(restBehind: registration),
            let other = rests[shape]?.firstCovering(registration)
        else { return nil }
        return .unreachable(registration, behind: other)
    }

    private func duplicatePlaceholder(in registration: RegistrationSummary) -> RouteFinding? {
        var seen: Set<String> = []
        let names = registration.pattern.placeholderNames
        return names.first { !seen.insert($0).inserted }.map { .duplicatePlaceholder($0, in: registration) }
    }

    private mutating func duplicateName(of registration: RegistrationSummary) -> RouteFinding? {
        guard let name = registration.name else { return nil }
        if let first = names[name] { return .duplicateName(name, of: registration, after: first) }
        names[name] = registration
        return nil
    }

    private func encodedLiteral(in registration: RegistrationSummary) -> RouteFinding? {
        for case .literal(let text) in registration.pattern.allSegments {
            if let decoded = Self.decoded(text) {
                return .encodedLiteral(text, meaning: decoded, in: registration)
            }
        }
        return nil
    }

    /// The text without its valid escapes, or nil when it has none or does not decode to text.
    private static func decoded(_ text: String) -> String? {
        guard text.utf8.contains(.percent) else { return nil }
        var output: [UInt8] = []
        let isUTF8 = Array(text.utf8).withUnsafeBufferPointer { PercentCoding.decode($0, into: &output) }
        return isUTF8 && !output.elementsEqual(text.utf8) ? String(decoding: output, as: UTF8.self) : nil
    }
}
