import Foundation
import RouteMatching

/// Why a navigation did not take place.
///
/// A guard, a factory, an action or a performer may also throw an error of its own, which reaches the caller as it is,
/// and a navigation whose task is cancelled throws `CancellationError`.
public enum RouterError: Error, Equatable, Sendable {
    /// Nothing is registered for what was asked: the name of the type, or the name, path or URL that was given.
    case notRegistered(routeType: String)
    /// A placeholder or query item is missing.
    case parameterMissing(name: String)
    /// A value is not of its type.
    case parameterTypeMismatch(name: String, expected: String, actual: String)
    /// A guard stopped the navigation.
    case guardCancelled
    /// More redirects followed each other than are allowed.
    case redirectLoopDetected(depth: Int)
    /// There is nothing to show a screen in: no performer, no window, no such tab.
    case noNavigationContext

    /// A newer navigation took the place of this one, under ``ConflictPolicy/latestWins``.
    case superseded
    /// A guard did not decide within ``Router/guardTimeout``.
    case guardTimedOut(seconds: TimeInterval)
    /// The path or URL breaks a rule of RFC 3986, or of safety.
    case malformedURL(String, reason: URLReference.Error)
    /// The registration's action returned `false`.
    case actionFailed(path: String)
    /// The destination is no screen (it is an action) or, for a tab, has no ``RouteMeta/tabIndex``.
    case noScreen(String)
}

extension RouterError: CustomStringConvertible {
    /// The reason in a sentence, with what to do about it where that is known; what cannot be printed stands in it
    /// escaped.
    public var description: String {
        switch self {
        case .notRegistered(let routeType): "nothing is registered for \(quoted(routeType))"
        case .parameterMissing(let name): "the parameter \(quoted(name)) is missing"
        case .parameterTypeMismatch(let name, let expected, let actual):
            "the parameter \(quoted(name)) should be \(QuotedText.printable(expected)), not \(quoted(actual))"
        case .guardCancelled: "a guard stopped the navigation"
        case .redirectLoopDetected(let depth): "more than \(depth) redirects followed each other"
        case .noNavigationContext: "there is nothing to show a screen in; set the router's navigationPerformer"
        case .superseded: "a newer navigation took this one's place"
        case .guardTimedOut(let seconds): "a guard did not decide within \(seconds) seconds"
        case .malformedURL(let text, let reason): "\(quoted(text)) cannot be routed: \(reason)"
        case .actionFailed(let path): "the action for \(quoted(path)) failed"
        case .noScreen(let name): "\(quoted(name)) leads to no screen"
        }
    }

    private func quoted(_ text: String) -> String { "'\(QuotedText.printable(text))'" }
}

extension RouterError: LocalizedError {
    /// The description, for code that shows `localizedDescription`.
    public var errorDescription: String? { description }
}
