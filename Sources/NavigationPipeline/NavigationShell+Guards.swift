extension NavigationShell {
    /// Asks a navigation's guards one after the other, until they are done with it.
    func askGuards(_ run: inout Run, _ client: Client) async throws {
        let scope = scope(of: &run)
        // A guard that need not be left behind is asked right here; one that may have to be gets a task of its own.
        if guardTimeout == nil, rule == .inOrder {
            try await NavigationScope.$current.withValue(scope) {
                while case .act(.ask(let index, let location)) = run.next {
                    try take(try await client.decide(index, for: location), &run)
                }
            }
        } else {
            while case .act(.ask(let index, let location)) = run.next {
                try take(try await race(index, location, &run, client), &run)
            }
        }
    }

    private func take(_ decision: NavigationDecision<Client.Target>, _ run: inout Run) throws {
        try throwIfInterrupted(run.id)
        // Whatever a guard says once its task is cancelled, it may only have given up waiting.
        if Task.isCancelled { throw NavigationFailure.cancelled }
        switch decision {
        case .allow: run.next = .act(run.course.handle(.allowed))
        case .stop: run.next = .act(run.course.handle(.stopped))
        case .redirect(let target): run.next = .act(run.course.handle(.redirected(target)))
        }
    }

    /// Asks a guard, and leaves it behind when time runs out, a newer navigation comes or the task is cancelled.
    private func race(
        _ index: Int, _ location: Client.Location, _ run: inout Run, _ client: Client
    ) async throws -> NavigationDecision<Client.Target> {
        let id = run.id
        let race = GuardRace<NavigationDecision<Client.Target>>()
        let scope = scope(of: &run)
        let question = Task { @MainActor in
            let ending = await NavigationScope.$current.withValue(scope) {
                do {
                    return GuardRace.Ending.decided(.success(try await client.decide(index, for: location)))
                } catch {
                    return GuardRace.Ending.decided(.failure(error))
                }
            }
            race.isGuardDone = true
            order.guardReturned(id)
            race.end(ending)
        }
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
}

/// Waits for what comes first of a guard's decision and the reasons not to wait for it.
@MainActor
final class GuardRace<Decision> {
    /// What came first.
    enum Ending {
        case decided(Result<Decision, any Error>)
        case failed(NavigationFailure)
    }

    private enum State {
        case running
        case awaited(CheckedContinuation<Void, Never>)
        case ended(Ending)
    }

    private var state = State.running
    /// Whether the guard has returned, whatever came first.
    var isGuardDone = false

    /// Takes the first ending; later ones do nothing.
    func end(_ ending: Ending) {
        switch state {
        case .running:
            state = .ended(ending)
        case .awaited(let continuation):
            state = .ended(ending)
            continuation.resume()
        case .ended:
            break
        }
    }

    func ending() async -> Ending {
        if case .running = state {
            await withCheckedContinuation { state = .awaited($0) }
        }
        guard case .ended(let ending) = state else { return .failed(.cancelled) }
        return ending
    }
}
