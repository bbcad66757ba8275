import Foundation
import FuzzSupport
import Pathways

/// A router with every model and a few paths; it counts what ran.
@MainActor
private final class Dispatcher {
    static let shared = Dispatcher()

    private(set) var runs = 0
    private(set) var fallbacks = 0
    private(set) var router = PathwayRouter()

    private init() {
        register(Member.self, host: nil)
        register(Texts.self, host: nil)
        register(Numbers.self, host: "example.com")
        register(Things.self, host: "*.example.com")
        register(Dated.self, host: nil)
        register(Completed.self, host: nil)
        router.register(path: "/t/<path:rest>", supportFragmentParams: true) { (_: [String: String]) in
            Dispatcher.shared.runs += 1
        }
        router.register(host: "example.com", path: "/m", matching: .exact) { (request: PathwayRequest) in
            request.queryItems.isEmpty ? .declined : .handled
        }
    }

    private func register<Model: Pathway>(_ type: Model.Type, host: String?) {
        if let host {
            router.register(host: host, type) { (_: Model, _: [String: String]) in Dispatcher.shared.runs += 1 }
        } else {
            router.register(type) { (_: Model, _: [String: String]) in Dispatcher.shared.runs += 1 }
        }
    }
}

/// Whatever the URL, `handle` answers or throws, runs at most one handler, and repeats itself.
func checkDispatch(_ text: String) {
    guard let url = URL(string: text) else { return }
    // libFuzzer calls on the main thread, which is the main actor's.
    MainActor.assumeIsolated {
        let dispatcher = Dispatcher.shared
        let before = dispatcher.runs
        let first = Result { try dispatcher.router.handle(url) }
        let runs = dispatcher.runs - before
        require(runs <= 1, "at most one handler runs: \(url)")
        if case .failure(let error) = first {
            require(error is PathwayError || error is PathwayRouterError, "a router's errors are its own: \(error)")
            require(runs == 0, "no handler runs after an error: \(url)")
        }
        let second = Result { try dispatcher.router.handle(url) }
        require((try? first.get()) == (try? second.get()), "the same URL gets the same answer: \(url)")
        require(!String(describing: dispatcher.router.explain(text)).isEmpty, "an explanation says something")
    }
}
