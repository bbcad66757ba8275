extension RouteExplanation {
    /// The explanation of a router that does not look at every URL its table matches.
    ///
    /// - Parameter loss: Why the router does not let a registration that matches take the URL, or nil when it does.
    package func rejecting(_ loss: (RegistrationSummary) -> MatchLoss?) -> RouteExplanation {
        RouteExplanation(
            text: text, url: url,
            candidates: candidates.map { candidate in
                if case .lost = candidate.verdict { return candidate }
                guard let loss = loss(candidate.registration) else { return candidate }
                return Candidate(registration: candidate.registration, verdict: .lost(loss))
            })
    }
}
