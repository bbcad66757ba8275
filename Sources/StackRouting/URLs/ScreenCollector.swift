import RouteMatching

/// Takes what a type declares while it is read: what its screens lead to, and its updates of the state.
final class ScreenCollector<State, Action> {
    private(set) var reader = ScreenReader()
    private(set) var updates: [(inout State) -> Void] = []
    private var kept: [(index: Int, action: Action)] = []

    /// Forgets everything and begins to read with the given reader.
    func begin(_ reader: ScreenReader) {
        self.reader = reader
        updates.removeAll()
        kept.removeAll()
    }

    /// Takes one declaration. The action is made only if it is kept.
    func declare(_ pattern: String, _ policy: MatchPolicy, _ action: () -> Action) {
        guard let index = reader.index(of: pattern, policy) else { return }
        kept.append((index, action()))
    }

    func update(_ update: @escaping (inout State) -> Void) {
        updates.append(update)
    }

    /// What the declaration at an index leads to, if it was kept.
    func action(at index: Int) -> Action? {
        kept.first { $0.index == index }?.action
    }
}
