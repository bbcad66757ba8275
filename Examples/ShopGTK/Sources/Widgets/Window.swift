import CGTK

/// A window with a header bar: a button back, the title, and whatever else stands at its end.
@MainActor
public final class Window: Widget {
    private let header = Widget(gtk_header_bar_new())
    private let titleLabel = Label("").styled("title")
    private let overlay = Widget(gtk_overlay_new())
    private let notice = Label("", wraps: true).centered().styled("notice")
    private var noticeTimer: Task<Void, any Error>?

    /// Creates a hidden window.
    public init(width: Int, height: Int) {
        super.init(gtk_window_new())
        gtk_window_set_default_size(cast(), Int32(width), Int32(height))
        gtk_window_set_titlebar(cast(), header.pointer)
        gtk_header_bar_set_title_widget(header.opaque, titleLabel.pointer)
        gtk_window_set_child(cast(), overlay.pointer)
        gtk_overlay_add_overlay(overlay.opaque, notice.pointer)
        gtk_widget_set_halign(notice.pointer, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(notice.pointer, GTK_ALIGN_END)
        notice.isVisible = false
    }

    isolated deinit {
        noticeTimer?.cancel()
    }

    /// The title in the header bar and in the desktop's list of windows.
    public var title: String {
        get { titleLabel.text }
        set {
            titleLabel.text = newValue
            gtk_window_set_title(cast(), newValue)
        }
    }

    /// The width it was made with or the user gave it.
    public var width: Int { defaultSize.width }

    /// The height it was made with or the user gave it.
    public var height: Int { defaultSize.height }

    private var defaultSize: (width: Int, height: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(cast(), &width, &height)
        return (Int(width), Int(height))
    }

    /// Puts a widget at the start of the header bar.
    public func addToHeader(_ widget: Widget) {
        gtk_header_bar_pack_start(header.opaque, widget.pointer)
    }

    /// Fills the window.
    public func setContent(_ widget: Widget) {
        gtk_overlay_set_child(overlay.opaque, widget.pointer)
    }

    /// Shows a line of text over the content for a few seconds.
    public func showNotice(_ text: String) {
        notice.text = text
        notice.isVisible = true
        noticeTimer?.cancel()
        noticeTimer = Task { [weak notice] in
            try await Task.sleep(nanoseconds: 4_000_000_000)
            notice?.isVisible = false
        }
    }

    /// Shows the window above the others.
    public func present() {
        gtk_window_present(cast())
    }

    /// Lays the window over another, which gets no input before this one is gone.
    public func setModal(over parent: Window, isClosable: Bool) {
        gtk_window_set_transient_for(cast(), parent.cast())
        gtk_window_set_modal(cast(), 1)
        gtk_window_set_deletable(cast(), isClosable ? 1 : 0)
    }

    /// Takes the window off the screen for good.
    public func destroy() {
        gtk_window_destroy(cast())
    }

    /// Asks before the window closes; `true` keeps it open.
    public func onCloseRequest(_ handler: @escaping @MainActor () -> Bool) {
        onDecision("close-request", handler)
    }
}
