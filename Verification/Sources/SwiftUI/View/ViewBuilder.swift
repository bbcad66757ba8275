/// Makes one view of the views in a block.
@resultBuilder
public enum ViewBuilder {
    /// Passes an expression on.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Nothing at all.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views, one after the other.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// The other branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// A branch behind `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// One of two views.
public struct _ConditionalContent<First, Second> {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where First: View, Second: View {
    /// The body of a view that draws itself.
    public typealias Body = Never

    package func render(into rendering: Rendering, in context: RenderContext) {
        switch storage {
        case .first(let view): view.draw(into: rendering, in: context.entering("first"))
        case .second(let view): view.draw(into: rendering, in: context.entering("second"))
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    /// The body of a view that draws itself.
    public typealias Body = Never

    package func render(into rendering: Rendering, in context: RenderContext) {
        self?.draw(into: rendering, in: context)
    }
}

/// Several views, one after the other.
public struct TupleView<T> {
    /// The views.
    public var value: T

    /// Groups the views of a tuple.
    public init(_ value: T) {
        self.value = value
    }
}

extension TupleView: View, PrimitiveView {
    /// The body of a view that draws itself.
    public typealias Body = Never

    package func render(into rendering: Rendering, in context: RenderContext) {
        for (index, child) in Mirror(reflecting: value).children.enumerated() {
            if let view = child.value as? any View {
                view.draw(into: rendering, in: context.entering("\(index)"))
            }
        }
    }
}
