import CGTK

/// Draws a window into a file, with GTK's own renderer.
@MainActor
enum Screenshot {
    static func save(_ window: WidgetPointer, to file: String) -> Bool {
        let paintable = gtk_widget_paintable_new(window)
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(
            paintable, snapshot, Double(gtk_widget_get_width(window)), Double(gtk_widget_get_height(window)))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
        defer { gsk_render_node_unref(node) }
        let renderer = gtk_native_get_renderer(OpaquePointer(window))
        guard let texture = gsk_renderer_render_texture(renderer, node, nil) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        return gdk_texture_save_to_png(texture, file) != 0
    }
}
