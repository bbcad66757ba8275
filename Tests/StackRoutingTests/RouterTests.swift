import StackRouting
import Testing

@Suite("A router's stack")
struct RouterTests {
    @Test("C3: pushes and a pop in one turn happen in order")
    func order() {
        let router = Router<Letter> { Letter.a }
        router.push(.b)
        router.push(.c)
        router.back()
        router.push(.d)
        #expect(router.navigationPath == [.a, .b, .d])
    }

    @Test("C4: two equal pushes are two entries, going there twice is one")
    func equalPushes() {
        let router = Router<Letter>()
        router.push(.a)
        router.push(.a)
        #expect(router.navigationPath == [.a, .a])

        router.go(to: .b)
        router.go(to: .b)
        #expect(router.navigationPath == [.a, .a, .b])
    }

    @Test("C6: going walks back to the topmost equal route, or pushes")
    func go() {
        let router = Router<Letter> {
            Letter.a
            Letter.b
            Letter.a
            Letter.c
        }
        router.go(to: .a)
        #expect(router.navigationPath == [.a, .b, .a])
        router.go(to: .d)
        #expect(router.navigationPath == [.a, .b, .a, .d])
    }

    @Test("C8: replace swaps the top and keeps the depth")
    func replace() {
        let router = Router<Letter> {
            Letter.a
            Letter.b
        }
        router.replace(.c)
        #expect(router.navigationPath == [.a, .c])
        #expect(router.depth == 2)
    }

    @Test("Replacing on an empty stack shows the route")
    func replaceOnEmpty() {
        let router = Router<Letter>()
        router.replace(.c)
        #expect(router.navigationPath == [.c])
    }

    @Test("D7: back on an empty stack says so and does nothing")
    func backOnEmpty() {
        let router = Router<Letter>()
        #expect(!router.back())
        #expect(!router.back(root: true))
        router.push(.a)
        router.push(.b)
        #expect(router.back())
        #expect(router.navigationPath == [.a])
        router.push(.b)
        #expect(router.back(root: true))
        #expect(router.navigationPath.isEmpty)
    }

    @Test("C1: what the system pops is popped, and a push comes on top of it")
    func systemPop() {
        let router = Router<Letter> {
            Letter.a
            Letter.b
        }
        router.navigationPath = [.a]
        router.push(.c)
        #expect(router.navigationPath == [.a, .c])
    }

    @Test(
        "C2: a path written by the system is taken as it is",
        arguments: [[], [.a], [.c, .b, .a], [.a, .b, .c, .d, .a], [.d, .d]] as [[Letter]])
    func systemWrites(path: [Letter]) {
        let router = Router<Letter> {
            Letter.a
            Letter.b
        }
        router.navigationPath = path
        #expect(router.navigationPath == path)
        #expect(router.route == path.last)
        #expect(router.depth == path.count)
    }

    @Test("Reading the stack never goes out of bounds")
    func reading() {
        let router = Router<Letter> {
            Letter.a
            Letter.b
        }
        #expect(router.route(at: 0) == .a)
        #expect(router.route(at: 1) == .b)
        #expect(router.route(at: 2) == nil)
        #expect(router.route(at: -1) == nil)
        #expect(router.contains(.b))
        #expect(!router.contains(.c))
    }

    @Test("A first route that is the root stays out of the path and gives the data")
    func root() {
        let router = Router<Titled>(state: .init()) {
            Titled.home(title: "Dashboard")
            Titled.page(1)
        }
        #expect(router.navigationPath == [.page(1)])
        #expect(router.rootRoute == .home(title: "Dashboard"))
        #expect(router.data == "Dashboard")
        #expect(router.contains(.home(title: "Dashboard")))

        router.go(to: .home(title: "Dashboard"))
        #expect(router.navigationPath.isEmpty)
        #expect(router.route == .home(title: "Dashboard"))
    }

    @Test("Without a root route the data is the fallback, and there is no current route")
    func noRoot() {
        let router = Router<Titled>(state: .init())
        #expect(router.data == "Home")
        #expect(router.route == nil)
    }

    @Test("The stack builder takes conditions, loops and arrays")
    func builder() {
        let shows = true
        let router = Router<Letter> {
            if shows { Letter.a } else { Letter.b }
            for name in ["x", "y"] { Letter.named(name) }
            [Letter.c, .d]
            if !shows { Letter.a }
        }
        #expect(router.navigationPath == [.a, .named("x"), .named("y"), .c, .d])
    }
}
