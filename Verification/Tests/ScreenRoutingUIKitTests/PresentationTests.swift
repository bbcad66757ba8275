import ScreenRouting
import Testing
import UIKit
import UIKitHosting

@MainActor
@Suite("A presentation looks as its configuration says", .hostedApplication)
struct PresentationTests {
    private let shown = StackWindow()

    private func present(_ config: PresentationConfig, _ screen: UIViewController = Screen("screen")) throws {
        try shown.performer.perform(.present(config), screen)
        shown.host.finishAnimations()
    }

    private var presented: UIViewController? { shown.stack.presentedViewController }

    private static let styles: [(PresentationStyle, UIModalPresentationStyle)] = [
        (.automatic, .automatic), (.fullScreen, .fullScreen), (.overFullScreen, .overFullScreen),
        (.pageSheet, .pageSheet), (.formSheet, .formSheet), (.currentContext, .currentContext),
        (.overCurrentContext, .overCurrentContext), (.popover, .popover),
    ]

    @Test("Each style is UIKit's of that name", arguments: PresentationStyle.allCases)
    func style(style: PresentationStyle) throws {
        try present(PresentationConfig(style: style))
        let expected = Self.styles.first { $0.0 == style }?.1
        #expect(presented?.modalPresentationStyle == expected)
        #expect(shown.performer.visibleTitles == ["screen"])
    }

    @Test("What the screen chose for itself stays when nothing is asked for")
    func ownStyle() throws {
        let screen = Screen("screen")
        screen.modalPresentationStyle = .overFullScreen
        screen.isModalInPresentation = true
        try present(PresentationConfig(), screen)
        #expect(screen.modalPresentationStyle == .overFullScreen && screen.isModalInPresentation)
    }

    @Test("A sheet rests at its detents and shows its grabber")
    func sheet() throws {
        try present(PresentationConfig(style: .pageSheet, detents: [.medium, .large], isGrabberVisible: true))
        let sheet = try #require(presented?.sheetPresentationController)
        #expect(sheet.detents.map(\.identifier) == [.medium, .large])
        #expect(sheet.prefersGrabberVisible)
    }

    @Test("Without detents the sheet keeps its own, and another form has none")
    func noDetents() throws {
        let screen = Screen("screen")
        screen.sheetPresentationController?.detents = [.medium()]
        try present(PresentationConfig(), screen)
        #expect(screen.sheetPresentationController?.detents.map(\.identifier) == [.medium])

        try present(PresentationConfig(style: .fullScreen, detents: [.medium]), Screen("full"))
        #expect(screen.presentedViewController?.sheetPresentationController == nil)
    }

    @Test("A modal screen does not go when it is pulled down", arguments: [true, false])
    func modal(isModal: Bool) throws {
        try present(PresentationConfig(isModal: isModal))
        #expect(shown.host.swipeDown(on: try #require(presented)) == !isModal)
    }

    @Test("An embedded screen stands in a stack of its own, so that more can be pushed onto it")
    func embedded() throws {
        try present(PresentationConfig(style: .formSheet, isModal: true, isEmbedded: true))
        let stack = try #require(presented as? UINavigationController)
        #expect(stack.modalPresentationStyle == .formSheet && stack.isModalInPresentation)
        try shown.perform(.push(animated: false), "next")
        #expect(stack.viewControllers.map(\.title) == ["screen", "next"])
        #expect(shown.stack.viewControllers == [shown.bottom])
    }

    @Test("What is a stack already is not put into another; a screen's own style moves to the stack")
    func embeddedStack() throws {
        let stack = UINavigationController(rootViewController: Screen("first"))
        try present(PresentationConfig(isEmbedded: true), stack)
        #expect(presented === stack)

        let screen = Screen("second")
        screen.modalPresentationStyle = .fullScreen
        try present(PresentationConfig(isEmbedded: true), screen)
        #expect(stack.presentedViewController === screen.navigationController)
        #expect(stack.presentedViewController?.modalPresentationStyle == .fullScreen)
    }

    @Test("A popover without an anchor stands in the middle of what it covers; its own anchor stays")
    func popover() throws {
        try present(PresentationConfig(style: .popover))
        let popover = try #require(presented?.popoverPresentationController)
        #expect(popover.sourceView === shown.bottom.view)
        #expect(popover.permittedArrowDirections == [])

        let anchored = Screen("anchored")
        anchored.modalPresentationStyle = .popover
        anchored.popoverPresentationController?.barButtonItem = UIBarButtonItem()
        try present(PresentationConfig(style: .popover), anchored)
        #expect(anchored.popoverPresentationController?.sourceView == nil)
    }

    @Test("Presenting while something is presented goes on from the top of the chain, found when performing")
    func chain() throws {
        try present(PresentationConfig(), Screen("first"))
        try present(PresentationConfig(), Screen("second"))
        let first = try #require(presented)
        #expect(first.title == "first" && first.presentedViewController?.title == "second")

        // Whatever was on top when the next one was asked for has gone.
        first.dismiss(animated: false)
        try present(PresentationConfig(), Screen("third"))
        #expect(first.presentedViewController?.title == "third")
    }

    @Test("While a list is searched, presenting and pushing go on from it")
    func search() throws {
        let search = UISearchController(searchResultsController: nil)
        shown.present(search, from: shown.bottom)
        #expect(shown.performer.visibleTitles == ["bottom", "UINavigationController"])
        try present(PresentationConfig(), Screen("filter"))
        #expect(search.presentedViewController?.title == "filter")
        #expect(shown.performer.goBack(animated: false))
        try shown.perform(.push(animated: false), "found")
        #expect(shown.stack.topViewController?.title == "found")
    }
}
