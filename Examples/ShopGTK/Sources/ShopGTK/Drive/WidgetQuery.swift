import CGTK

typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// Looks at what is on screen by asking GTK, and GTK alone: neither the router nor the app's own objects.
@MainActor
enum WidgetQuery {
    /// The visible windows, in no particular order.
    static var windows: [WidgetPointer] {
        guard let list = gtk_window_get_toplevels() else { return [] }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let item = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(item) }
            let window = item.assumingMemoryBound(to: GtkWidget.self)
            return gtk_widget_get_mapped(window) != 0 ? window : nil
        }
    }

    /// The window that no other one lies over.
    static var topWindow: WidgetPointer? {
        let covered = Set(windows.compactMap { gtk_window_get_transient_for($0.window) })
        return windows.first { !covered.contains($0.window) }
    }

    /// The title that can be read in the header bar of the topmost window.
    static var title: String? {
        visible { $0.isA(gtk_label_get_type()) && gtk_widget_has_css_class($0, "title") != 0 }.first?.labelText
    }

    /// The number of pages in the visible navigation stack; 0 where there is none.
    static var depth: Int {
        guard let stack, let pages = gtk_stack_get_pages(stack) else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(pages)) }
        return Int(g_list_model_get_n_items(pages))
    }

    /// The visible page of the navigation stack; the whole window where there is none.
    static var page: WidgetPointer? { stack.flatMap { gtk_stack_get_visible_child($0) } ?? topWindow }

    /// Whether no page slides.
    static var isStill: Bool { stack.map { gtk_stack_get_transition_running($0) == 0 } ?? true }

    private static var stack: OpaquePointer? {
        visible { String(cString: gtk_widget_get_name($0)) == "pages" }.first.map { OpaquePointer($0) }
    }

    /// Every text that can be read in the topmost window.
    static var texts: [String] { visible { $0.isA(gtk_label_get_type()) }.map(\.labelText) }

    /// A button by its text or its tooltip, or a row by its first text; only one that the user could activate.
    static func control(_ text: String) -> WidgetPointer? {
        visible { widget in
            (widget.isA(gtk_button_get_type()) || widget.isA(gtk_list_box_row_get_type()))
                && gtk_widget_is_sensitive(widget) != 0 && widget.caption == text
        }.first
    }

    /// A text field by its placeholder.
    static func entry(_ placeholder: String) -> WidgetPointer? {
        visible { widget in
            widget.isA(gtk_entry_get_type())
                && gtk_entry_get_placeholder_text(widget.cast()).map { String(cString: $0) } == placeholder
        }.first
    }

    private static func visible(where isWanted: (WidgetPointer) -> Bool) -> [WidgetPointer] {
        topWindow.map { $0.visibleDescendants.filter(isWanted) } ?? []
    }
}

@MainActor
extension WidgetPointer {
    var window: UnsafeMutablePointer<GtkWindow> { cast() }

    func cast<Instance>() -> UnsafeMutablePointer<Instance> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Instance.self)
    }

    func isA(_ type: GType) -> Bool { g_type_check_instance_is_a(cast(), type) != 0 }

    var labelText: String { String(cString: gtk_label_get_text(OpaquePointer(self))) }

    /// The first text inside, or the tooltip of a widget that shows none.
    var caption: String? {
        visibleDescendants.first { $0.isA(gtk_label_get_type()) && !isTile($0) }?.labelText
            ?? gtk_widget_get_tooltip_text(self).map { String(cString: $0) }
    }

    /// Whether a label stands for a picture.
    private func isTile(_ label: WidgetPointer) -> Bool { gtk_widget_has_css_class(label, "tile") != 0 }

    /// The widgets inside that are on screen, in reading order.
    var visibleDescendants: [WidgetPointer] {
        var found: [WidgetPointer] = []
        var child = gtk_widget_get_first_child(self)
        while let widget = child {
            // A page that only waits behind another one is not mapped.
            if gtk_widget_get_mapped(widget) != 0 { found += [widget] + widget.visibleDescendants }
            child = gtk_widget_get_next_sibling(widget)
        }
        return found
    }
}
