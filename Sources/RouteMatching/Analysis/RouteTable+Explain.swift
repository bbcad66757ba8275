extension RouteTable {
    /// Explains where a URL goes in this table, and why it goes nowhere else.
    ///
    /// The text is read as every router reads it; when it is malformed, the explanation holds the reason.
    ///
    /// - Parameter text: The URL's text.
    /// - Returns: The URL's parts, the matching registrations in their order, and the first reason each other lost.
    /// - Complexity: O(n log n) for n registrations, each of which is looked at; matching itself does not do so.
    public func explain(_ text: String) -> RouteExplanation {
        do throws(URLReference.Error) {
            return explain(try URLReference(text), text: text)
        } catch {
            return RouteExplanation(text: text, url: .failure(error), candidates: [])
        }
    }

    /// Explains where a URL goes in this table, and why it goes nowhere else.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The URL's parts, the matching registrations in their order, and the first reason each other lost.
    /// - Complexity: O(n log n) for n registrations, each of which is looked at; matching itself does not do so.
    public func explain(_ url: URLReference) -> RouteExplanation {
        explain(url, text: url.text)
    }

    private func explain(_ url: URLReference, text: String) -> RouteExplanation {
        let byID = summariesByID
        var candidates: [RouteExplanation.Candidate] = []
        var matched: Set<RegistrationID> = []
        for match in matches(for: url) {
            guard let summary = byID[match.id] else { continue }
            matched.insert(match.id)
            if let winner = candidates.first?.registration {
                let step = RankStep(winner: winner, loser: summary)
                candidates.append(.init(registration: summary, verdict: .outranked(step)))
            } else {
                let remainder = match.remainder.map { $0.value ?? $0.encoded }
                candidates.append(
                    .init(registration: summary, verdict: .won(captures: match.captures, remainder: remainder)))
            }
        }
        let probe = RegistrationProbe(url)
        let losses = byID.values.filter { !matched.contains($0.id) }.compactMap { summary in
            probe.firstLoss(of: summary).map { (summary, $0) }
        }
        // Those that got furthest are the likeliest to be meant.
        candidates += losses.sorted { left, right in
            if left.1.segments != right.1.segments { return left.1.segments > right.1.segments }
            if left.1.stage != right.1.stage { return left.1.stage > right.1.stage }
            return left.0.number < right.0.number
        }.map { .init(registration: $0.0, verdict: .lost($0.1.loss)) }
        return RouteExplanation(text: text, url: .success(url), candidates: candidates)
    }
}
