import ScreenRouting

/// A performer without a window: it keeps stacks, presentations and tabs as a window would, and a record of what it
/// was asked to do.
///
/// ```swift
/// let performer = RecordingPerformer()
/// let router = Router(navigationPerformer: performer)
/// router.push(UserDetail(id: 42))
/// performer.stack.count   // 1
/// ```
@MainActor
public final class RecordingPerformer: NavigationPerforming {
    /// One transition it performed.
    public struct Step {
        /// What it was asked to do.
        public let transition: ResolvedTransition
        /// The screen it was asked to show.
        public let viewController: PlatformViewController
    }

    /// What it performed, in order.
    ///
    /// Failed transitions are not here.
    public private(set) var performed: [Step] = []
    /// The tab that is in front.
    public private(set) var selectedTab = 0
    /// The error with which the next transition fails, once.
    public var failure: (any Error)?
    /// Whether transitions go on until ``finishTransition(throwing:)``.
    public var holdsTransitions = false

    /// The stack of each tab; without tabs there is one.
    private var tabs: [[PlatformViewController]]
    /// The stacks presented over them, the topmost last.
    private var presented: [[PlatformViewController]] = []
    private var observers: [ObjectIdentifier: [@MainActor @Sendable () -> Void]] = [:]
    private var transition = Transition.none

    private enum Transition {
        case none
        case running
        case awaited(CheckedContinuation<Void, any Error>)
        case failed(any Error)
    }

    /// Creates a performer.
    ///
    /// - Parameters:
    ///   - roots: the screens its stack, or each of its tabs, starts with.
    ///   - hasTabs: whether each root is a tab of its own.
    public init(roots: [PlatformViewController] = [], hasTabs: Bool = false) {
        tabs = hasTabs ? roots.map { [$0] } : [roots]
    }

    /// The stack in front: that of the topmost presentation, or of the selected tab.
    public var stack: [PlatformViewController] { presented.last ?? tabs[selectedTab] }

    /// How many presentations lie over each other.
    public var presentationCount: Int { presented.count }

    /// The top of the stack in front; empty when there is none.
    public var visibleViewControllers: [PlatformViewController]? { stack.last.map { [$0] } ?? [] }

    /// Empties the record, and lets go of the screens in it.
    public func forget() { performed = [] }

    // MARK: Performing

    /// Shows a screen, and records it.
    public func perform(_ transition: ResolvedTransition, viewController: PlatformViewController) throws {
        try failIfAsked()
        switch transition.kind {
        case .push:
            change { $0.append(viewController) }
        case .present:
            presented.append([viewController])
        case .replace:
            change { stack in
                if !stack.isEmpty { stack.removeLast() }
                stack.append(viewController)
            }
        case .replaceRoot:
            presented = []
            tabs = [[viewController]]
            selectedTab = 0
        case .custom(let custom):
            try custom.perform(from: stack.last, to: viewController)
            change { $0.append(viewController) }
        case .selectTab:
            throw RouterError.noNavigationContext
        }
        performed.append(Step(transition: transition, viewController: viewController))
        begin()
        tellObservers()
    }

    /// Brings a tab to the front and takes all presentations away.
    public func selectTab(at index: Int, animated: Bool) throws {
        try failIfAsked()
        guard tabs.count > 1, tabs.indices.contains(index) else { throw RouterError.noNavigationContext }
        presented = []
        selectedTab = index
        begin()
        tellObservers()
    }

    /// Undoes the last push, or the last presentation.
    public func goBack(animated: Bool) -> Bool {
        if stack.count > 1 {
            change { $0.removeLast() }
        } else if !presented.isEmpty {
            presented.removeLast()
        } else {
            return false
        }
        tellObservers()
        return true
    }

    /// Takes the topmost presentation away, as a swipe of the user does.
    public func dismiss() {
        guard !presented.isEmpty else { return }
        presented.removeLast()
        tellObservers()
    }

    // MARK: Transitions that take time

    /// Whether a transition waits for ``finishTransition(throwing:)``.
    public var isTransitioning: Bool {
        if case .none = transition { return false }
        return true
    }

    /// Returns when ``finishTransition(throwing:)`` is called.
    public func waitForTransition() async throws {
        switch transition {
        case .none, .awaited: return
        case .failed(let error):
            transition = .none
            throw error
        case .running:
            try await withCheckedThrowingContinuation { transition = .awaited($0) }
        }
    }

    /// Lets the transition that goes on end.
    ///
    /// - Parameter error: makes the navigation fail.
    public func finishTransition(throwing error: (any Error)? = nil) {
        let current = transition
        transition = .none
        switch (current, error) {
        case (.awaited(let continuation), nil): continuation.resume()
        case (.awaited(let continuation), let error?): continuation.resume(throwing: error)
        case (.running, let error?): transition = .failed(error)
        case (.running, nil), (.none, _), (.failed, _): break
        }
    }

    // MARK: Removal

    /// Calls when a screen has left every stack, or is deallocated.
    public func observeRemoval(
        of viewController: PlatformViewController, _ onRemoval: @escaping @MainActor @Sendable () -> Void
    ) {
        // A screen that is never shown is only ever deallocated.
        RemovalSentinel.attach(to: viewController, onRemoval)
        observers[ObjectIdentifier(viewController), default: []].append(onRemoval)
    }

    private func tellObservers() {
        let kept = Set((tabs + presented).joined().map { ObjectIdentifier($0) })
        for (key, calls) in observers where !kept.contains(key) {
            observers[key] = nil
            for call in calls { call() }
        }
    }

    private func change(_ body: (inout [PlatformViewController]) -> Void) {
        if presented.isEmpty { body(&tabs[selectedTab]) } else { body(&presented[presented.count - 1]) }
    }

    private func failIfAsked() throws {
        guard let failure else { return }
        self.failure = nil
        throw failure
    }

    private func begin() {
        if holdsTransitions { transition = .running }
    }
}

/// A step holds a screen, which belongs to the main actor.
@available(*, unavailable)
extension RecordingPerformer.Step: Sendable {}
