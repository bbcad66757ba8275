import Testing
import UIKit
import UIKitHosting

@MainActor
@Suite("The double presents and dismisses as UIKit documents it", .hostedApplication)
struct PresentationDoubleTests {
    private let host = SystemHost()
    private let root = JournalScreen("root")
    private let window: UIWindow

    init() {
        window = makeWindow(in: host.connectScene(), root)
    }

    @Test("A window loads its root's view and shows it when it becomes visible")
    func rootAppears() {
        #expect(root.entries == ["loaded", "will appear", "appeared"])
        #expect(root.view.window === window)
        #expect(window.windowScene?.keyWindow === window)
    }

    @Test("An animated presentation is known at once and ends when the animation does")
    func animatedPresentation() {
        let sheet = JournalScreen("sheet")
        var isComplete = false
        root.present(sheet, animated: true) { isComplete = true }

        #expect(root.presentedViewController === sheet)
        #expect(sheet.presentingViewController === root)
        #expect(sheet.isBeingPresented && sheet.transitionCoordinator != nil && !isComplete)
        #expect(sheet.entries == ["loaded", "will appear"])

        host.finishAnimations()
        #expect(!sheet.isBeingPresented && sheet.transitionCoordinator == nil && isComplete)
        #expect(sheet.entries == ["loaded", "will appear", "appeared"])
    }

    @Test("A controller that presents already does not present another one")
    func presentingTwice() {
        let first = UIViewController()
        root.present(first, animated: false)
        let second = UIViewController()
        root.present(second, animated: false) { Issue.record("a refused presentation never completes") }

        #expect(root.presentedViewController === first)
        #expect(second.presentingViewController == nil)
        #expect(host.takeComplaints().count == 1)
    }

    @Test("A controller that is not on screen does not present")
    func presentingFromNowhere() {
        UIViewController().present(UIViewController(), animated: false)
        #expect(host.takeComplaints().count == 1)
    }

    @Test("Presenting from a child is done by the outermost container, or by the one that defines the context")
    func presenterIsTheContainer() {
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)
        #expect(child.view.window === window)
        let sheet = UIViewController()
        child.present(sheet, animated: false)
        #expect(sheet.presentingViewController === root)
        root.dismiss(animated: false)

        child.definesPresentationContext = true
        let inContext = UIViewController()
        inContext.modalPresentationStyle = .overCurrentContext
        child.present(inContext, animated: false)
        #expect(inContext.presentingViewController === child)
    }

    @Test("Dismissing takes away all that is above, and lets go of it")
    func dismissalOfAChain() {
        weak var first: UIViewController?
        weak var second: UIViewController?
        do {
            let lower = UIViewController()
            let upper = UIViewController()
            root.present(lower, animated: false)
            lower.present(upper, animated: false)
            (first, second) = (lower, upper)
        }
        root.dismiss(animated: true)
        #expect(first?.isBeingDismissed == true && second != nil)
        host.finishAnimations()
        #expect(first == nil && second == nil)
        #expect(root.presentedViewController == nil)
    }

    @Test("A presented controller that presents nothing dismisses itself; the one below is not told of a sheet")
    func dismissingItself() {
        _ = root.takeEntries()
        let sheet = JournalScreen("sheet")
        root.present(sheet, animated: false)
        #expect(root.takeEntries() == [])
        sheet.dismiss(animated: false)
        #expect(sheet.entries.suffix(2) == ["will disappear", "disappeared"])
        #expect(root.presentedViewController == nil)
    }

    @Test("A full screen takes what is below off the screen and brings it back")
    func fullScreen() {
        _ = root.takeEntries()
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: false)
        #expect(root.takeEntries() == ["will disappear", "disappeared"])
        #expect(root.view.window == nil)
        full.dismiss(animated: false)
        #expect(root.takeEntries() == ["will appear", "appeared"])
    }

    @Test("Pulling a sheet down dismisses it; letting go half way does not, and a modal one bounces back")
    func swipingDown() {
        let sheet = JournalScreen("sheet")
        root.present(sheet, animated: false)
        #expect(host.beginSwipeDown(on: sheet))
        #expect(sheet.isBeingDismissed)
        host.cancelGesture()
        #expect(!sheet.isBeingDismissed && root.presentedViewController === sheet)
        #expect(sheet.entries.suffix(4) == ["appeared", "will disappear", "will appear", "appeared"])

        sheet.isModalInPresentation = true
        #expect(!host.swipeDown(on: sheet))
        sheet.isModalInPresentation = false
        #expect(host.swipeDown(on: sheet))
        #expect(root.presentedViewController == nil)
    }

    @Test("A dismissal while another runs, and a popover that points at nothing, are complained of")
    func misuse() {
        root.present(UIViewController(), animated: true)
        root.dismiss(animated: true)
        #expect(root.presentedViewController != nil)
        host.finishAnimations()
        root.dismiss(animated: false)

        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        root.present(popover, animated: false)
        #expect(host.takeComplaints().count == 2)
    }

    @Test("Replacing a root that presents something strands both")
    func strandedPresentation() {
        weak var sheet: UIViewController?
        do {
            let presented = UIViewController()
            root.present(presented, animated: false)
            sheet = presented
        }
        window.rootViewController = UIViewController()
        #expect(sheet != nil)
        #expect(host.takeComplaints().count == 1)
    }
}
