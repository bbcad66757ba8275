import Observation
import RoutingTestSupport
import StackRouting
import Testing

@Suite("Observation")
struct ObservationTests {
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let expected: Int
        let change: @Sendable (Router<Letter>) -> Void
    }

    private static let changes = [
        Change(testDescription: "push", expected: 1) { $0.push(.c) },
        Change(testDescription: "push an equal route", expected: 1) { $0.push(.b) },
        Change(testDescription: "replace", expected: 1) { $0.replace(.c) },
        Change(testDescription: "replace with an equal route", expected: 0) { $0.replace(.b) },
        Change(testDescription: "go back two", expected: 1) { $0.go(to: .a) },
        Change(testDescription: "go to the current route", expected: 0) { $0.go(to: .b) },
        Change(testDescription: "go to a new route", expected: 1) { $0.go(to: .d) },
        Change(testDescription: "back", expected: 1) { $0.back() },
        Change(testDescription: "back to the root", expected: 1) { $0.back(root: true) },
        Change(testDescription: "C10: write an equal path", expected: 0) { $0.navigationPath = [.a, .b] },
        Change(testDescription: "write another path", expected: 1) { $0.navigationPath = [.a] },
        Change(testDescription: "append through the path", expected: 1) { $0.navigationPath.append(.c) },
        Change(testDescription: "write state", expected: 0) { $0.state = () },
        Change(
            testDescription: "read everything", expected: 0,
            change: { router in
                _ = (router.navigationPath, router.route, router.rootRoute, router.data, router.depth)
            }),
    ]

    @Test("One change of the path is one notification, an equal write is none", arguments: changes)
    func path(change: Change) {
        let router = Router<Letter> {
            Letter.a
            Letter.b
        }
        let path = ObservationCounter { _ = router.navigationPath }
        let route = ObservationCounter { _ = router.route }
        change.change(router)
        #expect(path.count == change.expected)
        #expect(route.count == change.expected)
    }

    @Test("Back on an empty stack notifies nobody")
    func emptyBack() {
        let router = Router<Letter>()
        let counter = ObservationCounter { _ = router.navigationPath }
        router.back()
        router.back(root: true)
        #expect(counter.count == 0)
    }

    @Test("A view of the route is not woken by the state, nor the other way round")
    func separateProperties() {
        let router = Router<Titled>(state: .init())
        let route = ObservationCounter { _ = router.route }
        let state = ObservationCounter { _ = router.state.isOpen }
        let data = ObservationCounter { _ = router.data }
        router.state.isOpen = true
        #expect((route.count, state.count, data.count) == (0, 1, 0))
        router.push(.page(1))
        #expect((route.count, state.count, data.count) == (1, 1, 0))
        router.state.isOpen = true
        #expect(state.count == 1)
    }

    @Test("C11: the initial stack is the first thing an observer sees")
    func initialStack() {
        let router = Router<Letter> { Letter.a }
        var seen: [[Letter]] = []
        let counter = ObservationCounter { seen.append(router.navigationPath) }
        #expect(seen == [[.a]])
        #expect(counter.count == 0)
    }

    @Test("Selecting a tab is one notification, selecting it again none, and its first stack none")
    func tabs() {
        let router = TabRouter(initial: MainTab.home, state: .init())
        let tab = ObservationCounter { _ = router.tab }
        let state = ObservationCounter { _ = router.state }
        router.tab = .users
        #expect(tab.count == 1)
        router.tab = .users
        #expect(tab.count == 1)
        _ = router.users.navigationPath
        router.users.push(.add)
        #expect(tab.count == 1)
        #expect(state.count == 0)
    }

    @Test("C1 and C10 for a tab's stack: the system's write is one change, an equal one none")
    func nestedStack() {
        let router = TabRouter(initial: MainTab.users, state: .init())
        router.users.push(.add)
        router.users.push(.user(id: "1"))
        let counter = ObservationCounter { _ = router.users.navigationPath }
        router.users.navigationPath = [.add]
        #expect(counter.count == 1)
        router.users.navigationPath = [.add]
        #expect(counter.count == 1)
        router.users.push(.user(id: "2"))
        #expect(counter.count == 2)
        #expect(router.users.navigationPath == [.add, .user(id: "2")])
    }

    @Test("State changed through a nested stack wakes a view of the tab router's state once")
    func sharedState() {
        let router = TabRouter(initial: MainTab.users, state: .init())
        let counter = ObservationCounter { _ = router.state.isOpen }
        router.users.state.isOpen = true
        #expect(counter.count == 1)
    }

    @Test("An observable object as state notifies by itself")
    func objectState() {
        enum ModelRoute: Route {
            typealias State = Model
            case a
        }
        let router = Router<ModelRoute>(state: Model())
        let counter = ObservationCounter { _ = router.state.title }
        router.state.title = "b"
        #expect(counter.count == 1)
        router.state = router.state
        #expect(counter.count == 1)
        router.state = Model()
        #expect(counter.count == 2)
    }
}

@Observable
final class Model {
    var title = "a"
}
