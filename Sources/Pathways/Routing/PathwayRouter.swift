import Foundation
import RouteMatching

/// Dispatches URLs to the handlers registered for their paths.
///
/// ```swift
/// var router = PathwayRouter()
/// router.register(host: "example.com", ProductRoute.self) { route, query in
///     showProduct(id: route.productID, campaign: query["campaign"])
/// }
/// let isHandled = try router.handle(url)
/// ```
///
/// Of several registrations that match a URL the most specific one runs, whatever the order they were made in; if it
/// declines, the next one does. Handlers run on the main actor.
///
/// A router is a value: a copy is a router of its own. It looks only at URLs of an *admitted* host, which is one that
/// some registration names or ``baseHost``; a URL without a host is admitted while ``baseHost`` is empty.
public struct PathwayRouter: Sendable {
    /// The host whose URLs hostless registrations serve besides the hosts that are registered.
    ///
    /// Empty by default, which admits URLs without a host. A text that is no host is a programmer error: it stops a
    /// debug build and admits nothing else.
    public var baseHost: String = "" {
        didSet { baseFilter = baseHost.isEmpty ? nil : Self.filter(baseHost) }
    }

    /// The schemes whose URLs are looked at, in any case, or `nil` for every scheme.
    ///
    /// With a set, a URL without a scheme is not looked at.
    public var allowedSchemes: Set<String>? {
        didSet { lowercasedSchemes = allowedSchemes.map { Set($0.map(Self.lowercased)) } }
    }

    /// Runs for an admitted URL that no registration matches, or that every handler declines.
    ///
    /// The URL then counts as handled.
    ///
    /// It does not run for a URL whose host or scheme is not admitted, for a malformed one, or after an error.
    public var fallback: (@MainActor (PathwayRequest) throws -> Void)?

    var table = RouteTable<PathwayHandler>()
    private var lastHost: (text: String, filter: HostFilter)?
    private var baseFilter: HostFilter?
    private var lowercasedSchemes: Set<String>?

    /// Creates a router without registrations.
    public init() {}
}

// MARK: - Registrations

extension PathwayRouter {
    /// Removes one registration.
    ///
    /// An identifier that is unknown, or whose registration is gone, changes nothing.
    ///
    /// - Parameter registration: what `register` returned, for this router or one it was copied from.
    public mutating func unregister(_ registration: PathwayRegistrationID) { table.remove(registration.id) }

    /// Removes every registration.
    ///
    /// ``baseHost``, ``allowedSchemes`` and ``fallback`` stay.
    public mutating func reset() { table.removeAll() }

    /// The hosts that registrations name, each once, in ascending order and in their canonical spelling.
    ///
    /// - Complexity: O(*n* log *n*) in the number of registrations.
    public func registeredHosts() -> [String] {
        Set(table.registrations.compactMap(\.host?.description)).sorted()
    }

    /// The patterns of the registrations, each once, in ascending order.
    ///
    /// - Complexity: O(*n* log *n*) in the number of registrations.
    public func registeredPatterns() -> [String] {
        Set(table.registrations.map(\.pattern.description)).sorted()
    }

    /// Adds a registration; every public form of `register` ends here.
    mutating func insert(
        _ action: PathwayHandler.Action, for text: String, host: String?, type: (any Pathway.Type)?,
        supportFragmentParams: Bool, matching policy: PathwayMatchPolicy
    ) -> PathwayRegistrationID {
        var pattern = RoutePattern(reportingErrorsIn: text)
        var filter: HostFilter?
        if let host, !host.isEmpty {
            filter = hostFilter(host)
            if filter == nil, pattern.error == nil { pattern = RoutePattern(inert: text, error: .invalidHost(host)) }
        }
        let handler = PathwayHandler(
            action: action, supportsFragmentParameters: supportFragmentParams, namesHost: filter != nil)
        let id = table.insert(
            handler, for: pattern, host: filter, matching: policy, name: type.map { String(describing: $0) })
        return PathwayRegistrationID(id: id)
    }

    /// Most registrations of an application are for one host, so the last one is not parsed again.
    private mutating func hostFilter(_ host: String) -> HostFilter? {
        if let lastHost, lastHost.text == host { return lastHost.filter }
        let filter = Self.filter(host)
        lastHost = filter.map { (host, $0) }
        return filter
    }

    private static func filter(_ host: String) -> HostFilter? {
        do {
            return try HostFilter(parsing: host)
        } catch {
            Misuse.report("Host '\(host)' cannot be used: \(error)")
            return nil
        }
    }
}

// MARK: - Admission

extension PathwayRouter {
    /// Whether URLs of this scheme are looked at.
    func allowsScheme(of url: URLReference) -> Bool {
        guard let lowercasedSchemes else { return true }
        return url.scheme.map(lowercasedSchemes.contains) ?? false
    }

    /// Whether URLs of this host are looked at.
    func admitsHost(of url: URLReference) -> Bool {
        guard url.host != nil else { return baseHost.isEmpty }
        return baseFilter?.admits(url) == true || table.hasHost(admitting: url)
    }

    /// ASCII only: the Kelvin sign is no `k`.
    private static func lowercased(_ scheme: String) -> String {
        String(decoding: scheme.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
