import Foundation
import RouteMatching

/// The slow matcher that says what the table should say: one look at every registration, then a sort.
///
/// It shares nothing with the table but the split URL and the parsed patterns. Each rule is written the plain way,
/// so that a reader can check it against the page of matching rules.
package struct ReferenceMatcher<Value> {
    /// A registration that takes the URL, with what it captures and leaves over.
    package struct Match {
        package let registration: RouteTable<Value>.Registration
        package let captures: [CaptureText]
        package let remainder: [URLReference.Segment]
    }

    private let registrations: [RouteTable<Value>.Registration]

    /// - Parameter registrations: The live registrations, in the order they were made.
    package init(_ registrations: [RouteTable<Value>.Registration]) {
        self.registrations = registrations
    }

    /// Every match of the URL, best first.
    package func matches(for url: URLReference) -> [Match] {
        let found = registrations.enumerated().compactMap { index, registration in
            match(registration, url).map { (index, $0) }
        }
        return found.sorted { left, right in
            let order = ReferenceRank(left.1.registration).compared(with: ReferenceRank(right.1.registration))
            return order == 0 ? left.0 < right.0 : order < 0
        }.map(\.1)
    }

    private func match(_ registration: RouteTable<Value>.Registration, _ url: URLReference) -> Match? {
        let pattern = registration.pattern
        guard pattern.error == nil else { return nil }
        if let host = registration.host, !host.admits(url) {
            return nil
        }
        if !registration.schemes.isEmpty {
            guard let scheme = url.scheme, registration.schemes.contains(where: { $0.lowercased() == scheme }) else {
                return nil
            }
        }
        if let scheme = pattern.scheme, scheme != url.scheme { return nil }
        let path = pattern.scheme == nil ? url.segments : url.hostMovedIntoPath().segments
        var reading = ReferenceReading(firstIgnoresCase: pattern.scheme != nil)

        guard let fragment = pattern.fragmentSegments else {
            guard let rest = reading.take(pattern.segments, from: path, toEnd: registration.policy == .exact) else {
                return nil
            }
            return Match(registration: registration, captures: reading.captures, remainder: rest)
        }
        guard reading.take(pattern.segments, from: path, toEnd: true) != nil, let given = url.fragmentSegments else {
            return nil
        }
        reading.firstIgnoresCase = false
        guard let rest = reading.take(fragment, from: given, toEnd: registration.policy == .exact) else { return nil }
        return Match(registration: registration, captures: reading.captures, remainder: rest)
    }
}
