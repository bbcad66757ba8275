import Pathways

/// Checks that a typed link is written as a URL that is read as an equal one.
///
/// ```swift
/// @Test(arguments: [ProductLink(id: 42), ProductLink(id: 7, tab: "reviews")])
/// func links(link: ProductLink) throws {
///     try assertRoundTrip(link)
/// }
/// ```
///
/// - Parameter link: The link.
/// - Throws: ``RoutingTestFailure`` with the URL and what it is read as, if the link does not come back.
public func assertRoundTrip<Link: Pathway & Equatable>(_ link: Link) throws {
    let url: String
    do {
        url = try PathwayEncoder.shared.encode(link)
    } catch {
        throw RoutingTestFailure("\(link) cannot be written: \(error)")
    }
    let read: Link
    do {
        read = try PathwayDecoder.shared.decode(Link.self, from: url)
    } catch {
        throw RoutingTestFailure("\(link) is written as \(url), which cannot be read: \(error)")
    }
    guard read == link else {
        throw RoutingTestFailure("\(link) is written as \(url), which is read as \(read)")
    }
}
