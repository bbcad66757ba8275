/// Runs navigations: asks ``NavigationOrder`` and ``NavigationCourse`` what to do and has the client do it.
///
/// As long as nothing has to be waited for a navigation runs within the call that asks for it, without a task and
/// without a continuation.
@MainActor
@usableFromInline
package final class NavigationShell<Client: NavigationClient> {
    @usableFromInline
    package typealias Course = NavigationCourse<Client.Target, Client.Location>

    /// What a new navigation does to earlier ones.
    @usableFromInline
    package var rule = ConflictRule.inOrder
    /// How long each guard may take, in seconds; `nil` for as long as it likes.
    @usableFromInline
    package var guardTimeout: Double?

    @usableFromInline let sleep: @Sendable (Double) async throws -> Void
    @usableFromInline var order = NavigationOrder()
    @usableFromInline var waiters: [NavigationID: NavigationWaiter] = [:]

    /// Creates a shell.
    ///
    /// - Parameter sleep: waits for so many seconds, or throws when the task is cancelled.
    @inlinable
    package init(sleep: @escaping @Sendable (Double) async throws -> Void) {
        self.sleep = sleep
    }

    /// Whether no navigation is going on.
    @inlinable package var isIdle: Bool { order.isIdle }

    /// Runs a navigation to its end.
    ///
    /// - Throws: a ``NavigationFailure``, or what the client throws.
    @inlinable
    package func navigate(to target: Client.Target, for client: Client) async throws {
        if Task.isCancelled { throw NavigationFailure.cancelled }
        var run = try admit(target)
        do {
            while let pause = try advance(&run, client) {
                try await wait(for: pause, &run, client)
            }
        } catch {
            finish(run, error)
            throw error
        }
        finish(run, nil)
    }

    /// Begins a navigation.
    ///
    /// If it has to wait for something, a task of its own carries it on.
    ///
    /// - Parameter onFailure: is told why it failed, at once or later.
    @inlinable
    package func start(
        to target: Client.Target, for client: Client, onFailure: @escaping @MainActor (any Error) -> Void
    ) {
        var run: Run
        do { run = try admit(target) } catch { return onFailure(error) }
        do {
            if let pause = try advance(&run, client) {
                let paused = run
                Task { await resume(paused, at: pause, client, onFailure) }
                return
            }
        } catch {
            finish(run, error)
            return onFailure(error)
        }
        finish(run, nil)
    }

    @inlinable
    func resume(
        _ paused: Run, at pause: Pause, _ client: Client, _ onFailure: @MainActor (any Error) -> Void
    ) async {
        var run = paused
        do {
            var next: Pause? = pause
            while let pause = next {
                try await wait(for: pause, &run, client)
                next = try advance(&run, client)
            }
        } catch {
            finish(run, error)
            return onFailure(error)
        }
        finish(run, nil)
    }
}

// MARK: - One navigation

extension NavigationShell {
    /// A navigation on its way.
    @usableFromInline
    struct Run {
        @usableFromInline let id: NavigationID
        @usableFromInline var course: Course
        @usableFromInline var step = Step.act(.resolve)
        /// What the performer is given, once it is made.
        @usableFromInline var screen: Client.Screen?
        /// The scope its guards, factory and action run in; made when it is first needed.
        @usableFromInline var scope: NavigationScope?
        /// Whether a guard goes on running after this has ended.
        @usableFromInline var hasGuardLeft = false

        @inlinable
        init(id: NavigationID, target: Client.Target) {
            self.id = id
            course = Course(to: target)
        }
    }

    /// What a navigation does when it is carried on.
    @usableFromInline
    enum Step {
        case act(Course.Action)
        case claim
        case show
        case end
    }

    /// What a navigation has to wait for.
    @usableFromInline
    enum Pause {
        case turn
        case guards
        case transition
    }

    @inlinable
    func admit(_ target: Client.Target) throws -> Run {
        let id = NavigationID.next()
        let (admission, woken) = order.admit(id, in: NavigationScope.current, rule: rule)
        for other in woken { wake(other) }
        if case .refused(let failure) = admission { throw failure }
        return Run(id: id, target: target)
    }

    /// Carries a navigation on until it has ended, which is `nil`, or has to wait.
    @inlinable
    func advance(_ run: inout Run, _ client: Client) throws -> Pause? {
        if order.phase(of: run.id) == .waiting { return .turn }
        while true {
            switch run.step {
            case .act(let action):
                if let pause = try act(on: action, &run, client) { return pause }
            case .claim:
                run.step = .show
                if !order.claimPerformer(for: run.id) { return .turn }
            case .show:
                run.step = .act(run.course.handle(.performed))
                if let screen = run.screen, try client.perform(screen) { return .transition }
            case .end:
                return nil
            }
        }
    }

    @inlinable
    func act(on action: Course.Action, _ run: inout Run, _ client: Client) throws -> Pause? {
        switch action {
        case .resolve:
            switch try client.resolve(run.course.target) {
            case .location(let location, let guards):
                run.step = .act(run.course.handle(.resolved(location, guards: guards)))
            case .redirect(let target):
                run.step = .act(run.course.handle(.redirected(target)))
            }
        case .ask:
            return .guards
        case .perform:
            if let failure = order.commit(run.id) { throw failure }
            guard let location = run.course.location else { throw NavigationFailure.cancelled }
            try NavigationScope.run(in: scope(of: &run)) { run.screen = try client.build(location) }
            run.step = run.screen == nil ? .act(run.course.handle(.performed)) : .claim
        case .confirm:
            run.step = .end
            if let location = run.course.location { client.confirm(location, run.screen) }
        case .fail(let failure):
            throw failure
        }
        return nil
    }

    @inlinable
    func scope(of run: inout Run) -> NavigationScope {
        if let scope = run.scope { return scope }
        let scope = NavigationScope(run.id)
        run.scope = scope
        return scope
    }

    @inlinable
    func finish(_ run: Run, _ error: (any Error)?) {
        let left = run.hasGuardLeft ? error as? NavigationFailure ?? .cancelled : nil
        if let next = order.end(run.id, abandoned: left) { wake(next) }
    }
}

// MARK: - Waiting

extension NavigationShell {
    @inlinable
    func wait(for pause: Pause, _ run: inout Run, _ client: Client) async throws {
        switch pause {
        case .turn:
            try await waitForTurn(run.id)
        case .guards:
            try await askGuards(&run, client)
        case .transition:
            try await client.waitForTransition()
        }
    }

    /// Waits until the order wakes a navigation, because its turn has come or it is interrupted.
    @inlinable
    func waitForTurn(_ id: NavigationID) async throws {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                switch order.phase(of: id) {
                case .waiting, .ready: waiters[id] = .turn(continuation)
                default: continuation.resume()
                }
            }
        } onCancel: {
            Task { @MainActor in cancel(id) }
        }
        try throwIfInterrupted(id)
    }

    @inlinable
    func throwIfInterrupted(_ id: NavigationID) throws {
        if case .interrupted(let failure) = order.phase(of: id) { throw failure }
    }

    /// Has a navigation end as cancelled if that is still possible.
    @inlinable
    func cancel(_ id: NavigationID) {
        if order.interrupt(id, with: .cancelled) { wake(id) }
    }

    @inlinable
    func setWaiter(_ waiter: NavigationWaiter?, for id: NavigationID) { waiters[id] = waiter }

    @inlinable
    func wake(_ id: NavigationID) {
        waiters.removeValue(forKey: id)?.resume()
    }
}
