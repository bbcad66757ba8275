import UIKit

/// Stands in for the shop's form, which needs labels and buttons.
///
/// A test reads the texts and taps.
final class FormViewController: UIViewController {
    private var sources: [@MainActor () -> String] = []
    private var actions: [(title: String, action: @MainActor () -> Void)] = []
    private(set) var texts: [String] = []
    /// One element for each time the texts were read.
    let updates = AsyncStream<Void>.makeStream()

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    func addText(_ text: @escaping @MainActor () -> String) { sources.append(text) }

    func addButton(_ title: String, _ action: @escaping @MainActor () -> Void) { actions.append((title, action)) }

    func update() {
        texts = sources.map { $0() }
        updates.continuation.yield()
    }

    /// Taps the button with a title.
    ///
    /// - Returns: whether there is one.
    func tap(_ title: String) -> Bool {
        guard let button = actions.first(where: { $0.title == title }) else { return false }
        button.action()
        return true
    }
}
