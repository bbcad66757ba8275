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
///   - makeScreen: makes a screen that can be shown.
/// - Returns: what it does wrong, in sentences; nothing for a good performer.
/// - Throws: what the performer throws for a transition that should succeed.
@MainActor
public func checkNavigationPerforming(
    _ performer: any NavigationPerforming, makeScreen: () -> PlatformViewController
) async throws -> [String] {
    var problems: [String] = []
    func expect(_ condition: Bool, _ problem: String) {
        if !condition { problems.append(problem) }
    }
    func show(_ kind: RouteTransition) async throws -> PlatformViewController {
        let screen = makeScreen()
        try performer.perform(ResolvedTransition(kind, to: RouteLocation()), viewController: screen)
        if performer.isTransitioning { try await performer.waitForTransition() }
        expect(!performer.isTransitioning, "isTransitioning stays true after waitForTransition() has returned")
        return screen
    }
    func shows(_ screen: PlatformViewController?) -> Bool {
        guard let visible = performer.visibleViewControllers else { return true }
        return visible.first === screen
    }

    let start = performer.visibleViewControllers?.first
    let pushed = try await show(.push(animated: false))
    expect(shows(pushed), "a pushed screen is not the visible one")
    let replacement = try await show(.replace(animated: false))
    expect(shows(replacement), "a replacement is not the visible screen")
    let presented = try await show(.present(PresentationConfig(isAnimated: false)))
    expect(shows(presented), "a presented screen is not the visible one")
    let second = try await show(.present(PresentationConfig(isAnimated: false)))
    expect(shows(second), "a screen presented over a presented one is not the visible one")

    let removal = RemovalFlag()
    performer.observeRemoval(of: second) { removal.isSet = true }
    expect(performer.goBack(animated: false), "goBack does not dismiss the screen presented last")
    if performer.isTransitioning { try await performer.waitForTransition() }
    await Task.yield()
    expect(shows(presented), "after a dismissal the screen below is not the visible one")
    expect(removal.isSet, "observeRemoval does not tell of a dismissal")
    expect(performer.goBack(animated: false), "goBack does not dismiss a presented screen")
    expect(shows(replacement), "after the last dismissal the screen below is not the visible one")
    expect(performer.goBack(animated: false), "goBack does not undo a push")
    if let start { expect(shows(start), "after going back the first screen is not the visible one") }
    expect(!performer.goBack(animated: false), "goBack claims to go back from the first screen")
    return problems
}

@MainActor
private final class RemovalFlag {
    var isSet = false
}
