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
