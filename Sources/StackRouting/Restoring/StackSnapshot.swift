/// What is on a stack, to be encoded and restored later.
///
/// Decoding never fails because of a single route: if one cannot be decoded, say because a later version of the app has
/// dropped its case, the routes under it are kept and ``lostCount`` says how many were not.
///
/// ```swift
/// let data = try JSONEncoder().encode(router.snapshot())
/// router.restore(try JSONDecoder().decode(StackSnapshot<AppRoute>.self, from: data))
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct StackSnapshot<R: Route & Codable>: Codable, Equatable {
    /// The root route, if the stack has one.
    public let root: R?
    /// The pushed routes, the top last.
    public let routes: [R]
    /// How many routes, root included, could not be decoded; 0 for a snapshot that was just taken.
    public let lostCount: Int

    init(root: R?, routes: [R]) {
        self.root = root
        self.routes = routes
        lostCount = 0
    }

    private enum CodingKeys: String, CodingKey {
        case root
        case routes
    }

    /// Decodes as many routes as can be decoded from the base view up.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: A decoding error if there is no list of routes at all.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var elements = try container.nestedUnkeyedContainer(forKey: .routes)
        let hasRoot = container.contains(.root) && !((try? container.decodeNil(forKey: .root)) ?? false)
        root = hasRoot ? try? container.decode(R.self, forKey: .root) : nil
        let total = (elements.count ?? 0) + (hasRoot ? 1 : 0)
        var routes: [R] = []
        if root != nil || !hasRoot {
            while !elements.isAtEnd, let route = try? elements.decode(R.self) { routes.append(route) }
        }
        self.routes = routes
        lostCount = max(0, total - routes.count - (root == nil ? 0 : 1))
    }

    /// Encodes the routes in order.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What a route's own encoding throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(root, forKey: .root)
        try container.encode(routes, forKey: .routes)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension StackSnapshot: Sendable where R: Sendable {}
