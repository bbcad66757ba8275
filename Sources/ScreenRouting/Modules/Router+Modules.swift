import RouteMatching

extension Router {
    /// Installs a feature, whole or not at all.
    ///
    /// If something it registers is registered already, nothing of it stays, and the conflicts are reported as a
    /// programmer error, which stops a debug build.
    ///
    /// - Returns: whether it is installed.
    @discardableResult
    public func install(_ module: any RouteProvider) -> Bool {
        let outer = installation
        installation = Installation(module: String(describing: type(of: module)))
        module.registerRoutes(in: self)
        guard let finished = installation else { return false }
        installation = outer
        guard finished.conflicts.isEmpty else {
            undo(finished)
            let reasons = finished.conflicts.map(\.description).joined(separator: "; ")
            Misuse.report("\(type(of: module)) is not installed: \(reasons)")
            return false
        }
        // A feature that installs another takes it along if it fails itself.
        installation?.add(finished)
        return true
    }

    /// Installs features one after the other.
    ///
    /// One that conflicts with what is there is left out.
    ///
    /// - Returns: whether all are installed.
    @discardableResult
    public func installAll(_ modules: [any RouteProvider]) -> Bool {
        modules.reduce(true) { install($1) && $0 }
    }

    private func undo(_ installation: Installation) {
        for receipt in installation.receipts.reversed() { core.catalog.remove(receipt) }
        core.guards.removeLast(installation.guards)
        core.hooks.removeLast(installation.hooks)
    }
}

/// What a module that is being installed has added so far.
struct Installation {
    let module: String
    var receipts: [RouteCatalog.Receipt] = []
    var conflicts: [RouteCatalog.Conflict] = []
    var guards = 0
    var hooks = 0

    mutating func add(_ inner: Installation) {
        receipts += inner.receipts
        guards += inner.guards
        hooks += inner.hooks
    }
}
