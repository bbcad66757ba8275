import Foundation
import FuzzSupport
import RoutingTestSupport
import ScreenRouting

/// Registrations and guards, then requests of every kind: each must end as a plain walk over the registrations says,
/// and one that fails must leave everything as it was.
@main
struct FuzzScreens {
    static func main() {
        runFuzzer { bytes, count in
            let input = [UInt8](UnsafeBufferPointer(start: bytes, count: count))
            MainActor.assumeIsolated {
                var isDone = false
                Task { @MainActor in
                    await FuzzScreens.test(input)
                    isDone = true
                }
                // Guards may wait, so the main queue has to run while this waits for them.
                while !isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
            }
            return 0
        }
    }

    @MainActor
    private static func test(_ bytes: [UInt8]) async {
        let session = bytes.withUnsafeBufferPointer { buffer -> (ScreenModel, [Request]) in
            var input = FuzzInput(buffer.baseAddress, buffer.count)
            let model = ScreenModel(&input)
            var requests: [Request] = []
            while !input.isEmpty, requests.count < 24 { requests.append(Request(&input)) }
            return (model, requests)
        }
        let run = ScreenSession(session.0)
        for request in session.1 { await run.act(request) }
    }
}

/// What is asked of the router.
struct Request {
    let kind: UInt8
    let target: Int
    let value: String
    let text: String

    init(_ input: inout FuzzInput) {
        kind = input.byte() % 9
        target = Int(input.byte() % 8)
        value = ["1", "-7", "a", "true"][Int(input.byte() % 4)]
        text = kind > 6 ? input.line() : ""
    }
}

/// One router, driven beside the model.
@MainActor
struct ScreenSession {
    private let model: ScreenModel
    private let performer = RecordingPerformer(
        roots: [PlatformViewController(), PlatformViewController()], hasTabs: true)
    private let router: Router
    private let hooks = HookCount()

    init(_ model: ScreenModel) {
        self.model = model
        router = Router(navigationPerformer: performer)
        router.universalLinkHosts = ["own.example"]
        router.afterEach { [hooks] _, _ in hooks.count += 1 }
        if model.globalGuard != .allow { router.beforeEach(model.globalGuard.routeGuard) }
        router.addRoutes(model.records.indices.map(model.record))
    }

    func act(_ request: Request) async {
        let (target, value) = (request.target, request.value)
        switch request.kind {
        case 0:
            await check("/r\(target)/\(value)", model.outcome(target, value, isScheme: false)) {
                try await router.navigate(path: "/r\(target)/\(value)")
            }
        case 1:
            await check("n\(target)", model.outcome(target, value, isNamed: true)) {
                try await router.navigate(name: "n\(target)", params: ["x": value])
            }
        case 2: await open("myapp://r\(target)/\(value)", model.outcome(target, value, isScheme: true))
        case 3: await open("https://own.example/r\(target)/\(value)", model.outcome(target, value, isScheme: false))
        case 4: await open("https://other.example/r\(target)/\(value)", .notRegistered)
        case 5:
            await check("tab n\(target)", model.outcome(target, value, isNamed: true, selectsTab: true)) {
                try await router.navigate(name: "n\(target)", params: ["x": value], via: .selectTab())
            }
        case 6:
            let canGoBack = performer.stack.count > 1 || performer.presentationCount > 0
            require(router.back() == canGoBack, "back says whether there was a way back")
        case 7: await check(request.text, nil) { try await router.navigate(path: request.text) }
        default: await navigate(toName: target, text: request.text)
        }
    }

    private func open(_ text: String, _ expected: Outcome) async {
        guard let url = URL(string: text) else { return }
        await check(text, expected) { try await router.open(url) }
    }

    /// Any text as a value: what is shown has a path that reads back to it.
    private func navigate(toName target: Int, text: String) async {
        let hooksBefore = hooks.count
        await check("n\(target) with any text", nil) {
            try await router.navigate(name: "n\(target)", params: ["x": text])
        }
        guard hooks.count > hooksBefore, let location = router.currentLocation, location.name == "n\(target)",
            model.records[target].isPlain, location.params["x"] == text
        else { return }
        await check(location.path, nil) { try await router.navigate(path: location.path) }
        require(router.currentLocation?.params["x"] == text, "\(location.path) reads back to \(text.debugDescription)")
    }

    private func check(_ what: String, _ expected: Outcome?, _ body: @MainActor () async throws -> Void) async {
        let before = (performer.performed.count, performer.stack.count, performer.selectedTab)
        let location = router.currentLocation.map { "\($0.name ?? "") \($0.path)" }
        let hooksBefore = hooks.count
        var outcome = Outcome.done
        do { try await body() } catch { outcome = Outcome(error) }
        if let expected { require(outcome == expected, "\(what) ends as \(outcome), not \(expected)") }
        guard outcome != .done else {
            require(hooks.count == hooksBefore + 1, "\(what) tells the hook once")
            return
        }
        require(hooks.count == hooksBefore, "\(what) fails and tells no hook")
        require(
            before == (performer.performed.count, performer.stack.count, performer.selectedTab),
            "\(what) fails and shows nothing")
        require(
            location == router.currentLocation.map { "\($0.name ?? "") \($0.path)" },
            "\(what) fails and leaves the current location")
    }
}

@MainActor
final class HookCount {
    var count = 0
}
