import RoutingTestSupport
import ScreenRouting
import Testing
import UIKit
import UIKitHosting

@MainActor
@Suite("The performer holds to what is asked of every performer", .hostedApplication)
struct ConformanceTests {
    private let shown = StackWindow()

    @Test("In a window, and pinned to a stack", arguments: [true, false])
    func conformance(isPinned: Bool) async throws {
        let performer = isPinned ? UIKitPerformer(pinnedTo: shown.stack) : shown.performer
        try await checkNavigationPerforming(performer) { Screen("checked") }
    }

    @Test("It is what a router uses that was given no other")
    func defaultPerformer() {
        #expect(Router().navigationPerformer is UIKitPerformer)
    }
}
