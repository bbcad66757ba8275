import StackRouting
import Testing

@Suite("A tab router")
struct TabRouterTests {
    @Test("A tab's stack router is the same one each time")
    func identity() {
        let router = TabRouter(initial: MainTab.home, state: .init())
        #expect(router.users === router.users)
        #expect(router.users === router.router(for: UserRoute.self))
        router.users.push(.add)
        #expect(router.users.navigationPath == [.add])
        #expect(router.tab == .home)
    }

    @Test("State is one for the tabs and their stacks, in both directions")
    func sharedState() {
        let router = TabRouter(initial: MainTab.home, state: .init())
        router.state.isOpen = true
        #expect(router.users.state.isOpen)
        router.posts.state.isOpen = false
        #expect(!router.state.isOpen)
        #expect(!router.users.state.isOpen)
    }

    @Test("C5: a tab's stack changes by its own actions only", arguments: 0..<100 as Range<UInt64>)
    func isolation(seed: UInt64) {
        var random = RandomSource(seed: seed)
        let router = TabRouter(initial: MainTab.home, state: .init())
        var users: [UserRoute] = []
        var posts: [PostRoute] = []
        for step in 0..<40 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                router.users.push(.user(id: "\(step)"))
                users.append(.user(id: "\(step)"))
            case 1:
                router.posts.push(.post(step))
                posts.append(.post(step))
            case 2:
                router.users.back()
                users = users.dropLast()
            default:
                router.tab = [.home, .users, .posts][Int.random(in: 0..<3, using: &random)]
            }
            #expect(router.users.navigationPath == users, "seed \(seed)")
            #expect(router.posts.navigationPath == posts, "seed \(seed)")
        }
    }

    @Test("Choosing the selected tab again pops its stack, where that was asked for")
    func reselection() {
        let router = TabRouter(initial: MainTab.users, state: .init())
        router.popToRootOnReselect(.users)
        router.users.push(.add)
        router.posts.push(.post(1))

        router.tab = .posts
        #expect(router.users.depth == 1)
        router.tab = .posts
        #expect(router.posts.depth == 1)
        router.tab = .users
        #expect(router.users.depth == 1)
        router.tab = .users
        #expect(router.users.navigationPath.isEmpty)
        #expect(router.posts.depth == 1)
    }

    @Test("A reselection action runs on each repeated choice and not on a change")
    func reselectionAction() {
        let router = TabRouter(initial: MainTab.home, state: .init())
        var count = 0
        router.onReselect(.home) { _ in count += 1 }
        router.tab = .users
        router.tab = .home
        #expect(count == 0)
        router.tab = .home
        router.tab = .home
        #expect(count == 2)
    }
}
