/// Decides which navigation runs when.
///
/// It holds no task and calls nobody: each change says what follows from it.
///
/// A navigation begun outside any other waits until all before it have ended. One begun inside another runs at once,
/// since the other may be waiting for it; only the performer is never used by two at a time.
@usableFromInline
package struct NavigationOrder: Sendable {
    /// Where a navigation stands.
    @usableFromInline
    package enum Phase: Equatable, Sendable {
        /// Its turn has not come.
        case waiting
        /// It is resolved and its guards are asked.
        case deciding
        /// Its factory or action runs. From here on it is not superseded or cancelled any more.
        case building
        /// Its screen is made, and the performer is busy with another.
        case ready
        /// The performer shows its screen.
        case performing
        /// It has to end with this failure, but whoever runs it has not noticed yet.
        case interrupted(NavigationFailure)
        /// It has ended with this failure, but a guard of it still runs.
        case abandoned(NavigationFailure)

        /// Whether later navigations have to wait.
        var isActive: Bool {
            switch self {
            case .waiting, .deciding, .building, .ready, .performing: true
            case .interrupted, .abandoned: false
            }
        }
    }

    /// What a new navigation is told.
    @usableFromInline
    package enum Admission: Equatable, Sendable {
        case started
        case waiting
        case refused(NavigationFailure)
    }

    private struct Request: Sendable {
        let id: NavigationID
        /// How many navigations it is inside of.
        let depth: Int
        var phase: Phase
    }

    /// How deep navigations may be nested; more is a guard or a factory that begins itself.
    @usableFromInline
    package static let depthLimit = 8

    private var requests: [Request] = []

    @usableFromInline
    package init() {}

    /// Whether there is nothing to wait for.
    @usableFromInline
    package var isIdle: Bool { !requests.contains { $0.phase.isActive } }

    /// Where a navigation stands, or `nil` when it has ended.
    @usableFromInline
    package func phase(of id: NavigationID) -> Phase? { index(of: id).map { requests[$0].phase } }

    // MARK: Events

    /// A navigation is asked for.
    ///
    /// - Parameters:
    ///   - id: its name.
    ///   - scope: the navigations it is begun inside of, innermost first; those of other routers are not known here.
    ///   - rule: what becomes of earlier ones.
    /// - Returns: what to tell it, and which navigations to wake because they are interrupted.
    @usableFromInline
    package mutating func admit(
        _ id: NavigationID, in scope: NavigationScope?, rule: ConflictRule
    ) -> (admission: Admission, woken: [NavigationID]) {
        if let parent = parent(in: scope) { return (admit(id, inside: requests[parent]), []) }
        var woken: [NavigationID] = []
        if rule == .latestWins {
            for index in requests.indices where interruptRequest(at: index, with: .superseded) {
                woken.append(requests[index].id)
            }
        }
        let starts = isIdle
        requests.append(Request(id: id, depth: 0, phase: starts ? .deciding : .waiting))
        return (starts ? .started : .waiting, woken)
    }

    private mutating func admit(_ id: NavigationID, inside parent: Request) -> Admission {
        switch parent.phase {
        case .interrupted(let failure), .abandoned(let failure):
            // What a dead navigation still begins must not come after what took its place.
            return .refused(failure)
        case .waiting, .deciding, .building, .ready, .performing:
            guard parent.depth < Self.depthLimit else { return .refused(.tooManyRedirects(limit: Self.depthLimit)) }
            requests.append(Request(id: id, depth: parent.depth + 1, phase: .deciding))
            return .started
        }
    }

    /// A navigation's guards have allowed it.
    ///
    /// - Returns: why it may not go on, or `nil`.
    @usableFromInline
    package mutating func commit(_ id: NavigationID) -> NavigationFailure? {
        guard let index = index(of: id) else { return .cancelled }
        if case .interrupted(let failure) = requests[index].phase { return failure }
        requests[index].phase = .building
        return nil
    }

    /// A navigation's screen is made.
    ///
    /// - Returns: whether the performer is free; otherwise it is woken when its turn comes.
    @usableFromInline
    package mutating func claimPerformer(for id: NavigationID) -> Bool {
        guard let index = index(of: id) else { return true }
        let isFree = !requests.contains { $0.phase == .performing || $0.phase == .ready }
        requests[index].phase = isFree ? .performing : .ready
        return isFree
    }

    /// A navigation is cancelled, or has run out of time.
    ///
    /// One that has gone beyond its guards goes on.
    ///
    /// - Returns: whether it is interrupted by this.
    @usableFromInline
    package mutating func interrupt(_ id: NavigationID, with failure: NavigationFailure) -> Bool {
        guard let index = index(of: id) else { return false }
        return interruptRequest(at: index, with: failure)
    }

    /// A navigation has ended.
    ///
    /// - Parameter abandoned: the failure it ended with while a guard of it goes on running.
    /// - Returns: the navigation whose turn it is now.
    @usableFromInline
    package mutating func end(_ id: NavigationID, abandoned: NavigationFailure? = nil) -> NavigationID? {
        guard let index = index(of: id) else { return nil }
        if let abandoned { requests[index].phase = .abandoned(abandoned) } else { requests.remove(at: index) }
        return startNext()
    }

    /// A guard that was left running has returned.
    @usableFromInline
    package mutating func guardReturned(_ id: NavigationID) {
        guard let index = index(of: id), case .abandoned = requests[index].phase else { return }
        requests.remove(at: index)
    }

    // MARK: Steps

    private mutating func startNext() -> NavigationID? {
        if requests.isEmpty { return nil }
        if !requests.contains(where: { $0.phase == .performing }),
            let ready = requests.firstIndex(where: { $0.phase == .ready })
        {
            requests[ready].phase = .performing
            return requests[ready].id
        }
        guard !requests.contains(where: { $0.phase.isActive && $0.phase != .waiting }),
            let next = requests.firstIndex(where: { $0.phase == .waiting })
        else { return nil }
        requests[next].phase = .deciding
        return requests[next].id
    }

    private mutating func interruptRequest(at index: Int, with failure: NavigationFailure) -> Bool {
        guard requests[index].phase == .waiting || requests[index].phase == .deciding else { return false }
        requests[index].phase = .interrupted(failure)
        return true
    }

    private func parent(in scope: NavigationScope?) -> Int? {
        var scope = scope
        while let current = scope {
            if let index = index(of: current.id) { return index }
            scope = current.outer
        }
        return nil
    }

    private func index(of id: NavigationID) -> Int? { requests.firstIndex { $0.id == id } }
}
