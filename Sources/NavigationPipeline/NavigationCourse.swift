/// Decides what one navigation does next: resolve, follow redirects, ask the guards in order, perform, confirm.
///
/// It is told what happened and answers with what to do; it does nothing itself. Redirects are counted together,
/// whoever asks for them, and followed one after the other.
@usableFromInline
package struct NavigationCourse<Target, Location> {
    @usableFromInline enum State: Sendable {
        /// Waits to hear what the target is.
        case resolving
        /// Waits for the guard of this index out of so many.
        case guarding(index: Int, count: Int)
        /// Waits for the performer.
        case performing
        /// Nothing can happen any more.
        case ended
    }

    /// What happened.
    @usableFromInline
    package enum Event {
        /// The target is a destination with so many guards.
        case resolved(Location, guards: Int)
        /// The target, or the guard that was asked, leads somewhere else.
        case redirected(Target)
        /// The guard that was asked lets it pass.
        case allowed
        /// The guard that was asked stops it.
        case stopped
        /// The screen is shown, or the action is done.
        case performed
    }

    /// What to do.
    @usableFromInline
    package enum Action: Equatable, Sendable {
        /// Find out what ``NavigationCourse/target`` is.
        case resolve
        /// Ask this guard about ``NavigationCourse/location``.
        case ask(guard: Int)
        /// Show the screen of ``NavigationCourse/location``, or run its action.
        case perform
        /// Make ``NavigationCourse/location`` the current one and tell the hooks.
        case confirm
        /// End with this failure.
        case fail(NavigationFailure)
    }

    /// How many redirects may follow each other.
    @inlinable package static var redirectLimit: Int { 8 }

    /// What was asked for, at first or by the last redirect.
    @usableFromInline
    package var target: Target
    /// What the target resolved to, as soon as it has.
    @usableFromInline
    package var location: Location?

    @usableFromInline var state = State.resolving
    @usableFromInline var redirects = 0

    /// Sets out for a target.
    ///
    /// The first action is to resolve it.
    @inlinable package init(to target: Target) {
        self.target = target
    }

    /// Takes note of an event.
    ///
    /// One that cannot happen in this state, which only a broken client causes, cancels.
    @inlinable package mutating func handle(_ event: Event) -> Action {
        switch (state, event) {
        case (.resolving, .resolved(let location, let guards)):
            self.location = location
            return ask(0, of: guards)
        case (.resolving, .redirected(let target)), (.guarding, .redirected(let target)):
            guard redirects < Self.redirectLimit else { return fail(.tooManyRedirects(limit: Self.redirectLimit)) }
            redirects += 1
            self.target = target
            state = .resolving
            return .resolve
        case (.guarding(let index, let count), .allowed):
            return ask(index + 1, of: count)
        case (.guarding, .stopped):
            return fail(.stopped)
        case (.performing, .performed):
            state = .ended
            return .confirm
        default:
            return fail(.cancelled)
        }
    }

    @inlinable mutating func ask(_ index: Int, of count: Int) -> Action {
        guard index < count else {
            state = .performing
            return .perform
        }
        state = .guarding(index: index, count: count)
        return .ask(guard: index)
    }

    @inlinable mutating func fail(_ failure: NavigationFailure) -> Action {
        state = .ended
        return .fail(failure)
    }
}
