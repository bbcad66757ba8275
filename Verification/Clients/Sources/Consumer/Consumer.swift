import Foundation
import Pathways
import RouteMatching

struct ProductRoute: Pathway {
    static let pattern = "/products/:productID"

    let productID: Int
}

/// Uses one thing of every product; that it compiles and runs is the point.
@main
enum Consumer {
    static func main() throws {
        var table = RouteTable<String>()
        table.insert("product", for: "/products/:id")
        let match = table.firstMatch(for: try URLReference("https://example.com/products/42"))
        print("RouteMatching: \(match?.value ?? "no match"), id \(match?["id"] ?? "none")")

        let path = try PathwayEncoder.shared.encode(ProductRoute(productID: 42))
        print("Pathways: \(path)")
    }
}
