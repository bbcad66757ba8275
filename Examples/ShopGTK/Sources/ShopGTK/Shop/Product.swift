/// Something the shop sells.
struct Product: Sendable {
    let id: Int
    let name: String
    let summary: String
    let details: String
    let cents: Int
    /// The style sheet's class for the colors of its picture.
    let style: String

    var price: String { Self.price(cents) }

    static func price(_ cents: Int) -> String {
        let rest = cents % 100
        return "$\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension Product {
    static let all = [
        Product(
            id: 7, name: "Tea pot", summary: "Stoneware, one liter",
            details: "Thrown by hand, glazed inside, and heavy enough to stay hot through a second chapter.",
            cents: 3_850, style: "clay"),
        Product(
            id: 19, name: "Wool blanket", summary: "130 by 200 centimeters",
            details: "Undyed wool from one small mill. It gets softer with every winter.",
            cents: 8_900, style: "moss"),
        Product(
            id: 42, name: "Reading lamp", summary: "Brass, warm light",
            details: "A brass arm that stays where you put it, and a shade that keeps the light on the page.",
            cents: 6_400, style: "amber"),
        Product(
            id: 58, name: "Field notebook", summary: "Dotted, 160 pages",
            details: "Thread-sewn, so it lies flat from the first page to the last.",
            cents: 1_450, style: "ocean"),
        Product(
            id: 63, name: "Walnut tray", summary: "Oiled, 40 centimeters",
            details: "Cut from one board. Room for a pot, two cups and a plate of something.",
            cents: 4_200, style: "bark"),
    ]

    static func with(id: Int) throws -> Product {
        guard let product = all.first(where: { $0.id == id }) else { throw NoSuchProduct(id: id) }
        return product
    }

    /// The product that follows in the catalog, after the last the first.
    var next: Product {
        let index = Self.all.firstIndex { $0.id == id } ?? 0
        return Self.all[(index + 1) % Self.all.count]
    }
}

/// A link names a product that the shop does not sell.
struct NoSuchProduct: Error, CustomStringConvertible {
    let id: Int

    var description: String { "There is no product \(id)" }
}
