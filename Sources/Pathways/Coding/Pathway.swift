/// A model that is a typed deep link: its pattern says which URLs it comes from
/// and its Codable fields fill the pattern's placeholders and the query.
///
/// ```swift
/// struct ProductRoute: Pathway {
///     static let pattern = "/products/:productID"
///
///     let productID: Int
/// }
/// ```
///
/// Each placeholder is named after a coding key; every other field is a query
/// item of that name.
public protocol Pathway: Codable {
    /// The path pattern, such as `/products/:productID`.
    static var pattern: String { get }
}
