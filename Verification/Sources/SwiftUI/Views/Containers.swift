/// A view that shows nothing.
public struct EmptyView {
    /// A view that shows nothing.
    public init() {}
}

extension EmptyView: View, PrimitiveView {
    /// The body of a view that draws itself.
    public typealias Body = Never

    package func render(into rendering: Rendering, in context: RenderContext) {}
}

/// A view of any type.
public struct AnyView {
    let view: any View

    /// Hides the type of a view.
    public init<V: View>(_ view: V) {
        self.view = view
    }
}

extension AnyView: View, PrimitiveView {
    /// The body of a view that draws itself.
    public typealias Body = Never

    package func render(into rendering: Rendering, in context: RenderContext) {
        view.draw(into: rendering, in: context)
    }
}

/// Views that are modified together.
public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    /// The body of a view that draws itself.
    public typealias Body = Never

    /// Groups views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    package func render(into rendering: Rendering, in context: RenderContext) {
        content.draw(into: rendering, in: context)
    }
}

/// Views one below the other.
public struct VStack<Content: View> {
    let content: Content

    /// Stacks views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension VStack: View, PrimitiveView {
    /// The body of a view that draws itself.
    public typealias Body = Never

    package func render(into rendering: Rendering, in context: RenderContext) {
        content.draw(into: rendering, in: context)
    }
}
