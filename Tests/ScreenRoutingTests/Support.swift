import Foundation
import RouteMatching
import RoutingTestSupport
import ScreenRouting

/// A screen with a title, to tell screens apart.
final class Screen: PlatformViewController {
    let title: String
    /// What the screen keeps, such as a closure that holds its context.
    var keeps: Any?

    init(_ title: String) {
        self.title = title
        super.init()
    }
}

struct UserDetail: Route, DeepLinkable, Equatable {
    let id: Int

    static let pattern: RoutePattern = "myapp://user/<int:id>"

    init(parameters: RouteParameters) throws { id = try parameters.int("id") }
    init(id: Int) { self.id = id }
}

struct Settings: Route {
    static var preferredTransition: RouteTransition { .present(PresentationConfig(style: .formSheet)) }
}

struct ColorPicker: ResultRoute {
    typealias Result = String
}

struct TestError: Error, Equatable {}

@MainActor
extension RecordingPerformer {
    /// The titles of the stack in front.
    var titles: [String] { stack.map { ($0 as? Screen)?.title ?? "?" } }
    /// The kind of the transition performed last.
    var lastKind: String {
        guard let kind = performed.last?.transition.kind else { return "none" }
        return String("\(kind)".prefix { $0 != "(" })
    }
}

/// Runs something on a router and collects the programmer errors it reports.
@MainActor
func misuses(_ body: () -> Void) -> [String] {
    let reports = Reports()
    Misuse.withObserver({ reports.add($0) }, body)
    return reports.texts
}

private final class Reports: Sendable {
    private let lock = NSLock()
    // Guarded by `lock`, and only touched through `add` and `texts`.
    private nonisolated(unsafe) var storage: [String] = []

    func add(_ text: String) { lock.withLock { storage.append(text) } }
    var texts: [String] { lock.withLock { storage } }
}

/// The error that an asynchronous call throws, or `nil`.
@MainActor
func failure(of body: @MainActor () async throws -> Void) async -> (any Error)? {
    do {
        try await body()
        return nil
    } catch {
        return error
    }
}
