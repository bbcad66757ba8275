extension Router {
    /// Shows a screen and waits for what it hands back.
    ///
    /// ```swift
    /// let color = try await router.present(forResult: ColorPicker())
    /// ```
    ///
    /// - Parameters:
    ///   - route: the screen. Its factory calls ``RouteContext/finish(_:)``.
    ///   - transition: how it is shown; presented by default.
    ///   - context: passed along as ``RouteLocation/context``.
    /// - Returns: the result, or `nil` when the screen was dismissed, replaced or deallocated without one, or when a
    ///   redirect led to something else.
    /// - Throws: as ``navigate(to:via:context:)`` does, and `CancellationError` when the task is cancelled while it
    ///   waits. The screen stays.
    public func present<Value: ResultRoute>(
        forResult route: Value, via transition: RouteTransition = .present(), context: Any? = nil
    ) async throws -> Value.Result? {
        let slot = ResultSlot()
        try await core.navigate(.init(.route(route), context: context, transition: transition, slot: slot))
        if !slot.isClaimed { slot.close() }
        return try await slot.value() as? Value.Result
    }
}
