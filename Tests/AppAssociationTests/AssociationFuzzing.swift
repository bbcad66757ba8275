import AppAssociation
import RouteMatching

/// What a fuzzer does with its bytes.
enum AssociationFuzzing {
    /// Reads bytes as both kinds of files, checks them, decides a link, and writes them again.
    ///
    /// - Returns: What does not hold, or nil.
    static func problem(_ bytes: [UInt8], link: String) -> String? {
        let url = try? URLReference(link)
        _ = AppleAppSiteAssociation.validate(bytes).map(\.description)
        _ = AssetLinks.validate(bytes).map(\.description)
        if let file = try? AppleAppSiteAssociation(parsing: bytes) {
            let text = file.text(.compact)
            guard let again = try? AppleAppSiteAssociation(parsing: text), again.text(.compact) == text else {
                return "writing and reading changes \(text)"
            }
            for app in file.linkedApps {
                guard let url else { break }
                if file.decision(for: url, app: app) != again.decision(for: url, app: app) {
                    return "\(link) in \(text)"
                }
            }
            if !file.difference(from: file).isEmpty { return "\(text) differs from itself" }
        }
        if let file = try? AssetLinks(parsing: bytes) {
            let text = file.text(.compact)
            guard let again = try? AssetLinks(parsing: text), again.text(.compact) == text else {
                return "writing and reading changes \(text)"
            }
            for package in file.linkedPackages {
                guard let url else { break }
                if file.decision(for: url, package: package) != again.decision(for: url, package: package) {
                    return "\(link) in \(text)"
                }
            }
        }
        return nil
    }
}
