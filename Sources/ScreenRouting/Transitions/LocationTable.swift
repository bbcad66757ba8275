/// The location of each screen that was shown, for as long as the screen lives.
///
/// It keeps no screen alive.
@MainActor
struct LocationTable {
    private struct Entry {
        weak var viewController: PlatformViewController?
        let location: RouteLocation
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// At which size entries of screens that are gone are cleared away.
    private var limit = 32

    /// The location of a screen.
    ///
    /// - Complexity: amortized O(1).
    subscript(viewController: PlatformViewController) -> RouteLocation? {
        get {
            // An address is used again once its screen is gone, so the entry has to be this screen's own.
            guard let entry = entries[ObjectIdentifier(viewController)], entry.viewController === viewController else {
                return nil
            }
            return entry.location
        }
        set {
            let key = ObjectIdentifier(viewController)
            entries[key] = newValue.map { Entry(viewController: viewController, location: $0) }
            if entries.count > limit {
                entries = entries.filter { $0.value.viewController != nil }
                limit = max(32, entries.count * 2)
            }
        }
    }
}
