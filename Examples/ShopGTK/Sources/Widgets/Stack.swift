import CGTK

/// Pages of which one is shown.
public final class Stack: Widget {
    /// How one page gives way to another.
    public enum Motion {
        case none, forward, backward, fade

        var type: GtkStackTransitionType {
            switch self {
            case .none: GTK_STACK_TRANSITION_TYPE_NONE
            case .forward: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
            case .backward: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
            case .fade: GTK_STACK_TRANSITION_TYPE_CROSSFADE
            }
        }
    }

    /// Creates a stack without pages.
    public init() {
        super.init(gtk_stack_new())
        expanding(vertically: true)
    }

    /// Adds a page, hidden unless it is the first.
    ///
    /// - Parameters:
    ///   - page: the widget.
    ///   - title: what a switcher shows for it, if anything.
    public func add(_ page: Widget, title: String? = nil) {
        if let title {
            gtk_stack_add_titled(opaque, page.pointer, nil, title)
        } else {
            gtk_stack_add_child(opaque, page.pointer)
        }
    }

    /// Takes a page away.
    public func remove(_ page: Widget) {
        guard gtk_widget_get_parent(page.pointer) == pointer else { return }
        gtk_stack_remove(opaque, page.pointer)
    }

    /// Shows a page.
    public func show(_ page: Widget, _ motion: Motion) {
        gtk_stack_set_transition_type(opaque, motion.type)
        gtk_stack_set_visible_child(opaque, page.pointer)
    }

    /// Whether this page is the one that is shown.
    public func isShowing(_ page: Widget) -> Bool {
        gtk_stack_get_visible_child(opaque) == page.pointer
    }

    /// Whether a page is on its way.
    public var isMoving: Bool { gtk_stack_get_transition_running(opaque) != 0 }

    /// Changes what a switcher shows for a page.
    public func setTitle(_ title: String, of page: Widget) {
        gtk_stack_page_set_title(gtk_stack_get_page(opaque, page.pointer), title)
    }
}

/// A row of buttons, one for each page of a stack.
public final class StackSwitcher: Widget {
    /// Creates the buttons for a stack.
    public init(_ stack: Stack) {
        super.init(gtk_stack_switcher_new())
        gtk_stack_switcher_set_stack(opaque, stack.opaque)
    }
}
