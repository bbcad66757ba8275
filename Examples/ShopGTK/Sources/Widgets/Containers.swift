import CGTK

/// Widgets beside or below each other.
public final class Box: Widget {
    /// Creates a box.
    ///
    /// - Parameters:
    ///   - orientation: `GTK_ORIENTATION_VERTICAL` for widgets below each other.
    ///   - spacing: the pixels between two of them.
    ///   - children: the widgets.
    public init(_ orientation: GtkOrientation, spacing: Int = 0, _ children: [Widget] = []) {
        super.init(gtk_box_new(orientation, Int32(spacing)))
        for child in children { append(child) }
    }

    /// Adds a widget behind the last.
    public func append(_ child: Widget) {
        gtk_box_append(cast(), child.pointer)
    }
}

extension Box {
    /// Widgets below each other.
    public static func column(spacing: Int = 12, _ children: [Widget]) -> Box {
        Box(GTK_ORIENTATION_VERTICAL, spacing: spacing, children)
    }

    /// Widgets beside each other.
    public static func row(spacing: Int = 12, _ children: [Widget]) -> Box {
        Box(GTK_ORIENTATION_HORIZONTAL, spacing: spacing, children)
    }
}

/// A part of the window that scrolls.
public final class ScrollArea: Widget {
    /// Creates an area that scrolls up and down.
    public init(_ child: Widget) {
        super.init(gtk_scrolled_window_new())
        gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(opaque, child.pointer)
        expanding(vertically: true)
    }
}
