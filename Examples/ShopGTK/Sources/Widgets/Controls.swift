import CGTK

/// Text that the user reads.
public final class Label: Widget {
    /// Creates a label.
    ///
    /// - Parameters:
    ///   - text: what it says.
    ///   - wraps: whether long text goes on in the next line.
    public init(_ text: String, wraps: Bool = false) {
        super.init(gtk_label_new(text))
        gtk_label_set_wrap(opaque, wraps ? 1 : 0)
        gtk_label_set_xalign(opaque, 0)
        if !wraps { gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_END) }
    }

    /// What the label says.
    public var text: String {
        get { String(cString: gtk_label_get_text(opaque)) }
        set { gtk_label_set_text(opaque, newValue) }
    }

    /// Puts the text into the middle of the label.
    public func centered() -> Self {
        gtk_label_set_xalign(opaque, 0.5)
        gtk_label_set_justify(opaque, GTK_JUSTIFY_CENTER)
        return self
    }
}

/// A push button.
public final class Button: Widget {
    /// Creates a button with a text.
    public init(_ text: String, _ action: @escaping @MainActor () -> Void) {
        super.init(gtk_button_new_with_label(text))
        on("clicked", action)
    }

    /// Creates a button with an icon of the theme.
    ///
    /// - Parameters:
    ///   - icon: the icon's name.
    ///   - tooltip: what the button does, for the pointer and for screen readers.
    ///   - action: called when the button is clicked.
    public init(icon: String, tooltip: String, _ action: @escaping @MainActor () -> Void) {
        super.init(gtk_button_new_from_icon_name(icon))
        gtk_widget_set_tooltip_text(pointer, tooltip)
        on("clicked", action)
    }
}

/// A line of text that the user writes.
public final class Entry: Widget {
    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - placeholder: what stands there while it is empty.
    ///   - isSecret: whether dots stand for the letters.
    ///   - onChange: called after each change.
    public init(placeholder: String, isSecret: Bool = false, onChange: @escaping @MainActor () -> Void = {}) {
        super.init(gtk_entry_new())
        gtk_entry_set_placeholder_text(cast(), placeholder)
        gtk_entry_set_visibility(cast(), isSecret ? 0 : 1)
        gtk_entry_set_activates_default(cast(), 1)
        on("changed", onChange)
    }

    /// What the user wrote.
    public var text: String { String(cString: gtk_editable_get_text(opaque)) }
}
