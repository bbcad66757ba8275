import StackRouting
import Testing

@Suite("Reading paths")
struct ReadingTests {
    typealias Declare = @Sendable (RouteMatch<Page>) -> Void

    @Test("The most exact screen wins, whatever the order of the calls", arguments: Self.orders)
    func precedence(order: [Int]) {
        let screens: [Declare] = [
            { $0.screen("notes/new", .fixed("literal")) },
            { $0.screen("notes/<int:id>", .fixed("int")) },
            { $0.screen("notes/:id", .fixed("string")) },
            { $0.screen("notes") { _, rest in Page.read(["prefix", rest]) } },
            { $0.screen("<path:any>", .fixed("rest")) },
        ]
        let read = { path in
            Declarations.read(path, page: { route in for index in order { screens[index](route) } })
        }
        #expect(read("/notes/new") == [.fixed("literal")])
        #expect(read("/notes/7") == [.fixed("int")])
        #expect(read("/notes/seven") == [.fixed("string")])
        #expect(read("/notes/seven/x") == [.read(["prefix", "/seven/x"])])
        #expect(read("/other") == [.fixed("rest")])
    }

    private static let orders = [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 4, 0, 3, 1], [3, 0, 4, 1, 2]]

    @Test("Equal patterns: the first call wins")
    func equalPatterns() {
        let stack = Declarations.read("/a/1") { route in
            route.screen("a/:x", .fixed("first"))
            route.screen("a/:y", .fixed("second"))
        }
        #expect(stack == [.fixed("first")])
    }

    @Test("A joined route that does not take the rest lets the next screen try")
    func joinBacktracks() {
        let page: Declare = { route in
            route.screen(":a/:b", .fixed("two"))
            route.screen("users", join: Leaf.self, Page.nested)
        }
        let leaf: @Sendable (RouteMatch<Leaf>) -> Void = { $0.screen("add", .leaf("add")) }
        #expect(Declarations.read("/users/add", page: page, leaf: leaf) == [.nested(.leaf("add"))])
        #expect(Declarations.read("/users/other", page: page, leaf: leaf) == [.fixed("two")])
        #expect(Declarations.read("/users/other/x", page: page, leaf: leaf) == nil)
    }

    @Test("With a fallback the joined screen takes everything under its prefix", arguments: ["/users", "/users/x/y"])
    func joinFallback(path: String) {
        let stack = Declarations.read(path) { route in
            route.screen("users", join: Leaf.self, fallback: .fixed("users"), Page.nested)
        }
        #expect(stack == [.fixed("users")])
    }

    @Test("A joined root that names no route shows the fallback, and fails without one")
    func joinedRoot() {
        let root: @Sendable (RouteMatch<Leaf>) -> Void = { $0.screen(root: { _ in }) }
        let with: Declare = { $0.screen("users", join: Leaf.self, fallback: .fixed("users"), Page.nested) }
        let without: Declare = { $0.screen("users", join: Leaf.self, Page.nested) }
        #expect(Declarations.read("/users", page: with, leaf: root) == [.fixed("users")])
        #expect(Declarations.read("/users", page: without, leaf: root) == nil)
    }

    @Test("A joined screen's builder makes the stack of the embedded routes")
    func joinBuilder() {
        let stack = Declarations.read("/users/7/add") { route in
            route.screen("users/:id", join: Leaf.self, Page.nested) { url, routes in
                Page.fixed(url.param("id"))
                routes
            }
        } leaf: { route in
            route.screen("add") { url in
                Leaf.leaf("add for \(url.param("id"))")
            }
        }
        #expect(stack == [.fixed("7"), .nested(.leaf("add for 7"))])
    }

    @Test("A rest path keeps its escapes, its query and its fragment")
    func restKeepsEncoding() {
        let declare: Declare = { route in
            route.screen("open") { url, rest in Page.read([rest, url.query("q")]) }
        }
        #expect(
            Declarations.read("/open/a%2Fb/c%20d?q=1%262#f", page: declare) == [
                .read(["/a%2Fb/c%20d?q=1%262#f", "1&2"])
            ])
        #expect(Declarations.read("/open", page: declare) == [.read(["/", ""])])
        #expect(Declarations.read("/open/?q=x", page: declare) == [.read(["/?q=x", "x"])])
    }

    @Test("Closures of screens that lose do not run")
    func losersDoNotRun() {
        let stack = Declarations.read("/a/b") { route in
            route.screen(":x/:y") { _ in
                _ = Issue.record("a less exact screen ran")
                Page.fixed("loser")
            }
            route.screen("a") { _, _ in
                _ = Issue.record("a prefix ran")
                Page.fixed("loser")
            }
            route.screen(root: { _ in _ = Issue.record("the root ran") })
            route.screen("a/b", .fixed("winner"))
        }
        #expect(stack == [.fixed("winner")])
    }

    @Test("A winner without routes fails, and no other screen is tried")
    func emptyWinner() {
        let stack = Declarations.read("/a") { route in
            route.screen("a") { _ in [] }
            route.screen(":x", .fixed("other"))
        }
        #expect(stack == nil)
    }

    @Test("Screens that change from one reading to the next are read as they are then")
    func changingScreens() {
        let router = Router<Page>()
        let read = { (declare: @escaping Declare) in
            Declarations.with(declare) {
                router.hydrate(path: "/a/b", replace: true) ? router.navigationPath : nil
            }
        }
        #expect(read { $0.screen("a/b", .fixed("1")) } == [.fixed("1")])
        #expect(
            read {
                $0.screen("x", .fixed("x"))
                $0.screen("a/b", .fixed("2"))
            } == [.fixed("2")])
        #expect(read { $0.screen(":a/:b", .fixed("3")) } == [.fixed("3")])
        #expect(read { _ in } == nil)
        #expect(read { $0.screen("a", .fixed("4")) } == nil)
        #expect(read { $0.screen("a/b", .fixed("5")) } == [.fixed("5")])
    }

    @Test(
        "Parameters and query items are decoded once",
        arguments: [
            ("/v/AC%2FDC", ["AC/DC", "none", ""]),
            ("/v/100%25?q=%2541", ["100%", "%41", "%41"]),
            ("/v/a+b?q=a+b&q=2", ["a+b", "a+b", "a+b,2"]),
            ("/v/x?q", ["x", "", ""]),
            ("/v/x?q=", ["x", "", ""]),
            ("/v/x?q=%FF", ["x", "none", ""]),
            ("/v/x?q=%FF&q=ok", ["x", "ok", "ok"]),
        ])
    func values(path: String, expected: [String]) {
        let stack = Declarations.read(path) { route in
            route.screen("v/:value") { url in
                Page.read([
                    url.param("value"), url.query("q", fallback: "none"), url.query(all: "q").joined(separator: ","),
                ])
            }
        }
        #expect(stack == [.read(expected)])
    }

    @Test("A missing parameter gives the fallback, a rest its segments")
    func fallbacks() {
        let stack = Declarations.read("/v/a/b%2Fc") { route in
            route.screen("v/<path:all>") { url in
                Page.read([url.param("id"), url.param("id", fallback: "7")] + url.rest("all") + url.rest("other"))
            }
        }
        #expect(stack == [.read(["", "7", "a", "b/c"])])
    }

    @Test(
        "Text that is no path leads nowhere",
        arguments: [
            "", " ", "//evil.example/a", "https://example.com/a", "myapp:a", "/a\u{7}", "/\\evil.example",
            String(repeating: "/a", count: 300), "/a?" + String(repeating: "x", count: 20_000),
        ])
    func refused(path: String) {
        let declare: Declare = { $0.screen("<path:any>", .fixed("any")) }
        #expect(Declarations.read(path, page: declare) == nil)
    }

    @Test("Routes that join themselves end, on long paths that they nearly take")
    func recursiveJoins() {
        let path = String(repeating: "/a", count: 200) + "/end"
        enum Tree: FromURLRoute {
            case end
            indirect case node(Tree)

            static func from(route: RouteMatch<Self>) {
                route.screen("", join: Tree.self, Self.node)
                route.screen(":x", join: Tree.self, Self.node)
                route.screen(":x/:y", join: Tree.self, Self.node)
                route.screen("stop", .end)
            }
        }
        let router = Router<Tree>()
        #expect(!router.hydrate(path: path))
        #expect(router.hydrate(path: "/a/b/stop"))
    }

    enum Folder: FromURLRoute {
        case file
        indirect case inside(Folder)

        static func from(route: RouteMatch<Self>) {
            route.screen("file", .file)
            route.screen(":folder", join: Folder.self) { .inside($0) }
        }
    }

    @Test(
        "Joins go 32 levels deep; a longer path is refused and changes nothing, however small the thread's stack",
        arguments: [(1, true), (31, true), (32, false), (250, false)])
    func deepJoins(folders: Int, isRead: Bool) {
        let router = Router<Folder> { Folder.file }
        let path = String(repeating: "a/", count: folders) + "file"
        #expect(router.push(path: path) == isRead)
        #expect(router.depth == (isRead ? 2 : 1))
        #expect(router.explain(path: path).description.utf8.count < 200_000)
    }

    @Test(
        "a screen whose pattern names a fragment is given no path, however long the fragment is",
        arguments: ["/#a", "/#a/b", "/#a/b/c/d"])
    func restBehindFragment(path: String) {
        let stack = Declarations.read(path) { route in
            route.screen("#a") { _, rest in Page.fixed(rest) }
        }
        #expect(stack == [.fixed(path)])
        let joined = Declarations.read("/x" + path) { route in
            route.screen("x/#a", join: Leaf.self, fallback: .fixed("none"), Page.nested)
        }
        #expect(joined == [.fixed("none")])
    }
}
