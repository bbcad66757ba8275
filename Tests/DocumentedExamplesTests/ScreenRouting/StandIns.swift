import ScreenRouting

// Small stands-ins for the UIKit classes that the document's snippets name.

class StandInController: PlatformViewController {}
final class TabBarViewController: StandInController {}
final class ProfileViewController: StandInController {}
final class NovelListViewController: StandInController {}

typealias CallBackBlock = () -> Void

final class LoginViewController: StandInController {
    var callback: CallBackBlock?
}

final class NovelDetailViewController: StandInController {
    let id: String

    init(id: String) {
        self.id = id
        super.init()
    }
}

final class UserViewController: StandInController {
    let userID: Int

    init(userID: Int) {
        self.userID = userID
        super.init()
    }
}

struct UIColor: Sendable, Equatable {
    static let red = UIColor()
}

final class ColorPickerViewController: StandInController {
    var onPick: (UIColor) -> Void = { _ in }
}

@MainActor
final class ReaderManager {
    static let shared = ReaderManager()
    private(set) var loaded: [Int] = []

    func load(novelID: Int) { loaded.append(novelID) }
}

@MainActor
final class AccountService {
    static let shared = AccountService()
    var isLoggedIn = false
}

@MainActor
enum Analytics {
    static var screens: [String] = []

    static func track(screen: String) { screens.append(screen) }
}

struct MyTransition: CustomTransition {
    func perform(from source: PlatformViewController?, to destination: PlatformViewController) throws {}
}
