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
