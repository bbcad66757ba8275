import ScreenRouting
import Testing
import UIKit
import UIKitHosting

@MainActor
@Suite("Every transition is performed in UIKit's own terms", .hostedApplication)
struct TransitionTests {
    private let shown = StackWindow()

    private var titles: [String] { shown.stack.viewControllers.map { $0.title ?? "" } }

    @Test("A push goes onto the visible stack, with animation or without", arguments: [true, false])
    func push(isAnimated: Bool) throws {
        try shown.perform(.push(animated: isAnimated))
        #expect(titles == ["bottom", "screen"])
        #expect(shown.performer.isTransitioning == isAnimated)
        shown.host.finishAnimations()
        #expect(!shown.performer.isTransitioning)
        #expect(shown.performer.visibleTitles == ["screen", "UINavigationController"])
    }

    @Test("A replacement takes the place of the top of the stack", arguments: [true, false])
    func replace(isAnimated: Bool) throws {
        try shown.perform(.push(animated: false), "old")
        try shown.perform(.replace(animated: isAnimated), "new")
        shown.host.finishAnimations()
        #expect(titles == ["bottom", "new"])
    }

    @Test("The only screen of a stack can be replaced")
    func replaceBottom() throws {
        try shown.perform(.replace(animated: false), "new")
        #expect(titles == ["new"])
    }

    @Test("A new root fills the window, and what was presented over the old one is gone", arguments: [true, false])
    func replaceRoot(isAnimated: Bool) throws {
        weak var old: UIViewController?
        do {
            let sheet = shown.present(UIViewController(), from: shown.stack)
            shown.present(UIViewController(), from: sheet)
            old = sheet
        }
        let root = try shown.perform(.replaceRoot(animated: isAnimated), "root")
        #expect(shown.window.rootViewController === root)
        #expect(shown.performer.isTransitioning == isAnimated)
        shown.host.finishAnimations()
        #expect(!shown.performer.isTransitioning && old == nil)
        #expect(shown.performer.visibleTitles == ["root"])
    }

    @Test("A custom transition is given the visible screen and the new one")
    func custom() throws {
        let screen = try shown.perform(.custom(Adding()), "added")
        #expect(screen.parent === shown.bottom)
    }

    @Test("A custom transition's own error reaches the caller")
    func customFailure() {
        #expect(throws: Adding.Refusal()) { try shown.perform(.custom(Adding(isRefusing: true))) }
        #expect(titles == ["bottom"] && shown.bottom.children.isEmpty)
    }

    private struct Adding: CustomTransition {
        struct Refusal: Error, Equatable {}

        var isRefusing = false

        func perform(from source: PlatformViewController?, to destination: PlatformViewController) throws {
            if isRefusing { throw Refusal() }
            source?.addChild(destination)
        }
    }

    // MARK: Failures

    private static let all: [RouteTransition] = [
        .push(animated: false), .replace(animated: false), .replaceRoot(animated: false),
        .present(PresentationConfig(isAnimated: false)),
    ]

    @Test("Without a window nothing can be shown", arguments: 0..<4)
    func noWindow(index: Int) throws {
        shown.host.disconnect(try #require(shown.window.windowScene))
        #expect(throws: RouterError.noNavigationContext) { try shown.perform(Self.all[index]) }
        #expect(shown.performer.visibleViewControllers == [])
        #expect(!shown.performer.goBack(animated: false) && !shown.performer.isTransitioning)
    }

    @Test("A screen that is shown already is refused, and nothing changes", arguments: 0..<4)
    func shownAlready(index: Int) {
        #expect(throws: UIKitPerformer.Failure.isShownAlready(screen: "Screen")) {
            try shown.performer.perform(Self.all[index], shown.bottom)
        }
        #expect(titles == ["bottom"] && shown.window.rootViewController === shown.stack)
        #expect(shown.bottom.presentedViewController == nil)
    }

    @Test("The window's own root is refused too")
    func rootAlready() {
        #expect(throws: UIKitPerformer.Failure.isShownAlready(screen: "UINavigationController")) {
            try shown.performer.perform(.present(), shown.stack)
        }
    }

    @Test("Stacks and split views are never pushed, since UIKit stops the app for it", arguments: [true, false])
    func unpushable(isStack: Bool) {
        let screen = isStack ? UINavigationController() : UISplitViewController(style: .doubleColumn)
        for transition in Self.all.prefix(2) {
            #expect(throws: UIKitPerformer.Failure.cannotBePushed(screen: String(describing: type(of: screen)))) {
                try shown.performer.perform(transition, screen)
            }
        }
        #expect(titles == ["bottom"])
    }

    @Test("Over a screen that is presented without a stack there is nothing to push onto", arguments: 0..<2)
    func noStack(index: Int) throws {
        shown.present(UIViewController(), from: shown.stack)
        #expect(throws: RouterError.noNavigationContext) { try shown.perform(Self.all[index]) }
        #expect(titles == ["bottom"])
    }

    @Test("What UIKit refuses to present is a failure: the window is not shown")
    func presentationRefused() {
        let hidden = UIWindow(windowScene: shown.host.connectScene("a"))
        hidden.rootViewController = UIViewController()
        let performer = UIKitPerformer(windowScene: hidden.windowScene)
        #expect(throws: RouterError.noNavigationContext) { try performer.perform(.present(), Screen()) }

        shown.bottom.removeFromParent()
        shown.stack.view.window?.isHidden = false
        let detached = UINavigationController(rootViewController: Screen("detached"))
        #expect(throws: UIKitPerformer.Failure.presentationRefused(screen: "Screen")) {
            try UIKitPerformer(pinnedTo: detached).perform(.present(), Screen())
        }
        #expect(shown.host.takeComplaints().count == 1)
    }

    @Test("Failures say what to do")
    func descriptions() {
        let failures: [UIKitPerformer.Failure] = [
            .isShownAlready(screen: "A"), .cannotBePushed(screen: "A"), .presentationRefused(screen: "A"),
        ]
        #expect(
            failures.map(\.description) == [
                "A is shown already; let the factory make a new one",
                "A cannot be pushed onto a navigation stack; present it, or let it replace the root",
                "UIKit refused to present A",
            ])
    }
}
