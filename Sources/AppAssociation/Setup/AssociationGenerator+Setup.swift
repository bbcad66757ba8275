import RouteMatching

extension AssociationGenerator {
    /// The values of the entitlement `com.apple.developer.associated-domains`, such as `applinks:shop.example`.
    ///
    /// - Parameters:
    ///   - services: The services that the app uses.
    ///   - developerMode: Whether devices in developer mode ask the site itself instead of Apple's copy.
    /// - Returns: A value for each service and host, service by service.
    public func associatedDomains(
        services: [AssociatedDomainService] = [.appLinks], developerMode: Bool = false
    ) -> [String] {
        services.flatMap { service in
            checkedHosts.map { service.rawValue + ":" + $0 + (developerMode ? "?mode=developer" : "") }
        }
    }

    /// The entitlement as a part of a property list.
    ///
    /// - Parameters:
    ///   - services: The services that the app uses.
    ///   - developerMode: Whether devices in developer mode ask the site itself instead of Apple's copy.
    /// - Returns: The key and the array, to stand in the dictionary of the entitlements.
    public func associatedDomainsPropertyList(
        services: [AssociatedDomainService] = [.appLinks], developerMode: Bool = false
    ) -> String {
        let values = associatedDomains(services: services, developerMode: developerMode)
        return "<key>com.apple.developer.associated-domains</key>\n<array>\n"
            + values.map { "    <string>\(XMLText.escaped($0))</string>\n" }.joined() + "</array>\n"
    }

    /// The custom schemes that the table's routes name, in ascending order.
    public var urlSchemes: [String] {
        let routes = (try? table().registrations) ?? []
        let schemes = routes.flatMap { $0.schemes + ($0.pattern.scheme.map { [$0] } ?? []) }
        return Set(schemes).subtracting(["http", "https"]).sorted()
    }

    /// The app's URL types as a part of its information property list, or nil without custom schemes.
    ///
    /// - Parameter name: A name for the type, usually the bundle identifier.
    /// - Returns: The key and the array, to stand in the dictionary of `Info.plist`.
    public func urlTypesPropertyList(name: String) -> String? {
        let schemes = urlSchemes
        if schemes.isEmpty { return nil }
        let lines =
            ["<key>CFBundleURLTypes</key>", "<array>", "    <dict>", "        <key>CFBundleURLName</key>"]
            + ["        <string>\(XMLText.escaped(name))</string>", "        <key>CFBundleURLSchemes</key>"]
            + ["        <array>"] + schemes.map { "            <string>\(XMLText.escaped($0))</string>" }
            + ["        </array>", "    </dict>", "</array>"]
        return lines.joined(separator: "\n") + "\n"
    }
}
