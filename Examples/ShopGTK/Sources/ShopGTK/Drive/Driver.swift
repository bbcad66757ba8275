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
        return true
    }

    private func take(_ step: Step) async -> Bool {
        switch step {
        case .click(let text): await act(on: { WidgetQuery.control(text) }) { gtk_widget_activate($0) }
        case .type(let text, let field):
            await act(on: { WidgetQuery.entry(field) }) { gtk_editable_set_text(OpaquePointer($0), text) }
        case .close: await act(on: { WidgetQuery.topWindow }) { gtk_window_close($0.window) }
        case .link(let text): open(text)
        case .title(let text): await expect { WidgetQuery.title == text }
        case .depth(let count): await expect { WidgetQuery.depth == count }
        case .windows(let count): await expect { WidgetQuery.windows.count == count }
        case .shows(let text): await expect { WidgetQuery.texts.contains(text) }
        case .watch: await act(on: { WidgetQuery.page }) { watched.add($0) }
        case .gone: await expect { [watched] in watched.areAllGone }
        case .screenshot(let file): await act(on: { WidgetQuery.topWindow }) { Screenshot.save($0, to: file) }
        }
    }

    private func expect(_ isTrue: @escaping () -> Bool) async -> Bool {
        await condition.wait(seconds: limit, until: isTrue)
    }

    /// Does something with a widget as soon as it is there.
    private func act<Result>(
        on widget: @escaping () -> WidgetPointer?, _ action: (WidgetPointer) -> Result
    ) async -> Bool {
        guard await expect({ widget() != nil }), let widget = widget() else { return false }
        _ = action(widget)
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
