import ScreenRouting

/// Who uses the shop, and where this person was going when the shop asked for a name.
@MainActor
final class Account {
    private(set) var name: String?
    /// The destination that waits until somebody has signed in.
    var held: RouteLocation?

    var isSignedIn: Bool { name != nil }

    func signIn(as name: String) { self.name = name }

    func signOut() { name = nil }
}

/// Where an order can be sent.
struct Address: Sendable {
    let label: String
    let lines: String

    static let all = [
        Address(label: "Home", lines: "12 Orchard Lane, Littleton"),
        Address(label: "Office", lines: "3 Harbor Street, Bayview"),
        Address(label: "Parents", lines: "48 Mill Road, Oakham"),
    ]
}
