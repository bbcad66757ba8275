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

        /// Whether it can still be superseded or cancelled.
        var isUndecided: Bool { self == .waiting || self == .deciding }
    }

    /// What a new navigation is told.
    @usableFromInline
    package enum Admission: Equatable, Sendable {
        case started
        case waiting
        case refused(NavigationFailure)
    }

    struct Request: Sendable {
        /// How many navigations it is inside of.
        let depth: Int
        var phase: Phase
    }

    /// How many navigations are in the phases that hold others up, so that nobody has to look at all of them.
    private struct Counts: Sendable {
        var waiting = 0
        /// Those that are deciding or building.
        var working = 0
        var ready = 0
        var performing = 0

        var running: Int { working + ready + performing }
    }

    /// How deep navigations may be nested; more is a guard or a factory that begins itself.
    @usableFromInline
    package static let depthLimit = 8

    private var requests: [NavigationID: Request] = [:]
    private var counts = Counts()
    /// Those that wait for their turn or are asked about.
    private var undecided = NavigationLine()
    /// Those that wait for the performer.
    private var ready = NavigationLine()

    @usableFromInline
    package init() {}

    /// Whether there is nothing to wait for.
    @usableFromInline
    package var isIdle: Bool { counts.waiting + counts.running == 0 }

    /// Where a navigation stands, or `nil` when it has ended.
    @usableFromInline
    package func phase(of id: NavigationID) -> Phase? { requests[id]?.phase }

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
        if let parent = parent(in: scope) { return (admit(id, inside: parent), []) }
        var woken: [NavigationID] = []
        if rule == .latestWins {
            woken = undecided.members(in: requests, where: \.isUndecided)
            undecided.removeAll()
            for id in woken { move(id, to: .interrupted(.superseded)) }
        }
        let starts = isIdle
        add(id, depth: 0, starts ? .deciding : .waiting)
        return (starts ? .started : .waiting, woken)
    }

    private mutating func admit(_ id: NavigationID, inside parent: Request) -> Admission {
        switch parent.phase {
        case .interrupted(let failure), .abandoned(let failure):
            // What a dead navigation still begins must not come after what took its place.
            return .refused(failure)
        case .waiting, .deciding, .building, .ready, .performing:
            guard parent.depth < Self.depthLimit else { return .refused(.tooManyRedirects(limit: Self.depthLimit)) }
            add(id, depth: parent.depth + 1, .deciding)
            return .started
        }
    }

    /// A navigation's guards have allowed it.
    ///
    /// - Returns: why it may not go on, or `nil`.
    @usableFromInline
    package mutating func commit(_ id: NavigationID) -> NavigationFailure? {
        guard let request = requests[id] else { return .cancelled }
        if case .interrupted(let failure) = request.phase { return failure }
        move(id, to: .building)
        return nil
    }

    /// A navigation's screen is made.
    ///
    /// - Returns: whether the performer is free; otherwise it is woken when its turn comes.
    @usableFromInline
    package mutating func claimPerformer(for id: NavigationID) -> Bool {
        guard requests[id] != nil else { return true }
        let isFree = counts.ready + counts.performing == 0
        move(id, to: isFree ? .performing : .ready)
        if !isFree { ready.append(id, in: requests) { $0 == .ready } }
        return isFree
    }

    /// A navigation is cancelled, or has run out of time.
    ///
    /// One that has gone beyond its guards goes on.
    ///
    /// - Returns: whether it is interrupted by this.
    @usableFromInline
    package mutating func interrupt(_ id: NavigationID, with failure: NavigationFailure) -> Bool {
        guard let request = requests[id], request.phase.isUndecided else { return false }
        move(id, to: .interrupted(failure))
        return true
    }

    /// A navigation has ended.
    ///
    /// - Parameter abandoned: the failure it ended with while a guard of it goes on running.
    /// - Returns: the navigation whose turn it is now.
    @usableFromInline
    package mutating func end(_ id: NavigationID, abandoned: NavigationFailure? = nil) -> NavigationID? {
        guard requests[id] != nil else { return nil }
        move(id, to: abandoned.map(Phase.abandoned))
        return startNext()
    }

    /// A guard that was left running has returned.
    @usableFromInline
    package mutating func guardReturned(_ id: NavigationID) {
        guard case .abandoned? = requests[id]?.phase else { return }
        move(id, to: nil)
    }

    // MARK: Steps

    private mutating func startNext() -> NavigationID? {
        if counts.performing == 0, counts.ready > 0, let next = ready.first(in: requests, where: { $0 == .ready }) {
            move(next, to: .performing)
            return next
        }
        // While nothing runs nobody is deciding, so all that is undecided waits.
        guard counts.running == 0, let next = undecided.first(in: requests, where: \.isUndecided) else { return nil }
        move(next, to: .deciding)
        return next
    }

    private mutating func add(_ id: NavigationID, depth: Int, _ phase: Phase) {
        requests[id] = Request(depth: depth, phase: phase)
        count(phase, 1)
        undecided.append(id, in: requests, where: \.isUndecided)
    }

    /// Puts a navigation into another phase, or forgets it.
    private mutating func move(_ id: NavigationID, to phase: Phase?) {
        guard let old = requests[id]?.phase else { return }
        count(old, -1)
        if let phase {
            requests[id]?.phase = phase
            count(phase, 1)
        } else {
            requests[id] = nil
        }
    }

    private mutating func count(_ phase: Phase, _ change: Int) {
        switch phase {
        case .waiting: counts.waiting += change
        case .deciding, .building: counts.working += change
        case .ready: counts.ready += change
        case .performing: counts.performing += change
        case .interrupted, .abandoned: break
        }
    }

    private func parent(in scope: NavigationScope?) -> Request? {
        var scope = scope
        while let current = scope {
            if let request = requests[current.id] { return request }
            scope = current.outer
        }
        return nil
    }
}
