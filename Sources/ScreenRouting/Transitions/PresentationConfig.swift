/// How a screen is presented over others.
public struct PresentationConfig: Sendable, Hashable {
    /// The form of the presentation.
    public var style: PresentationStyle
    /// The heights at which a sheet rests, where the platform has them; none means its default.
    public var detents: [PresentationDetent]
    /// Whether a sheet shows a grabber.
    public var isGrabberVisible: Bool
    /// Whether the user cannot dismiss the screen by a gesture.
    public var isModal: Bool
    /// Whether the screen is put into a navigation container of its own, so that more can be pushed onto it.
    public var isEmbedded: Bool
    /// Whether the presentation is animated.
    public var isAnimated: Bool

    /// Creates a configuration; by default the platform's own style, animated.
    public init(
        style: PresentationStyle = .automatic, detents: [PresentationDetent] = [], isGrabberVisible: Bool = false,
        isModal: Bool = false, isEmbedded: Bool = false, isAnimated: Bool = true
    ) {
        self.style = style
        self.detents = detents
        self.isGrabberVisible = isGrabberVisible
        self.isModal = isModal
        self.isEmbedded = isEmbedded
        self.isAnimated = isAnimated
    }
}

/// The form of a presentation, in UIKit's words.
///
/// A performer for another toolkit takes the nearest it has.
public enum PresentationStyle: Sendable, Hashable, CaseIterable {
    /// What the platform chooses.
    case automatic
    /// The whole screen; what lies below is taken away.
    case fullScreen
    /// The whole screen; what lies below stays and may shine through.
    case overFullScreen
    /// A sheet that covers most of what lies below.
    case pageSheet
    /// A small sheet in the middle, where there is room.
    case formSheet
    /// The area of the presenting container; what lies below is taken away.
    case currentContext
    /// The area of the presenting container; what lies below stays.
    case overCurrentContext
    /// A popover, where there is room.
    case popover
}

/// A height at which a sheet rests.
public enum PresentationDetent: Sendable, Hashable, CaseIterable {
    /// About half of the screen.
    case medium
    /// The whole height of a sheet.
    case large
}
