import CGTK

/// Uses the shop as a user would, and says what is on screen.
@MainActor
final class Driver {
    private let shop: Shop
    private let condition = Condition()
    private let watched = WatchList()
    private let limit = 10.0

    init(_ shop: Shop) {
        self.shop = shop
    }

    /// Takes the steps, one line each; empty lines and comments are skipped.
    ///
    /// - Returns: whether everything was as expected.
    func run(_ lines: [String]) async -> Bool {
        for line in lines where !line.isEmpty {
            print(line)
            if line.hasPrefix("#") { continue }
            guard let step = Step(line) else {
                print("error: '\(line)' is no step")
                return false
            }
            guard await take(step) else {
                print("error: '\(line)' failed; on screen: \(situation)")
                return false
            }
        }
        print("every step was taken")
        return true
    }

    private func take(_ step: Step) async -> Bool {
        switch step {
        case .click(let text):
            await act(on: { WidgetQuery.control(text) }, doing: { gtk_widget_activate($0) != 0 })
        case .type(let text, let placeholder):
            await act(on: { WidgetQuery.entry(placeholder) }, doing: { write(text, into: $0) })
        case .close: await act(on: { WidgetQuery.topWindow }, doing: close)
        case .link(let text): open(text)
        case .title(let text): await expect { WidgetQuery.title == text }
        case .depth(let count): await expect { WidgetQuery.depth == count }
        case .windows(let count): await expect { WidgetQuery.windows.count == count }
        case .shows(let text): await expect { WidgetQuery.texts.contains(text) }
        case .watch: await act(on: { WidgetQuery.page }, doing: watch)
        case .gone: await expect { [watched] in watched.areAllGone }
        case .idle: await Idleness.begins()
        case .screenshot(let file):
            // There is nothing to save before the window was drawn for the first time.
            await expect { WidgetQuery.isStill && WidgetQuery.topWindow.map { Screenshot.save($0, to: file) } ?? false }
        }
    }

    private func expect(_ isTrue: @escaping () -> Bool) async -> Bool {
        await condition.wait(seconds: limit, until: isTrue)
    }

    /// Does something with a widget as soon as it is there.
    private func act(on widget: @escaping () -> WidgetPointer?, doing action: (WidgetPointer) -> Bool) async -> Bool {
        guard await expect({ widget() != nil }), let widget = widget() else { return false }
        return action(widget)
    }

    private func write(_ text: String, into field: WidgetPointer) -> Bool {
        gtk_editable_set_text(OpaquePointer(field), text)
        return true
    }

    private func close(_ window: WidgetPointer) -> Bool {
        gtk_window_close(window.window)
        return true
    }

    private func watch(_ page: WidgetPointer) -> Bool {
        watched.add(page)
        return true
    }

    private func open(_ link: String) -> Bool {
        shop.open(link: link)
        return true
    }

    private var situation: String {
        """
        title '\(WidgetQuery.title ?? "")', depth \(WidgetQuery.depth), windows \(WidgetQuery.windows.count), \
        texts \(WidgetQuery.texts)
        """
    }
}
