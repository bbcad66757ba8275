import ScreenRouting

/// Tries a performer out against what ``NavigationPerforming`` asks of it.
///
/// Call it from a test of your performer, with a window that shows one screen and nothing presented:
///
/// ```swift
/// #expect(try await checkNavigationPerforming(performer) { MyScreen() } == [])
/// ```
///
/// - Parameters:
///   - performer: the performer, in front of one screen.
///   - settle: lets the performer come to rest before the check asks whether a removal was told, which may be late;
///     one turn of the main actor unless you say otherwise.
///   - makeScreen: makes a screen that can be shown.
/// - Returns: what it does wrong, in sentences; nothing for a good performer.
/// - Throws: what the performer throws for a transition that should succeed.
@MainActor
public func checkNavigationPerforming(
    _ performer: any NavigationPerforming, settle: () async -> Void = { await Task.yield() },
    makeScreen: () -> PlatformViewController
) async throws -> [String] {
    var check = PerformerCheck(performer)
    let start = performer.visibleViewControllers?.first
    let pushed = try await check.show(makeScreen(), .push(animated: false))
    check.expect(check.shows(pushed), "a pushed screen is not the visible one")
    let replacement = try await check.show(makeScreen(), .replace(animated: false))
    check.expect(check.shows(replacement), "a replacement is not the visible screen")
    let presented = try await check.show(makeScreen(), .present(PresentationConfig(isAnimated: false)))
    check.expect(check.shows(presented), "a presented screen is not the visible one")
    let second = try await check.show(makeScreen(), .present(PresentationConfig(isAnimated: false)))
    check.expect(check.shows(second), "a screen presented over a presented one is not the visible one")

    let removal = RemovalFlag()
    performer.observeRemoval(of: second) { removal.isSet = true }
    try await check.goBack("goBack does not dismiss the screen presented last")
    await settle()
    check.expect(check.shows(presented), "after a dismissal the screen below is not the visible one")
    check.expect(removal.isSet, "observeRemoval does not tell of a dismissal")
    try await check.goBack("goBack does not dismiss a presented screen")
    check.expect(check.shows(replacement), "after the last dismissal the screen below is not the visible one")
    try await check.goBack("goBack does not undo a push")
    if let start { check.expect(check.shows(start), "after going back the first screen is not the visible one") }
    check.expect(!performer.goBack(animated: false), "goBack claims to go back from the first screen")
    return check.problems
}

/// The steps of the check, and what went wrong in them.
@MainActor
private struct PerformerCheck {
    private let performer: any NavigationPerforming
    private(set) var problems: [String] = []

    init(_ performer: any NavigationPerforming) { self.performer = performer }

    mutating func expect(_ condition: Bool, _ problem: String) {
        if !condition { problems.append(problem) }
    }

    func shows(_ screen: PlatformViewController) -> Bool {
        guard let visible = performer.visibleViewControllers else { return true }
        return visible.contains { $0 === screen }
    }

    mutating func show(_ screen: PlatformViewController, _ kind: RouteTransition) async throws -> PlatformViewController
    {
        try performer.perform(ResolvedTransition(kind, to: RouteLocation()), viewController: screen)
        try await rest()
        return screen
    }

    mutating func goBack(_ problem: String) async throws {
        expect(performer.goBack(animated: false), problem)
        try await rest()
    }

    private mutating func rest() async throws {
        if performer.isTransitioning { try await performer.waitForTransition() }
        expect(!performer.isTransitioning, "isTransitioning stays true after waitForTransition() has returned")
    }
}

@MainActor
private final class RemovalFlag {
    var isSet = false
}
