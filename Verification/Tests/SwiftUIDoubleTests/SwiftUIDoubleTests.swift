import SwiftUI
import SwiftUIHosting
import Testing

/// The doubles behave as their originals do in what the adapters rely on.
@MainActor
@Suite("The SwiftUI double")
struct SwiftUIDoubleTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Text("\(count) taps")
                Button("Tap") { count += 1 }
                Half(number: $count)
            }
        }
    }

    private struct Half: View {
        @Binding var number: Int

        var body: some View {
            if number > 1 {
                Button("Halve") { number /= 2 }
            } else {
                Text("Nothing to halve")
            }
        }
    }

    @Observable
    final class Account {
        var name = "Ada"
    }

    private struct Greeting: View {
        @Environment(Account.self) private var account

        var body: some View {
            @Bindable var account = account
            Text("Hello, \(account.name)")
            Rename(name: $account.name)
        }
    }

    private struct Rename: View {
        @Binding var name: String

        var body: some View {
            Button("Rename") { name = "Grace" }
        }
    }

    private struct Framed: ViewModifier {
        let title: String

        func body(content: Content) -> some View {
            Text(title)
            content
        }
    }

    @Test("State outlives the view's description, and a binding writes to it")
    func state() {
        let host = ViewHost(Counter())
        #expect(host.texts == ["0 taps", "Tap", "Nothing to halve"])

        for _ in 1...4 { #expect(host.tap("Tap")) }
        #expect(host.texts == ["4 taps", "Tap", "Halve"])

        #expect(host.tap("Halve"))
        #expect(host.texts.first == "2 taps")
        #expect(!host.tap("No such button"))
    }

    @Test("Two views of one type keep their own state")
    func separateStates() {
        let host = ViewHost(
            Group {
                Counter()
                Counter()
            }
        )
        host.tap("Tap")
        #expect(host.texts == ["1 taps", "Tap", "Nothing to halve", "0 taps", "Tap", "Nothing to halve"])
    }

    @Test("An object in the environment reaches the views inside, and bindings to its properties write to it")
    func environment() {
        let account = Account()
        let host = ViewHost(Greeting().environment(account))
        #expect(host.texts.first == "Hello, Ada")

        host.tap("Rename")
        #expect(account.name == "Grace")
        #expect(host.texts.first == "Hello, Grace")
    }

    @Test("A modifier places the view it is applied to")
    func modifier() {
        let host = ViewHost(Text("inside").modifier(Framed(title: "above")))
        #expect(host.texts == ["above", "inside"])
    }

    @Test("Every handler in the tree receives an opened URL, and a view without one receives nothing")
    func openURL() throws {
        let url = try #require(URL(string: "https://example.com/a"))
        var received: [String] = []
        let host = ViewHost(
            Text("inside")
                .onOpenURL { received.append("inner \($0)") }
                .modifier(Framed(title: "above"))
                .onOpenURL { received.append("outer \($0)") }
        )

        #expect(host.open(url) == 2)
        #expect(received.sorted() == ["inner https://example.com/a", "outer https://example.com/a"])
        #expect(ViewHost(Text("deaf")).open(url) == 0)
    }
}
