import CGTK

/// Widgets of which it is of interest whether they still exist.
///
/// It keeps none of them alive.
@MainActor
final class WatchList {
    /// GLib writes a null into each cell when its widget is finalized.
    private var cells: [UnsafeMutablePointer<gpointer?>] = []

    func add(_ widget: WidgetPointer) {
        let cell = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)
        cell.initialize(to: widget)
        g_object_add_weak_pointer(widget.cast(), cell)
        cells.append(cell)
    }

    var areAllGone: Bool { cells.allSatisfy { $0.pointee == nil } }

    isolated deinit {
        for cell in cells {
            if let object = cell.pointee {
                g_object_remove_weak_pointer(object.assumingMemoryBound(to: GObject.self), cell)
            }
            cell.deallocate()
        }
    }
}
