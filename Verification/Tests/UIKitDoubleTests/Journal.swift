import UIKit

/// A screen that writes down what happens to it.
final class JournalScreen: UIViewController {
    private(set) var entries: [String] = []

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { entries.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { entries.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { entries.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { entries.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { entries.append("disappeared") }

    /// What happened since this was last asked.
    func takeEntries() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// Fills a new window of the scene.
@MainActor
func makeWindow(in scene: UIWindowScene, _ root: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}
