/// A service of the associated-domains entitlement.
public enum AssociatedDomainService: String, Sendable, Hashable, CaseIterable {
    /// Universal links.
    case appLinks = "applinks"
    /// Shared passwords.
    case webCredentials = "webcredentials"
    /// Handoff.
    case activityContinuation = "activitycontinuation"
    /// App Clips.
    case appClips = "appclips"
}
