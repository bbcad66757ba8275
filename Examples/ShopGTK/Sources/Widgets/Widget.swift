import CGTK

/// A GTK widget together with one reference to it, which is given back when this object dies.
///
/// GTK holds references of its own: a widget in a window lives on when its `Widget` is gone, and a `Widget` keeps its
/// widget alive when it was taken out of the window.
@MainActor
open class Widget {
    /// The widget, for calls this layer does not cover.
    public let pointer: UnsafeMutablePointer<GtkWidget>

    /// Takes a reference to a widget; a new one's floating reference becomes ours.
    public init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
        self.pointer = pointer
        g_object_ref_sink(pointer)
    }

    isolated deinit {
        g_object_unref(pointer)
    }

    /// The pointer as GTK's opaque types want it.
    public var opaque: OpaquePointer { OpaquePointer(pointer) }

    /// The pointer as one of the types that derive from `GtkWidget`.
    public func cast<Instance>(to type: Instance.Type = Instance.self) -> UnsafeMutablePointer<Instance> {
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: type)
    }
}

extension Widget {
    /// The name by which style sheets and tests find the widget.
    public var name: String {
        get { String(cString: gtk_widget_get_name(pointer)) }
        set { gtk_widget_set_name(pointer, newValue) }
    }

    /// Whether the widget is shown.
    public var isVisible: Bool {
        get { gtk_widget_get_visible(pointer) != 0 }
        set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
    }

    /// Whether the user can do something with the widget.
    public var isSensitive: Bool {
        get { gtk_widget_get_sensitive(pointer) != 0 }
        set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
    }

    /// Adds classes of the style sheet.
    @discardableResult
    public func styled(_ classes: String...) -> Self {
        for name in classes { gtk_widget_add_css_class(pointer, name) }
        return self
    }

    /// Gives the widget a name.
    @discardableResult
    public func named(_ name: String) -> Self {
        self.name = name
        return self
    }

    /// Lets the widget take the space that is left.
    @discardableResult
    public func expanding(horizontally: Bool = true, vertically: Bool = false) -> Self {
        gtk_widget_set_hexpand(pointer, horizontally ? 1 : 0)
        gtk_widget_set_vexpand(pointer, vertically ? 1 : 0)
        return self
    }
}
