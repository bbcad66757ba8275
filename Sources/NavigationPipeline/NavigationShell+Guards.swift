extension NavigationShell {
    /// Asks a navigation's guards one after the other, until they are done with it.
    @inlinable
    func askGuards(_ run: inout Run, _ client: Client) async throws {
        let scope = scope(of: &run)
        // A guard that need not be left behind is asked right here; one that may have to be gets a task of its own.
        if guardTimeout == nil, rule == .inOrder {
            try await NavigationScope.run(in: scope) {
                while case .act(.ask(let index)) = run.step, let location = run.course.location {
                    try take(try await client.decide(index, for: location), &run)
                }
            }
        } else {
            while case .act(.ask(let index)) = run.step, let location = run.course.location {
                try take(try await race(index, location, &run, client), &run)
            }
        }
    }

    @inlinable
    func take(_ decision: NavigationDecision<Client.Target>, _ run: inout Run) throws {
        try throwIfInterrupted(run.id)
        // Whatever a guard says once its task is cancelled, it may only have given up waiting.
        if Task.isCancelled { throw NavigationFailure.cancelled }
        switch decision {
        case .allow: run.step = .act(run.course.handle(.allowed))
        case .stop: run.step = .act(run.course.handle(.stopped))
        case .redirect(let target): run.step = .act(run.course.handle(.redirected(target)))
        }
    }

    /// Asks a guard, and leaves it behind when time runs out, a newer navigation comes or the task is cancelled.
    @inlinable
    func race(
        _ index: Int, _ location: Client.Location, _ run: inout Run, _ client: Client
    ) async throws -> NavigationDecision<Client.Target> {
        let id = run.id
        let race = GuardRace<NavigationDecision<Client.Target>>()
        let question = ask(index, location, in: scope(of: &run), for: id, race, client)
        let timer = guardTimeout.map { seconds in
            Task { @MainActor [sleep] in
                do { try await sleep(seconds) } catch { return }
                race.end(.failed(.timedOut(seconds: seconds)))
            }
        }
        setWaiter(.race { race.end(.failed(.superseded)) }, for: id)
        let ending = await withTaskCancellationHandler {
            await race.ending()
        } onCancel: {
            Task { @MainActor in race.end(.failed(.cancelled)) }
        }
        setWaiter(nil, for: id)
        timer?.cancel()
        switch ending {
        case .decided(let result):
            return try result.get()
        case .failed(let failure):
            question.cancel()
            run.hasGuardLeft = !race.isGuardDone
            try throwIfInterrupted(id)
            throw failure
        }
    }

    /// Asks a guard in a task of its own, which ends the race with what it says.
    @inlinable
    func ask(
        _ index: Int, _ location: Client.Location, in scope: NavigationScope, for id: NavigationID,
        _ race: GuardRace<NavigationDecision<Client.Target>>, _ client: Client
    ) -> Task<Void, Never> {
        Task { @MainActor in
            var ending: GuardRace<NavigationDecision<Client.Target>>.Ending
            do {
                var decision = NavigationDecision<Client.Target>.stop
                try await NavigationScope.run(in: scope) { decision = try await client.decide(index, for: location) }
                ending = .decided(.success(decision))
            } catch {
                ending = .decided(.failure(error))
            }
            race.isGuardDone = true
            order.guardReturned(id)
            race.end(ending)
        }
    }
}
