import AppAssociation
import RouteMatching

/// A difference as JSON.
struct DifferenceReport: Encodable {
    private let old: String
    private let new: String
    private let apps: [App]
    private let links: [Link]

    private struct App: Encodable {
        let section: String
        let app: String
        let isAdded: Bool
    }

    private struct Link: Encodable {
        let app: String
        let url: String
        let before: LinkDecisionReport
        let after: LinkDecisionReport
    }

    init(_ difference: AssociationDifference, _ names: [String]) {
        old = names.first ?? ""
        new = names.last ?? ""
        apps = difference.apps.map { App(section: $0.section, app: $0.app, isAdded: $0.isAdded) }
        links = difference.links.map {
            Link(
                app: $0.app, url: $0.link, before: LinkDecisionReport($0.before), after: LinkDecisionReport($0.after))
        }
    }
}
