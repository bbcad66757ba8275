import RouteMatching

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension TabRouter where Selection: IntoURLTabSelection {
    /// Takes down the selected tab and what is on the stacks of all tabs, as paths.
    ///
    /// The state is not part of it.
    ///
    /// A stack is taken down if its tab's path joins it, and up to the first route that no path can hold.
    ///
    /// - Returns: The paths.
    public func snapshot() -> TabSnapshot {
        let stacks = nestedStacks.map { stack in
            let first = stack.hasRoot() ? 0 : 1
            return (first...max(first, stack.depth())).lazy
                .map { depth in self.print(stack.tab, shown: ShownRoutes(of: stack.type, depth: depth)) }
                .prefix { $0.error == nil }
                .compactMap { $0.isJoined ? $0.path : nil }
        }
        let selected = print(tab, shown: ShownRoutes(of: nil, depth: 0)).path
        return TabSnapshot(selected: selected, stacks: stacks.map(Array.init).filter { !$0.isEmpty })
    }

    private func print(
        _ tab: Selection, shown: ShownRoutes
    ) -> (path: String, error: RoutePrintingError?, isJoined: Bool) {
        let printed = print(tab, shown: .some(shown))
        return (printed.path, printed.error, shown.isJoined)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension TabRouter where Selection: FromURLTabSelection {
    /// Sets the tab and the stacks to what the paths of a snapshot lead to, and applies their updates of the state.
    ///
    /// Of each stack the longest beginning that can still be read is restored; a stack whose first path cannot be read,
    /// and the tab if its path cannot, stay as they are. Where several lists of paths lead to one stack the last that
    /// can be read counts, and the paths of the others are lost.
    ///
    /// - Parameter snapshot: The snapshot.
    /// - Returns: How much was restored, and the paths that were not. The path of the tab counts as one.
    @discardableResult
    public func restore(_ snapshot: TabSnapshot) -> RestorationReport {
        let stacks = lastOfEachType(snapshot.stacks.map(resolve(prefixOf:)))
        let selected = resolve(snapshot.selected)
        let updates = FoundUpdates<Selection.State>()
        for path in stacks.joined() { updates.append(all: path.updates) }
        if let selected { updates.append(all: selected.updates) }
        shared.apply(updates)
        for stack in stacks {
            stack.first?.stack?.restore(self, stack.compactMap { $0.stack?.destination })
        }
        if let tab = selected?.tab { select(tab) }
        var lost = zip(snapshot.stacks, stacks).flatMap { paths, found in paths.dropFirst(found.count) }
        if selected == nil { lost.append(snapshot.selected) }
        let restored = stacks.reduce(selected == nil ? 0 : 1) { $0 + $1.count }
        return RestorationReport(restoredCount: restored, lostPaths: lost)
    }

    /// The same lists, with nothing found by those whose stack a later one sets anyway.
    private func lastOfEachType(_ stacks: [[FoundTab<Selection>]]) -> [[FoundTab<Selection>]] {
        var types: Set<ObjectIdentifier> = []
        let kept = stacks.reversed().map { stack -> [FoundTab<Selection>] in
            guard let type = stack.first?.stack?.type, types.insert(type).inserted else { return [] }
            return stack
        }
        return kept.reversed()
    }

    /// What the first paths of a list lead to, as far as they can be read and are on one stack.
    private func resolve(prefixOf paths: [String]) -> [FoundTab<Selection>] {
        var found: [FoundTab<Selection>] = []
        for path in paths {
            guard let next = resolve(path), let type = next.stack?.type, type == found.first?.stack?.type ?? type
            else { break }
            found.append(next)
        }
        return found
    }

    private func resolve(_ path: String) -> FoundTab<Selection>? {
        let found = FoundTab<Selection>()
        guard case .success(let url) = URLEntry.reference(path: path),
            RouteResolver(tables: tables).resolve(url, into: found) == .matched
        else { return nil }
        return found
    }
}
