import SwiftUI

/// Shows a view or an application as a running one would be shown, and plays the system's and the user's part.
///
/// State is kept between passes; each question draws the tree anew, so the answer is always up to date.
@MainActor
public final class ViewHost {
    private let states = StateStore()
    private let draw: @MainActor (Rendering, RenderContext) -> Void

    /// Hosts a view.
    public init(_ view: some View) {
        draw = { view.draw(into: $0, in: $1) }
    }

    /// Hosts an application's scenes.
    public init(_ app: some App) {
        draw = { rendering, context in
            context.connectDynamicProperties(of: app)
            app.body.draw(into: rendering, in: context)
        }
    }

    private func rendering() -> Rendering {
        let rendering = Rendering()
        draw(rendering, RenderContext(states: states))
        return rendering
    }

    /// The texts on screen, in reading order.
    public var texts: [String] {
        rendering().texts
    }

    /// Opens a URL as the system does: every handler in the tree receives it.
    ///
    /// - Returns: How many handlers received it.
    @discardableResult
    public func open(_ url: URL) -> Int {
        let actions = rendering().openURLActions
        for action in actions {
            action(url)
        }
        return actions.count
    }

    /// Taps the first button with the label.
    ///
    /// - Returns: Whether there is such a button.
    @discardableResult
    public func tap(_ label: String) -> Bool {
        guard let button = rendering().buttons.first(where: { $0.label == label }) else {
            return false
        }
        button.action()
        return true
    }
}
