#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Texts and buttons below each other: all that the shop's screens are made of.
final class FormViewController: UIViewController {
    private let rows = UIStackView()
    private var texts: [(label: UILabel, text: @MainActor () -> String)] = []

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        rows.axis = .vertical
        rows.spacing = 16
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rows)
        NSLayoutConstraint.activate([
            rows.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            rows.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update()
    }

    /// Adds a text, which is read anew whenever the screen appears.
    func addText(_ text: @escaping @MainActor () -> String) {
        let label = UILabel()
        label.text = text()
        texts.append((label, text))
        rows.addArrangedSubview(label)
    }

    /// Adds a button.
    func addButton(_ title: String, _ action: @escaping @MainActor () -> Void) {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        rows.addArrangedSubview(button)
    }

    /// Reads the texts anew.
    func update() {
        for (label, text) in texts { label.text = text() }
    }
}
#endif
