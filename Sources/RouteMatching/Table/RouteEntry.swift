/// One registration, without its value.
@usableFromInline
package struct RouteEntry: Sendable {
    @usableFromInline let id: RegistrationID
    @usableFromInline let pattern: RoutePattern
    /// The position of the host filter, or -1 for none.
    let filter: Int32
    let policy: MatchPolicy
    var isRemoved = false
    /// The bucket, or -1 when the registration is removed or can never match.
    var bucket: Int32 = -1
    /// The neighbors in the bucket's list.
    var next: Int32 = -1
    var previous: Int32 = -1
    /// What few registrations have.
    let extras: Extras?

    final class Extras: Sendable {
        let schemes: Set<String>
        let name: String?

        init(schemes: Set<String>, name: String?) {
            self.schemes = schemes
            self.name = name
        }
    }

    var isSchemed: Bool { extras.map { !$0.schemes.isEmpty } ?? false }

    func admits(scheme: String?) -> Bool {
        guard let schemes = extras?.schemes, !schemes.isEmpty else { return true }
        return scheme.map(schemes.contains) ?? false
    }
}
