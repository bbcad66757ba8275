import Foundation
import RouteMatching
import ScreenRouting
import Testing

@Suite("A router's error says what is wrong, in a sentence that is safe to print")
struct RouterErrorTests {
    static let rows: [(error: RouterError, text: String)] = [
        (.notRegistered(routeType: "/a\0b"), #"nothing is registered for '/a\u{0}b'"#),
        (.parameterMissing(name: "a\u{1B}[2J"), #"the parameter 'a\u{1B}[2J' is missing"#),
        (
            .parameterTypeMismatch(name: "id\n", expected: "int", actual: "1\u{202E}2"),
            #"the parameter 'id\n' should be int, not '1\u{202E}2'"#
        ),
        (.guardCancelled, "a guard stopped the navigation"),
        (.redirectLoopDetected(depth: 8), "more than 8 redirects followed each other"),
        (.noNavigationContext, "there is nothing to show a screen in; set the router's navigationPerformer"),
        (.superseded, "a newer navigation took this one's place"),
        (.guardTimedOut(seconds: 2.5), "a guard did not decide within 2.5 seconds"),
        (
            .malformedURL("/a\0\u{1B}\n", reason: .controlCharacter(offset: 2)),
            #"'/a\u{0}\u{1B}\n' cannot be routed: control character at offset 2"#
        ),
        (.actionFailed(path: "/a\u{2066}b\u{85}"), #"the action for '/a\u{2066}b\u{85}' failed"#),
        (.noScreen("é 👩‍👧 'x'\u{200E}"), #"'é 👩‍👧 'x'\u{200E}' leads to no screen"#),
    ]

    @Test("as its description and as its localized description", arguments: rows)
    func text(_ row: (error: RouterError, text: String)) {
        #expect(row.error.description == row.text)
        #expect((row.error as any Error).localizedDescription == row.text)
    }
}
