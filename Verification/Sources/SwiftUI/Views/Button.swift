/// Something to tap.
public struct Button<Label: View> {
    let label: Label
    let action: @MainActor () -> Void

    /// A button that shows any view.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.action = action
    }
}

extension Button: View, PrimitiveView {
    /// The body of a view that draws itself.
    public typealias Body = Never

    package func render(into rendering: Rendering, in context: RenderContext) {
        let drawn = Rendering()
        label.draw(into: drawn, in: context)
        rendering.texts += drawn.texts
        rendering.buttons.append((drawn.texts.joined(separator: " "), action))
    }
}

extension Button where Label == Text {
    /// A button with a text.
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}
