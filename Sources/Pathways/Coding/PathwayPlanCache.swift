import Foundation
import RouteMatching

/// The prepared patterns of the model types coded so far.
///
/// Sendable because the dictionary is only touched while the lock is held.
final class PathwayPlanCache: @unchecked Sendable {
    static let shared = PathwayPlanCache()

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: (text: String, plan: PathwayPlan)] = [:]

    /// The prepared pattern of a model type.
    ///
    /// - Throws: ``PathwayError/unsupported(key:reason:)`` when the pattern does not parse.
    @inline(__always)
    func plan<Model: Pathway>(for type: Model.Type) throws -> PathwayPlan {
        try plan(for: ObjectIdentifier(type), type.pattern)
    }

    /// The prepared pattern of a model type for a router, which reports a pattern that does not parse itself.
    ///
    /// - Returns: a plan of an inert pattern, never asked for anything, when the text does not parse.
    func parsedPlan<Model: Pathway>(for type: Model.Type, _ text: String) -> PathwayPlan {
        (try? plan(for: ObjectIdentifier(type), text)) ?? Self.inert
    }

    private static let inert = PathwayPlan(RoutePattern(inert: "", error: .invalidName("")))

    /// A pattern is a property and may be computed anew, so a prepared one serves only the text it was made from.
    private func plan(for key: ObjectIdentifier, _ text: String) throws -> PathwayPlan {
        lock.lock()
        let entry = entries[key]
        lock.unlock()
        if let entry, entry.text == text { return entry.plan }
        let plan = PathwayPlan(try Self.parse(text))
        lock.lock()
        entries[key] = (text, plan)
        lock.unlock()
        return plan
    }

    private static func parse(_ text: String) throws -> RoutePattern {
        do {
            return try RoutePattern(parsing: text)
        } catch {
            throw PathwayError.unsupported(key: nil, reason: "the pattern '\(text)' does not parse: \(error)")
        }
    }
}
