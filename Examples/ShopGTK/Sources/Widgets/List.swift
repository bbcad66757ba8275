import CGTK

/// Rows of which the user can activate each.
public final class List: Widget {
    /// What each row does.
    ///
    /// The list's signal keeps it, so that rows work for as long as GTK shows them.
    @MainActor
    private final class Actions {
        var byRow: [@MainActor () -> Void] = []
    }

    private let actions = Actions()

    /// Creates an empty list.
    public init() {
        super.init(gtk_list_box_new())
        gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
        styled("boxed")
        on("row-activated") { [actions] (row: OpaquePointer) in
            let index = Int(gtk_list_box_row_get_index(UnsafeMutablePointer(row)))
            if actions.byRow.indices.contains(index) { actions.byRow[index]() }
        }
    }

    /// Adds a row.
    public func append(_ content: Widget, _ action: @escaping @MainActor () -> Void) {
        actions.byRow.append(action)
        gtk_list_box_append(opaque, content.pointer)
    }

    /// Removes every row.
    public func removeAll() {
        actions.byRow = []
        while let row = gtk_list_box_get_row_at_index(opaque, 0) {
            gtk_list_box_remove(opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
        }
    }
}
