import Foundation
import RouteMatching
import StackRouting
import Testing

@Suite("An error about a path says what is wrong, in a sentence that is safe to print")
struct ErrorTextTests {
    static let values: [(value: String, printed: String)] = [
        ("..", ".."), ("a\0b", #"a\u{0}b"#), ("\u{1B}[31m", #"\u{1B}[31m"#), ("a\nb", #"a\nb"#),
        ("a\u{202E}b", #"a\u{202E}b"#), ("é 👩‍👧", "é 👩‍👧"),
    ]

    @Test("when a value cannot be printed", arguments: values)
    func printing(value: String, printed: String) {
        let error = RoutePrintingError.unprintableSegment(value, route: "Shop")
        let text = "'\(printed)' in Shop cannot be a path segment; put it into the query, or keep it out of the route"
        #expect(error.description == text)
        #expect((error as any Error).localizedDescription == text)
    }

    @Test("when text is no path of the app", arguments: values)
    func notAPath(value: String, printed: String) {
        let error = RouteReadingError.notAPath("//" + value)
        let text = "'//\(printed)' names a scheme or a host; open it as a URL, or begin a path with one slash"
        #expect(error.description == text)
        #expect((error as any Error).localizedDescription == text)
    }

    @Test("when text is malformed, as the rule of URLs puts it")
    func malformed() {
        let reason = URLReference.Error.invalidHost("a\u{202E}b")
        #expect(RouteReadingError.malformed(reason).description == reason.description)
        #expect((RouteReadingError.malformed(reason) as any Error).localizedDescription == reason.description)
    }
}
