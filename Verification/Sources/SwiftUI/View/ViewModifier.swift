/// A change to a view that can be applied to any.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The views that the modified view consists of.
    associatedtype Body: View

    /// The view being modified.
    typealias Content = _ViewModifier_Content<Self>

    /// The modified view.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier was applied to, as the modifier sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let view: AnyView
}

extension _ViewModifier_Content: View, PrimitiveView {
    /// The body of a view that draws itself.
    public typealias Body = Never

    package func render(into rendering: Rendering, in context: RenderContext) {
        view.draw(into: rendering, in: context)
    }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content

    /// The modifier.
    public var modifier: Modifier

    /// Pairs a view with a modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    /// The body of a view that draws itself.
    public typealias Body = Never

    package func render(into rendering: Rendering, in context: RenderContext) {
        context.connectDynamicProperties(of: modifier)
        modifier.body(content: _ViewModifier_Content(view: AnyView(content))).draw(into: rendering, in: context)
    }
}

extension View {
    /// Applies a modifier.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
