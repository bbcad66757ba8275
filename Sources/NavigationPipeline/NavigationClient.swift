/// What a router does for the shell that runs its navigations.
@MainActor
@usableFromInline
package protocol NavigationClient: AnyObject {
    /// What is asked for.
    associatedtype Target
    /// What a target resolves to.
    associatedtype Location
    /// What is made of a location for the performer.
    associatedtype Screen

    /// Finds out what a target is.
    func resolve(_ target: Target) throws -> NavigationResolution<Target, Location>

    /// Asks one of a location's guards. It may wait.
    func decide(_ index: Int, for location: Location) async throws -> NavigationDecision<Target>

    /// Runs a location's factory or action.
    ///
    /// - Returns: what to perform, or `nil` when it is done.
    func build(_ location: Location) throws -> Screen?

    /// Begins to show a screen.
    ///
    /// - Returns: whether the transition goes on, to be waited for.
    func perform(_ screen: Screen) throws -> Bool

    /// Waits for the transition begun last.
    func waitForTransition() async throws

    /// Makes a location the current one.
    func confirm(_ location: Location, _ screen: Screen?)
}

/// What a target turns out to be.
@usableFromInline
package enum NavigationResolution<Target, Location> {
    /// A destination, with the number of guards to ask.
    case location(Location, guards: Int)
    /// Another name for something else.
    case redirect(Target)
}

/// What a guard says.
@usableFromInline
package enum NavigationDecision<Target> {
    case allow
    case stop
    case redirect(Target)
}
