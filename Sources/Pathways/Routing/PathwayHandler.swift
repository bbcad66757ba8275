/// What a registration does with a URL.
struct PathwayHandler: Sendable {
    enum Action: Sendable {
        case sync(@MainActor (PathwayDelivery) throws -> PathwayResult)
        case async(@MainActor (PathwayDelivery) async throws -> PathwayResult)
    }

    let action: Action
    let supportsFragmentParameters: Bool
    /// Whether the registration is for named hosts, so that its matching a URL admits the URL's host.
    let namesHost: Bool

    /// What a manifest calls the registration.
    var kind: String {
        switch action {
        case .sync: "handler"
        case .async: "async handler"
        }
    }
}
