import FuzzSupport
import ScreenRouting

/// How a request ends.
enum Outcome: Equatable {
    case done, notRegistered, mistyped, stopped, looping, noScreen, failed, other

    init(_ error: any Error) {
        self =
            switch error as? RouterError {
            case .notRegistered: .notRegistered
            case .parameterTypeMismatch: .mistyped
            case .guardCancelled: .stopped
            case .redirectLoopDetected: .looping
            case .noScreen: .noScreen
            case .actionFailed: .failed
            case nil where error is Refusal: .failed
            default: .other
            }
    }
}

struct Refusal: Error {}

/// A guard that always decides alike.
enum Decision: Equatable {
    case allow, cancel, refuse
    case redirect(Int)

    init(_ byte: UInt8) {
        self =
            switch byte % 16 {
            case 0..<9: .allow
            case 9, 10: .cancel
            case 11: .refuse
            default: .redirect(Int(byte / 16 % 8))
            }
    }

    @MainActor var routeGuard: RouteGuard {
        { _, _ in
            switch self {
            case .allow: .allow
            case .cancel: .cancel
            case .refuse: throw Refusal()
            case .redirect(let target): .redirect(.name("n\(target)", params: ["x": "1"]))
            }
        }
    }
}

/// Eight records `/r0/…` to `/r7/…` named `n0` to `n7`, with one placeholder each, and one global guard.
struct ScreenModel {
    struct Record {
        enum Kind: Equatable {
            case screen, refusing
            case action(Bool)
            case redirect(Int)
        }
        let placeholder: String
        let isForScheme: Bool
        let kind: Kind
        let decision: Decision
        let hasTab: Bool

        var isPlain: Bool { !isForScheme && placeholder != "<path:x>" }
        var takesIntegersOnly: Bool { placeholder == "<int:x>" }
    }

    let globalGuard: Decision
    let records: [Record]

    init(_ input: inout FuzzInput) {
        globalGuard = Decision(input.byte())
        records = (0..<8).map { _ in
            let (shape, kind, decision) = (input.byte(), input.byte(), input.byte())
            return Record(
                placeholder: [":x", "<int:x>", "<path:x>", "<string:x>"][Int(shape % 4)],
                isForScheme: shape / 4 % 4 == 3,
                kind: [.screen, .screen, .screen, .action(true), .action(false), .refusing][Int(kind % 6)],
                decision: Decision(decision), hasTab: shape / 16 % 2 == 1
            ).redirecting(kind / 8 % 4 == 3 ? Int(kind / 32) : nil)
        }
    }

    /// How a request for a record ends, found by walking the records.
    func outcome(
        _ target: Int, _ value: String, isScheme: Bool = false, isNamed: Bool = false, selectsTab: Bool = false
    ) -> Outcome {
        let record = records[target]
        if !isNamed, record.isForScheme, !isScheme { return .notRegistered }
        if record.takesIntegersOnly, Int(value) == nil { return isNamed ? .mistyped : .notRegistered }
        var (current, hops, selectsTab) = (record, 0, selectsTab)
        while true {
            var next: Int?
            if case .redirect(let other) = current.kind {
                next = other
            } else {
                for decision in [globalGuard, current.decision] where next == nil {
                    switch decision {
                    case .allow: break
                    case .cancel: return .stopped
                    case .refuse: return .failed
                    case .redirect(let other): (next, selectsTab) = (other, false)
                    }
                }
            }
            guard let other = next else { return current.ending(selectsTab) }
            hops += 1
            if hops > 8 { return .looping }
            current = records[other]
        }
    }

    @MainActor
    func record(_ index: Int) -> RouteRecord {
        let record = records[index]
        let text = (record.isForScheme ? "myapp://" : "/") + "r\(index)/" + record.placeholder
        guard let pattern = try? RoutePattern(parsing: text) else { fail("\(text) parses") }
        let (name, meta) = ("n\(index)", RouteMeta(tabIndex: record.hasTab ? 1 : nil))
        let guards = record.decision == .allow ? [] : [record.decision.routeGuard]
        switch record.kind {
        case .screen:
            return RouteRecord(name: name, path: pattern, meta: meta, guards: guards) { _ in PlatformViewController() }
        case .refusing:
            let component: RouteRecord.Component = { _ in throw Refusal() }
            return RouteRecord(name: name, path: pattern, meta: meta, guards: guards, component: component)
        case .action(let succeeds):
            return RouteRecord(name: name, path: pattern, meta: meta, guards: guards, action: { _ in succeeds })
        case .redirect(let other):
            return RouteRecord(name: name, path: pattern, redirect: .name("n\(other)", params: ["x": "1"]))
        }
    }
}

extension ScreenModel.Record {
    fileprivate func redirecting(_ target: Int?) -> Self {
        guard let target else { return self }
        return Self(
            placeholder: placeholder, isForScheme: isForScheme, kind: .redirect(target % 8), decision: .allow,
            hasTab: hasTab)
    }

    fileprivate func ending(_ selectsTab: Bool) -> Outcome {
        switch kind {
        case .action(let succeeds): succeeds ? .done : .failed
        case .screen, .refusing, .redirect:
            if selectsTab { hasTab ? .done : .noScreen } else { kind == .refusing ? .failed : .done }
        }
    }
}
