/// A height at which a sheet rests.
public enum PresentationDetent: Sendable, Hashable, CaseIterable {
    /// About half of the screen.
    case medium
    /// The whole height of a sheet.
    case large
}
