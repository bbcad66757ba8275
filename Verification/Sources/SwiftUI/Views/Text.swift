/// A line of text.
public struct Text: Equatable {
    let content: String

    /// Text that is shown as it is.
    public init<S: StringProtocol>(_ content: S) {
        self.content = String(content)
    }
}

extension Text: View, PrimitiveView {
    /// The body of a view that draws itself.
    public typealias Body = Never

    package func render(into rendering: Rendering, in context: RenderContext) {
        rendering.texts.append(content)
    }
}
