import ScreenRouting

/// A guard that a test drives: it answers from a script, or waits to be told.
///
/// ```swift
/// let login = ScriptedGuard(.redirect(.name("login")))
/// router.beforeEach(login.routeGuard)
///
/// let slow = ScriptedGuard(holds: true)
/// router.beforeEach(slow.routeGuard)
/// router.push(name: "checkout")
/// await slow.waitUntilAsked()
/// slow.answer(.allow)
/// ```
@MainActor
public final class ScriptedGuard {
    /// One question it was asked.
    public struct Question {
        /// Where the navigation leads.
        public let to: RouteLocation
        /// Where it comes from.
        public let from: RouteLocation?
    }

    /// What it was asked, in order.
    public private(set) var questions: [Question] = []
    /// Whether it waits for ``answer(_:)`` once the script is used up; otherwise it allows.
    public var holds: Bool

    private var script: [GuardDecision]
    private var held: [Held] = []
    private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// A question that waits.
    ///
    /// Decisions are not Sendable, so they do not travel through the continuation.
    private final class Held {
        var continuation: CheckedContinuation<Void, Never>?
        var result: Result<GuardDecision, any Error> = .success(.cancel)
    }

    /// Creates a guard that gives these answers in order, and then allows or waits.
    public init(_ script: GuardDecision..., holds: Bool = false) {
        self.script = script
        self.holds = holds
    }

    /// The guard to register.
    ///
    /// A guard that waits does not look at cancellation, as many do not.
    public var routeGuard: RouteGuard {
        { to, from in try await self.decide(to, from) }
    }

    /// How many questions wait for an answer.
    public var heldCount: Int { held.count }

    /// Answers the question that has waited longest.
    public func answer(_ decision: GuardDecision) {
        settle(.success(decision))
    }

    /// Has the question that has waited longest fail.
    public func fail(_ error: any Error) {
        settle(.failure(error))
    }

    private func settle(_ result: Result<GuardDecision, any Error>) {
        guard !held.isEmpty else { return }
        let question = held.removeFirst()
        question.result = result
        question.continuation?.resume()
    }

    /// Returns once it has been asked so many questions.
    public func waitUntilAsked(_ count: Int = 1) async {
        guard questions.count < count else { return }
        await withCheckedContinuation { watchers.append((count, $0)) }
    }

    private func decide(_ to: RouteLocation, _ from: RouteLocation?) async throws -> GuardDecision {
        questions.append(Question(to: to, from: from))
        defer { notify() }
        if !script.isEmpty { return script.removeFirst() }
        guard holds else { return .allow }
        let question = Held()
        held.append(question)
        notify()
        await withCheckedContinuation { question.continuation = $0 }
        return try question.result.get()
    }

    private func notify() {
        let ready = watchers.filter { $0.count <= questions.count }
        watchers.removeAll { $0.count <= questions.count }
        for watcher in ready { watcher.continuation.resume() }
    }
}

/// A question holds locations, whose context need not be Sendable.
@available(*, unavailable)
extension ScriptedGuard.Question: Sendable {}
