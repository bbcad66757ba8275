import NavigationPipeline
import Testing

/// A navigation as its runner sees it, for walking through every interleaving.
private enum Stage: Equatable {
    case unasked, waiting, deciding, building, ready, performing
    case ended(NavigationFailure?)
}

/// One world: the order, and what the runners of up to three navigations have come to.
private struct World {
    var order = NavigationOrder()
    var stages: [Stage]
    /// Which navigations were admitted while which failure or success happened before; in order of performing.
    var performed: [Int] = []
    var log: [String] = []

    init(count: Int) { stages = Array(repeating: .unasked, count: count) }

    func id(_ index: Int) -> NavigationID { NavigationID(UInt64(index + 1)) }

    func index(of id: NavigationID) -> Int? { stages.indices.first { self.id($0) == id } }

    mutating func wake(_ woken: NavigationID?) {
        guard let woken, let index = index(of: woken) else { return }
        switch order.phase(of: woken) {
        case .deciding?: stages[index] = .deciding
        case .performing?: stages[index] = .performing
        default: break
        }
    }
}

@MainActor
struct NavigationOrderTests {
    /// Everything that can happen next, each as a world of its own.
    private func successors(of world: World, rule: ConflictRule) -> [World] {
        var next: [World] = []
        func add(_ text: String, _ change: (inout World) -> Void) {
            var copy = world
            copy.log.append(text)
            change(&copy)
            next.append(copy)
        }
        if let index = world.stages.firstIndex(of: .unasked) {
            add("ask \(index)") { world in
                let (admission, _) = world.order.admit(world.id(index), in: nil, rule: rule)
                world.stages[index] = admission == .started ? .deciding : .waiting
            }
        }
        for index in world.stages.indices {
            let id = world.id(index)
            if case .interrupted(let failure)? = world.order.phase(of: id), world.stages[index] != .ended(failure) {
                add("notice \(index)") { world in
                    world.stages[index] = .ended(failure)
                    world.wake(world.order.end(id))
                }
                continue
            }
            switch world.stages[index] {
            case .waiting:
                add("cancel \(index)") { world in _ = world.order.interrupt(id, with: .cancelled) }
            case .deciding:
                add("cancel \(index)") { world in _ = world.order.interrupt(id, with: .cancelled) }
                add("stop \(index)") { world in
                    world.stages[index] = .ended(.stopped)
                    world.wake(world.order.end(id))
                }
                add("allow \(index)") { world in
                    #expect(world.order.commit(id) == nil)
                    world.stages[index] = .building
                }
            case .building:
                add("show \(index)") { world in
                    world.stages[index] = world.order.claimPerformer(for: id) ? .performing : .ready
                }
            case .performing:
                add("end \(index)") { world in
                    world.performed.append(index)
                    world.stages[index] = .ended(nil)
                    world.wake(world.order.end(id))
                }
            case .unasked, .ready, .ended: break
            }
        }
        return next
    }

    private func check(_ world: World) {
        let story = Comment(rawValue: world.log.joined(separator: ", "))
        let undecided = world.stages.indices.filter { index in
            guard case .interrupted? = world.order.phase(of: world.id(index)) else {
                return [.deciding, .building, .performing].contains(world.stages[index])
            }
            return false
        }
        #expect(undecided.count <= 1, story)
        #expect(world.performed == world.performed.sorted(), story)
    }

    @Test(
        "Every interleaving of two and three navigations performs them one at a time, in order, and forgets none",
        arguments: [2, 3], [ConflictRule.inOrder, .latestWins])
    func everyInterleaving(count: Int, rule: ConflictRule) {
        var pending = [World(count: count)]
        var ends = 0
        while let world = pending.popLast() {
            check(world)
            let next = successors(of: world, rule: rule)
            if next.isEmpty {
                ends += 1
                let isOver = world.stages.allSatisfy { if case .ended = $0 { true } else { false } }
                #expect(isOver && world.order.isIdle, "stuck after \(world.log.joined(separator: ", "))")
            }
            pending += next
        }
        #expect(ends > (count == 2 ? 10 : 100))
    }

    @Test("Under latestWins the last of three navigations wins over those in their guards")
    func lastWins() {
        var order = NavigationOrder()
        let ids = (1...3).map { NavigationID($0) }
        #expect(order.admit(ids[0], in: nil, rule: .latestWins).admission == .started)
        let second = order.admit(ids[1], in: nil, rule: .latestWins)
        #expect(second.admission == .started)
        #expect(second.woken == [ids[0]])
        #expect(order.commit(ids[1]) == nil)
        let third = order.admit(ids[2], in: nil, rule: .latestWins)
        #expect(third.admission == .waiting)
        #expect(third.woken.isEmpty)
        #expect(order.phase(of: ids[0]) == .interrupted(.superseded))
        #expect(order.commit(ids[0]) == .superseded)
        #expect(order.end(ids[1]) == ids[2])
    }

    @Test("A navigation inside another starts at once, and one inside a dead one is refused")
    func nesting() {
        var order = NavigationOrder()
        let outer = NavigationID(1)
        _ = order.admit(outer, in: nil, rule: .inOrder)
        let scope = NavigationScope(outer)
        #expect(order.admit(NavigationID(2), in: scope, rule: .inOrder).admission == .started)
        #expect(order.interrupt(outer, with: .timedOut(seconds: 3)) == true)
        _ = order.end(outer, abandoned: .timedOut(seconds: 3))
        #expect(order.admit(NavigationID(3), in: scope, rule: .inOrder).admission == .refused(.timedOut(seconds: 3)))
        order.guardReturned(outer)
        #expect(order.phase(of: outer) == nil)
    }

    @Test("Two navigations inside one guard do not use the performer at the same time")
    func nestedPerforming() {
        var order = NavigationOrder()
        let (outer, first, second) = (NavigationID(1), NavigationID(2), NavigationID(3))
        _ = order.admit(outer, in: nil, rule: .inOrder)
        let scope = NavigationScope(outer)
        for id in [first, second] {
            _ = order.admit(id, in: scope, rule: .inOrder)
            #expect(order.commit(id) == nil)
        }
        #expect(order.claimPerformer(for: first) == true)
        #expect(order.claimPerformer(for: second) == false)
        #expect(order.end(first) == second)
        #expect(order.phase(of: second) == .performing)
    }

    @Test("Whoever was asked for first gets the performer first, whoever made its screen first")
    func readyOrder() {
        var order = NavigationOrder()
        let outer = NavigationID(1)
        let ids = (2...5).map { NavigationID($0) }
        _ = order.admit(outer, in: nil, rule: .inOrder)
        for id in ids {
            _ = order.admit(id, in: NavigationScope(outer), rule: .inOrder)
            #expect(order.commit(id) == nil)
        }
        #expect(ids.reversed().map { order.claimPerformer(for: $0) } == [true, false, false, false])
        #expect(order.end(ids[3]) == ids[0])
        #expect(order.end(ids[0]) == ids[1])
        #expect(order.end(ids[1]) == ids[2])
        #expect(order.end(ids[2]) == nil)
    }

    @Test("A navigation that begins itself over and over is refused at the limit")
    func nestingLimit() {
        var order = NavigationOrder()
        var scope: NavigationScope?
        for number in 1...UInt64(NavigationOrder.depthLimit + 1) {
            #expect(order.admit(NavigationID(number), in: scope, rule: .inOrder).admission == .started)
            scope = NavigationScope(NavigationID(number))
        }
        let refused = NavigationOrder.Admission.refused(.tooManyRedirects(limit: NavigationOrder.depthLimit))
        #expect(order.admit(NavigationID(99), in: scope, rule: .inOrder).admission == refused)
    }

    // Far more than can wait in an app: with work for each pair of them this takes minutes.
    private static let manyIDs = (1...40_000).map { NavigationID($0) }
    private let first = Self.manyIDs[0]
    private let last = Self.manyIDs[manyIDs.count - 1]
    private let others = Self.manyIDs.dropFirst().dropLast()

    /// Lets a navigation that is deciding run to its end, and gives the next.
    private func perform(_ id: NavigationID, _ order: inout NavigationOrder) -> NavigationID? {
        order.commit(id) == nil && order.claimPerformer(for: id) ? order.end(id) : nil
    }

    @Test("A long queue is worked off in order, in time that grows with its length", .timeLimit(.minutes(10)))
    func longQueue() {
        var order = NavigationOrder()
        for id in Self.manyIDs { _ = order.admit(id, in: nil, rule: .inOrder) }
        var performed: [NavigationID] = []
        var next: NavigationID? = first
        while let id = next {
            performed.append(id)
            next = perform(id, &order)
        }
        #expect(performed == Self.manyIDs)
        #expect(order.isIdle)
    }

    @Test("Those cancelled in a long queue are passed over, whether or not they have noticed", .timeLimit(.minutes(10)))
    func cancelledInLongQueue() {
        var order = NavigationOrder()
        for id in Self.manyIDs { _ = order.admit(id, in: nil, rule: .inOrder) }
        var woken: [NavigationID] = []
        for (index, id) in others.enumerated() {
            if !order.interrupt(id, with: .cancelled) { woken.append(id) }
            if index.isMultiple(of: 2), let next = order.end(id) { woken.append(next) }
        }
        #expect(perform(first, &order) == last)
        for id in others { if let next = order.end(id) { woken.append(next) } }
        #expect(woken.isEmpty)
        #expect(order.phase(of: last) == .deciding)
        #expect(perform(last, &order) == nil)
        #expect(order.isIdle)
    }

    @Test("Of many navigations under latestWins each supersedes the one before it", .timeLimit(.minutes(10)))
    func manySuperseded() {
        var order = NavigationOrder()
        let woken = Self.manyIDs.flatMap { order.admit($0, in: nil, rule: .latestWins).woken }
        #expect(woken == Self.manyIDs.dropLast())
        #expect(woken.compactMap { order.end($0) }.isEmpty)
        #expect(order.phase(of: last) == .deciding)
    }

    @Test(
        "Those begun inside one guard get the performer in the order in which they ask for it", .timeLimit(.minutes(10))
    )
    func manyNested() {
        var order = NavigationOrder()
        let outer = NavigationID(0)
        _ = order.admit(outer, in: nil, rule: .inOrder)
        let scope = NavigationScope(outer)
        var served: [NavigationID] = []
        for id in Self.manyIDs {
            _ = order.admit(id, in: scope, rule: .inOrder)
            if order.commit(id) == nil, order.claimPerformer(for: id) { served.append(id) }
        }
        #expect(served == [first])
        served += Self.manyIDs.compactMap { order.end($0) }
        #expect(served == Self.manyIDs)
        #expect(order.phase(of: outer) == .deciding)
    }
}
