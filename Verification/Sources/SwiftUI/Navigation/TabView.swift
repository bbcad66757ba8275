/// Tabs, of which the selected one is on screen.
///
/// Each tab's title is a button that selects it, also when it is selected.
public struct TabView<SelectionValue: Hashable, Content> {
    private let selection: Binding<SelectionValue>
    private let tabs: [TabItem<SelectionValue>]

    /// Shows the selected one of several tabs.
    @MainActor @preconcurrency
    public init(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> TabGroup<SelectionValue>
    ) where Content == TabGroup<SelectionValue> {
        self.selection = selection
        tabs = content().items
    }
}

extension TabView: View, PrimitiveView {
    /// The body of a view that draws itself.
    public typealias Body = Never

    package func render(into rendering: Rendering, in context: RenderContext) {
        for (index, tab) in tabs.enumerated() {
            if tab.value == selection.wrappedValue {
                tab.content.draw(into: rendering, in: context.entering("\(index)"))
            }
        }
        for tab in tabs {
            rendering.buttons.append((tab.title, { selection.wrappedValue = tab.value }))
        }
    }
}

/// What can stand in a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values that tell the tabs apart.
    associatedtype TabValue: Hashable

    /// The tabs.
    var items: [TabItem<TabValue>] { get }
}

/// One tab as the double keeps it.
public struct TabItem<Value: Hashable> {
    let title: String
    let value: Value
    let content: AnyView
}

/// One tab.
public struct Tab<Value: Hashable, Content: View>: TabContent {
    /// The tab alone.
    public let items: [TabItem<Value>]

    /// A tab with a title, selected by a value.
    public init<S: StringProtocol>(_ title: S, value: Value, @ViewBuilder content: () -> Content) {
        items = [TabItem(title: String(title), value: value, content: AnyView(content()))]
    }
}

/// Several tabs.
public struct TabGroup<Value: Hashable>: TabContent {
    /// The tabs in order.
    public let items: [TabItem<Value>]
}

/// Makes a group of the tabs in a block.
@MainActor @preconcurrency @resultBuilder
public enum TabContentBuilder<Value: Hashable> {
    /// A tab.
    public static func buildExpression<C: TabContent>(_ content: C) -> [TabItem<Value>] where C.TabValue == Value {
        content.items
    }

    /// The tabs, one after the other.
    public static func buildBlock(_ content: [TabItem<Value>]...) -> TabGroup<Value> {
        TabGroup(items: content.flatMap { $0 })
    }
}
