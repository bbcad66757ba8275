import ScreenRouting
import Testing
import UIKit
import UIKitHosting

@MainActor
@Suite("Back undoes one push or presentation; tabs come to the front", .hostedApplication)
struct BackTests {
    private let shown = StackWindow()

    @Test("Pushes and presentations are undone one by one, down to the root")
    func stepByStep() throws {
        try shown.perform(.push(animated: false), "pushed")
        try shown.perform(.present(PresentationConfig(isEmbedded: true, isAnimated: false)), "sheet")
        try shown.perform(.push(animated: false), "in the sheet")
        try shown.perform(.present(PresentationConfig(isAnimated: false)), "over it")
        var seen: [String] = []
        while shown.performer.goBack(animated: false) { seen.append(shown.performer.visibleTitles[0]) }
        #expect(seen == ["in the sheet", "sheet", "pushed", "bottom"])
        #expect(!shown.performer.goBack(animated: false))
    }

    @Test("With animation the screen goes when the animation ends")
    func animated() throws {
        try shown.perform(.push(animated: false))
        #expect(shown.performer.goBack(animated: true))
        #expect(shown.performer.isTransitioning)
        shown.host.finishAnimations()
        #expect(shown.performer.visibleTitles.first == "bottom")
    }

    @Test("Going back twice while the first still moves takes two screens away, one after the other")
    func twice() async throws {
        try shown.perform(.push(animated: false), "one")
        try shown.perform(.push(animated: false), "two")
        #expect(shown.performer.goBack(animated: true))
        #expect(shown.performer.goBack(animated: true))
        #expect(shown.stack.viewControllers.count == 2)
        // The second waits in a task, which runs while this one does.
        await Task { @MainActor in }.value
        shown.host.finishAnimations()
        await shown.host.animationBegins()
        shown.host.finishAnimations()
        #expect(shown.stack.viewControllers == [shown.bottom])
    }

    // MARK: Tabs

    private func showTabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [Screen("a"), UINavigationController(rootViewController: Screen("b"))]
        shown.window.rootViewController = tabs
        return tabs
    }

    @Test("A tab is selected by its index", arguments: [0, 1])
    func selectTab(index: Int) throws {
        let tabs = showTabs()
        try shown.performer.selectTab(at: index, animated: true)
        #expect(tabs.selectedIndex == index && !shown.performer.isTransitioning)
    }

    @Test("What is presented over the tabs is dismissed", arguments: [true, false])
    func selectTabBelow(isAnimated: Bool) throws {
        let tabs = showTabs()
        let sheet = shown.present(Screen("sheet"), from: tabs)
        shown.present(Screen("upper"), from: sheet)
        try shown.performer.selectTab(at: 1, animated: isAnimated)
        #expect(tabs.selectedIndex == 1 && shown.performer.isTransitioning == isAnimated)
        shown.host.finishAnimations()
        #expect(shown.performer.visibleTitles.first == "b" && tabs.presentedViewController == nil)
    }

    @Test("Tabs inside what is presented come before those below")
    func innerTabs() throws {
        let outer = showTabs()
        let inner = UITabBarController()
        inner.viewControllers = [Screen("x"), Screen("y")]
        shown.present(inner, from: outer)
        try shown.performer.selectTab(at: 1, animated: false)
        #expect((outer.selectedIndex, inner.selectedIndex) == (0, 1))
        #expect(outer.presentedViewController === inner)
    }

    @Test("No tabs, or no tab of this index, is an error that changes nothing", arguments: [-1, 2, Int.max])
    func noTab(index: Int) {
        #expect(throws: RouterError.noNavigationContext) { try shown.performer.selectTab(at: 0, animated: false) }
        let tabs = showTabs()
        let sheet = shown.present(Screen("sheet"), from: tabs)
        #expect(throws: RouterError.noNavigationContext) { try shown.performer.selectTab(at: index, animated: false) }
        #expect(tabs.selectedIndex == 0 && tabs.presentedViewController === sheet)
    }
}
