import FuzzSupport
import StackRouting

/// A list of actions on a stack router and a tab router: the stack must be what a plain array is, and paths of any kind
/// must either lead somewhere or change nothing.
@main
struct FuzzStack {
    static func main() {
        runFuzzer { bytes, count in
            FuzzStack.test(FuzzInput(bytes, count))
            return 0
        }
    }

    private static func test(_ input: consuming FuzzInput) {
        var stack = StackSession()
        var tabs = TabSession()
        var actions = 0
        while !input.isEmpty, actions < 64 {
            if input.byte() % 2 == 0 { stack.act(&input) } else { tabs.act(&input) }
            actions += 1
        }
    }
}

/// One router and the array it must be equal to.
private struct StackSession {
    private let router = Router<ItemRoute>(state: .init())
    private var model: [ItemRoute] = []
    private var stale: [ItemRoute] = []

    mutating func act(_ input: inout FuzzInput) {
        let route = ItemRoute.item("\(input.byte() % 4)")
        switch input.byte() % 8 {
        case 0:
            router.push(route)
            model.append(route)
        case 1:
            router.replace(route)
            model = model.dropLast() + [route]
        case 2:
            router.go(to: route)
            model = model.lastIndex(of: route).map { Array(model[...$0]) } ?? model + [route]
        case 3:
            require(router.back() == !model.isEmpty, "back says whether it removed a route")
            model = model.dropLast()
        case 4:
            router.back(root: true)
            stale = model
            model = []
        case 5:
            router.navigationPath = stale
            model = stale
        default: open(input.line(), kind: input.byte())
        }
        require(router.navigationPath == model, "the stack is the array")
        require(router.route == model.last, "the route is the last of the array")
    }

    /// Opens a path of any kind.
    ///
    /// What it leads to is checked by what must hold for all of them.
    private mutating func open(_ path: String, kind: UInt8) {
        let updates = router.state.updates
        let isHandled: Bool
        switch kind % 5 {
        case 0: isHandled = router.push(path: path)
        case 1: isHandled = router.go(path: path)
        case 2: isHandled = router.replace(path: path)
        default: isHandled = router.hydrate(path: path, replace: kind % 2 == 0)
        }
        if isHandled {
            require(
                router.state.updates == updates + 1, "a path that leads somewhere applies the updates of one screen")
            model = router.navigationPath
            checkPrinting()
        } else {
            require(router.state.updates == updates, "a path that leads nowhere updates nothing")
        }
    }

    /// What can be printed is read back.
    private func checkPrinting() {
        guard let route = router.route, let path = try? router.validatedString() else { return }
        let reader = Router<ItemRoute>(state: .init())
        require(
            reader.explain(path: path).isHandled, "a printed path is explained as one that leads somewhere: \(path)")
        require(reader.hydrate(path: path), "a printed path leads somewhere: \(path)")
        require(reader.route == route, "\(route) is read back from \(path), not \(String(describing: reader.route))")
        require(reader.restore(router.stackPaths()).isComplete, "a stack of printed paths is restored")
    }
}

/// One tab router, opened with paths of any kind.
private struct TabSession {
    private let router = TabRouter(initial: ItemTab.home, state: .init())

    func act(_ input: inout FuzzInput) {
        let before = (router.tab, router.state, router.items.navigationPath)
        let kind = input.byte()
        let path = input.line()
        switch kind % 4 {
        case 0: router.tab = kind % 8 == 0 ? .home : .items
        case 1: router.items.push(.item(path))
        default:
            if router.hydrate(path: path, replace: kind % 8 > 3) { break }
            require(
                (router.tab, router.state, router.items.navigationPath) == before,
                "a path that leads nowhere changes nothing")
        }
        let snapshot = router.snapshot()
        let restored = TabRouter(initial: ItemTab.home, state: .init())
        require(restored.restore(snapshot).isComplete, "a snapshot of tabs is restored")
        require(restored.snapshot() == snapshot, "a restored tab router has the same snapshot")
    }
}
