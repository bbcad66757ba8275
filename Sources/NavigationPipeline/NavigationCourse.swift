/// Decides what one navigation does next: resolve, follow redirects, ask the guards in order, perform, confirm.
///
/// It is told what happened and answers with what to do; it does nothing itself. Redirects are counted together,
/// whoever asks for them, and followed one after the other.
@usableFromInline
package struct NavigationCourse<Target, Location> {
    @usableFromInline enum State {
        /// Waits to hear what the target is.
        case resolving
        /// Waits for the guard of this index out of so many.
        case guarding(Location, index: Int, count: Int)
        /// Waits for the performer.
        case performing(Location)
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
    package enum Action {
        /// Find out what the target is.
        case resolve(Target)
        /// Ask this guard.
        case ask(guard: Int, Location)
        /// Show the screen, or run the action.
        case perform(Location)
        /// Make the location the current one and tell the hooks.
        case confirm(Location)
        /// End with this failure.
        case fail(NavigationFailure)
    }

    /// How many redirects may follow each other.
    @inlinable package static var redirectLimit: Int { 8 }

    @usableFromInline var state = State.resolving
    @usableFromInline var redirects = 0

    @inlinable package init() {}

    /// Takes note of an event. One that cannot happen in this state, which only a broken client causes, cancels.
    @inlinable package mutating func handle(_ event: Event) -> Action {
        switch (state, event) {
        case (.resolving, .resolved(let location, let guards)):
            return ask(0, of: guards, location)
        case (.resolving, .redirected(let target)), (.guarding, .redirected(let target)):
            guard redirects < Self.redirectLimit else { return fail(.tooManyRedirects(limit: Self.redirectLimit)) }
            redirects += 1
            state = .resolving
            return .resolve(target)
        case (.guarding(let location, let index, let count), .allowed):
            return ask(index + 1, of: count, location)
        case (.guarding, .stopped):
            return fail(.stopped)
        case (.performing(let location), .performed):
            state = .ended
            return .confirm(location)
        default:
            return fail(.cancelled)
        }
    }

    @inlinable mutating func ask(_ index: Int, of count: Int, _ location: Location) -> Action {
        guard index < count else {
            state = .performing(location)
            return .perform(location)
        }
        state = .guarding(location, index: index, count: count)
        return .ask(guard: index, location)
    }

    @inlinable mutating func fail(_ failure: NavigationFailure) -> Action {
        state = .ended
        return .fail(failure)
    }
}
