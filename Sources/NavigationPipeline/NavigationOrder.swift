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
        var isUndecided: Bool {
            switch self {
            case .waiting, .deciding: true
            case .building, .ready, .performing, .interrupted, .abandoned: false
            }
        }

        var isReady: Bool { if case .ready = self { true } else { false } }
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
        /// `nil` when it has ended.
        var phase: Phase?
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

    // In the order in which they were asked for, which is that of their names. Those that have ended stay until they are
    // half of all, so that ending costs nothing, and nothing is looked for from the beginning again and again.
    private var requests: [Request] = []
    private var endedCount = 0
    private var counts = Counts()
    /// No request before this one is undecided.
    private var undecidedStart = 0
    /// No request before this one is ready.
    private var readyStart = 0

    @usableFromInline
    package init() {}

    /// Whether there is nothing to wait for.
    @usableFromInline
    package var isIdle: Bool { counts.waiting + counts.running == 0 }

    /// Where a navigation stands, or `nil` when it has ended.
    @usableFromInline
    package func phase(of id: NavigationID) -> Phase? { index(of: id).flatMap { requests[$0].phase } }

    // MARK: Events

    /// A navigation is asked for.
    ///
    /// - Parameters:
    ///   - id: its name, which is greater than all before it.
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
            for index in undecidedStart..<requests.count where requests[index].phase?.isUndecided == true {
                move(index, to: .interrupted(.superseded))
                woken.append(requests[index].id)
            }
            undecidedStart = requests.count
        }
        let starts = isIdle
        add(id, depth: 0, starts ? .deciding : .waiting)
        return (starts ? .started : .waiting, woken)
    }

    private mutating func admit(_ id: NavigationID, inside parent: Request) -> Admission {
        switch parent.phase {
        case .interrupted(let failure)?, .abandoned(let failure)?:
            // What a dead navigation still begins must not come after what took its place.
            return .refused(failure)
        case .waiting?, .deciding?, .building?, .ready?, .performing?, nil:
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
        guard let index = index(of: id) else { return .cancelled }
        if case .interrupted(let failure)? = requests[index].phase { return failure }
        move(index, to: .building)
        return nil
    }

    /// A navigation's screen is made.
    ///
    /// - Returns: whether the performer is free; otherwise it is woken when its turn comes.
    @usableFromInline
    package mutating func claimPerformer(for id: NavigationID) -> Bool {
        guard let index = index(of: id) else { return true }
        let isFree = counts.ready + counts.performing == 0
        move(index, to: isFree ? .performing : .ready)
        if !isFree { readyStart = min(readyStart, index) }
        return isFree
    }

    /// A navigation is cancelled, or has run out of time.
    ///
    /// One that has gone beyond its guards goes on.
    ///
    /// - Returns: whether it is interrupted by this.
    @usableFromInline
    package mutating func interrupt(_ id: NavigationID, with failure: NavigationFailure) -> Bool {
        guard let index = index(of: id), requests[index].phase?.isUndecided == true else { return false }
        move(index, to: .interrupted(failure))
        return true
    }

    /// A navigation has ended.
    ///
    /// - Parameter abandoned: the failure it ended with while a guard of it goes on running.
    /// - Returns: the navigation whose turn it is now.
    @usableFromInline
    package mutating func end(_ id: NavigationID, abandoned: NavigationFailure? = nil) -> NavigationID? {
        guard let index = index(of: id) else { return nil }
        if let abandoned { move(index, to: .abandoned(abandoned)) } else { remove(index) }
        return startNext()
    }

    /// A guard that was left running has returned.
    @usableFromInline
    package mutating func guardReturned(_ id: NavigationID) {
        guard let index = index(of: id), case .abandoned? = requests[index].phase else { return }
        remove(index)
    }

    // MARK: Steps

    private mutating func startNext() -> NavigationID? {
        if counts.ready > 0, counts.performing == 0, let next = first(from: readyStart, where: { $0.isReady }) {
            readyStart = next + 1
            move(next, to: .performing)
            return requests[next].id
        }
        // While nothing runs nobody is deciding, so all that is undecided waits.
        guard counts.waiting > 0, counts.running == 0, let next = first(from: undecidedStart, where: { $0.isUndecided })
        else { return nil }
        // This one is undecided as long as it is deciding.
        undecidedStart = next
        move(next, to: .deciding)
        return requests[next].id
    }

    private func first(from start: Int, where isThere: (Phase) -> Bool) -> Int? {
        var index = start
        while index < requests.count {
            if let phase = requests[index].phase, isThere(phase) { return index }
            index += 1
        }
        return nil
    }

    private mutating func add(_ id: NavigationID, depth: Int, _ phase: Phase) {
        requests.append(Request(id: id, depth: depth, phase: phase))
        count(phase, 1)
    }

    private mutating func move(_ index: Int, to phase: Phase) {
        if let old = requests[index].phase { count(old, -1) }
        requests[index].phase = phase
        count(phase, 1)
    }

    private mutating func remove(_ index: Int) {
        if let old = requests[index].phase { count(old, -1) }
        requests[index].phase = nil
        endedCount += 1
        guard 2 * endedCount >= requests.count else { return }
        requests.removeAll { $0.phase == nil }
        endedCount = 0
        undecidedStart = 0
        readyStart = 0
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

    private func parent(in scope: NavigationScope?) -> Int? {
        var scope = scope
        while let current = scope {
            if let index = index(of: current.id) { return index }
            scope = current.outer
        }
        return nil
    }

    /// The place of a navigation that has not ended.
    ///
    /// - Complexity: O(log *n*).
    private func index(of id: NavigationID) -> Int? {
        var (low, high) = (0, requests.count)
        while low < high {
            let middle = (low + high) / 2
            if requests[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low < requests.count && requests[low].id == id && requests[low].phase != nil ? low : nil
    }
}
