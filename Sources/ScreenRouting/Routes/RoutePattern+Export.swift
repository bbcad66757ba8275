import RouteMatching

/// The pattern of a screen's path, such as `/user/<int:id>`.
///
/// It is the engine's own type, so that `import ScreenRouting` is enough to write one.
public typealias RoutePattern = RouteMatching.RoutePattern
