/// What a tab router shows, as paths, to be encoded and restored later.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct TabSnapshot: Sendable, Hashable, Codable {
    /// The path of the selected tab.
    public let selected: String
    /// The paths on the stack of each tab, the top of the stack last.
    ///
    /// Empty stacks are left out.
    public let stacks: [[String]]

    /// Makes a snapshot of paths.
    ///
    /// - Parameters:
    ///   - selected: The path of the selected tab.
    ///   - stacks: The paths on the stack of each tab, the top of the stack last.
    public init(selected: String, stacks: [[String]]) {
        self.selected = selected
        self.stacks = stacks
    }
}
