/// A base view, and the views of a path's values above it.
///
/// Only the topmost is on screen.
///
/// While something is above the base view, a button "Back" takes the topmost value off the path: what the button in the
/// navigation bar and the swipe from the edge do.
public struct NavigationStack<Data, Root: View> {
    private let values: () -> [any Hashable]
    private let removeLast: () -> Void
    private let root: Root

    /// Stacks the destinations of a path's values above a base view.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        values = { path.wrappedValue.map { $0 as any Hashable } }
        removeLast = { path.wrappedValue = Data(path.wrappedValue.dropLast()) }
        self.root = root()
    }
}

extension NavigationStack: View, PrimitiveView {
    /// The body of a view that draws itself.
    public typealias Body = Never

    package func render(into rendering: Rendering, in context: RenderContext) {
        let destinations = NavigationDestinations()
        var context = context
        context.environment[NavigationDestinations.self] = destinations
        var top = Rendering()
        root.draw(into: top, in: context.entering("root"))
        var listeners = top.openURLActions
        for (index, value) in values().enumerated() {
            top = Rendering()
            // A value without a destination shows a warning sign instead of a view.
            let view = destinations.view(of: value) ?? AnyView(Text("⚠️"))
            view.draw(into: top, in: context.entering("\(index)"))
            top.buttons.append(("Back", { removeLast() }))
            listeners += top.openURLActions
        }
        rendering.texts += top.texts
        rendering.buttons += top.buttons
        rendering.openURLActions += listeners
    }
}

/// What the views inside a navigation stack say about the values on its path.
@MainActor
final class NavigationDestinations {
    private var builders: [ObjectIdentifier: @MainActor (any Hashable) -> AnyView?] = [:]

    func add<Value, Content: View>(_ type: Value.Type, _ build: @escaping (Value) -> Content) {
        builders[ObjectIdentifier(type)] = { value in (value as? Value).map { AnyView(build($0)) } }
    }

    func view(of value: any Hashable) -> AnyView? {
        builders[ObjectIdentifier(Swift.type(of: value))]?(value)
    }
}

extension View {
    /// Says which view a value on the path of the surrounding navigation stack has.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        NavigationDestinationView(content: self, destination: destination)
    }
}

private struct NavigationDestinationView<Content: View, Value: Hashable, Destination: View> {
    let content: Content
    let destination: (Value) -> Destination

    nonisolated init(content: Content, destination: @escaping (Value) -> Destination) {
        self.content = content
        self.destination = destination
    }
}

extension NavigationDestinationView: View, PrimitiveView {
    typealias Body = Never

    func render(into rendering: Rendering, in context: RenderContext) {
        context.environment[NavigationDestinations.self]?.add(Value.self, destination)
        content.draw(into: rendering, in: context)
    }
}
