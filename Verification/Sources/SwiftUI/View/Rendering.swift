/// What one pass over a view tree found, in reading order.
@MainActor
package final class Rendering {
    /// The text on screen.
    package var texts: [String] = []

    /// What can be tapped, by its label.
    package var buttons: [(label: String, action: @MainActor () -> Void)] = []

    /// The handlers for opened URLs.
    package var openURLActions: [(URL) -> Void] = []

    package init() {}
}

/// What a view knows while it is drawn: where it stands, and what its ancestors gave it.
@MainActor
package struct RenderContext {
    /// The values passed down.
    package var environment = EnvironmentValues()

    /// The view's place in the tree, which its state is kept under.
    private var place = ""
    private let states: StateStore

    package init(states: StateStore) {
        self.states = states
    }

    /// The context one step further down.
    package func entering(_ step: String) -> RenderContext {
        var inner = self
        inner.place += "/\(step)"
        return inner
    }

    /// Gives the view's property wrappers their stored state and the environment, as must be before its body is read.
    package func connectDynamicProperties(of view: Any) {
        for child in Mirror(reflecting: view).children {
            if let property = child.value as? any ConnectableProperty {
                property.connect(states, place: "\(place).\(child.label ?? "")", environment: environment)
            }
        }
    }
}

/// A property wrapper that the double fills in before a body is read.
@MainActor
package protocol ConnectableProperty {
    /// Connects the property to what is kept for its place in the tree.
    func connect(_ states: StateStore, place: String, environment: EnvironmentValues)
}

/// The state of a view tree: it outlives the view values, which are made anew for each pass.
@MainActor
package final class StateStore {
    private var values: [String: AnyObject] = [:]

    package init() {}

    /// What is kept for the place, `initial` if nothing is yet.
    package func value<Kept: AnyObject>(at place: String, initial: Kept) -> Kept {
        if let kept = values[place] as? Kept {
            return kept
        }
        values[place] = initial
        return initial
    }
}
