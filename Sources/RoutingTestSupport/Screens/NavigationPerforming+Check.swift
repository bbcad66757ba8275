import Foundation
import ScreenRouting

/// Tries a performer out against what ``NavigationPerforming`` asks of it.
///
/// Call it from a test of your performer, with a window that shows one screen and nothing presented:
///
/// ```swift
/// try await checkNavigationPerforming(performer) { MyScreen() }
/// ```
///
/// Removals may be told late, so the check waits for the one it asks about.
///
/// - Parameters:
///   - performer: the performer, in front of one screen.
///   - removalTimeout: after how many seconds of waiting a removal counts as never told.
///   - makeScreen: makes a screen that can be shown.
/// - Throws: ``RoutingTestFailure`` that lists what the performer does wrong, or what the performer throws for a
///   transition that should succeed.
@MainActor
public func checkNavigationPerforming(
    _ performer: any NavigationPerforming, removalTimeout: TimeInterval = 10, makeScreen: () -> PlatformViewController
) async throws {
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

    let removal = Removal()
    performer.observeRemoval(of: second) { removal.end(isTold: true) }
    if try await check.goBack("goBack does not dismiss the screen presented last") {
        let isTold = await removal.isTold(within: removalTimeout)
        check.expect(isTold, "observeRemoval does not tell of a dismissal")
    }
    check.expect(check.shows(presented), "after a dismissal the screen below is not the visible one")
    try await check.goBack("goBack does not dismiss a presented screen")
    check.expect(check.shows(replacement), "after the last dismissal the screen below is not the visible one")
    try await check.goBack("goBack does not undo a push")
    if let start { check.expect(check.shows(start), "after going back the first screen is not the visible one") }
    check.expect(!performer.goBack(animated: false), "goBack claims to go back from the first screen")
    if !check.problems.isEmpty { throw RoutingTestFailure(check.problems.joined(separator: "\n")) }
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

    /// Goes back, and says whether the performer claims to have done so.
    @discardableResult
    mutating func goBack(_ problem: String) async throws -> Bool {
        let isBack = performer.goBack(animated: false)
        expect(isBack, problem)
        try await rest()
        return isBack
    }

    private mutating func rest() async throws {
        if performer.isTransitioning { try await performer.waitForTransition() }
        expect(!performer.isTransitioning, "isTransitioning stays true after waitForTransition() has returned")
    }
}

/// Waits until a removal is told, or time is up.
@MainActor
private final class Removal {
    private var isTold: Bool?
    private var waiter: CheckedContinuation<Void, Never>?

    /// Takes the first ending; later ones do nothing, for a removal may be told more than once.
    func end(isTold: Bool) {
        guard self.isTold == nil else { return }
        self.isTold = isTold
        waiter?.resume()
        waiter = nil
    }

    func isTold(within seconds: TimeInterval) async -> Bool {
        if let isTold { return isTold }
        let timer = Task {
            try await Task.sleep(nanoseconds: UInt64(min(max(0, seconds), 1e9) * 1e9))
            end(isTold: false)
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if isTold == nil { waiter = continuation } else { continuation.resume() }
            }
        } onCancel: {
            Task { @MainActor in end(isTold: false) }
        }
        timer.cancel()
        return isTold == true
    }
}
