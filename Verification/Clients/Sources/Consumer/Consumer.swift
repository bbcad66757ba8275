import AppAssociation
import Foundation
import Pathways
import RouteMatching
import RoutingTestSupport
import StackRouting

struct ProductRoute: Pathway {
    static let pattern = "/products/:productID"

    let productID: Int
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
enum PageRoute: URLRoute {
    case page(String)

    static func from(route: RouteMatch<Self>) {
        route.screen("pages/:name") { url in
            Self.page(url.param("name"))
        }
    }

    func into(route: RouteURL<Self>) -> String {
        switch self {
        case .page(let name): route.path("pages", .value(name))
        }
    }
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

        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
            let router = StackRouter<PageRoute> { PageRoute.page("a/b") }
            try assertRoundTrip(PageRoute.page("a/b"))
            print("StackRouting: \(router.string())")
        }

        let site = SiteDescription(hosts: ["shop.example"], appIDs: ["ABCDE12345.com.example.shop"])
        let generator = try AssociationGenerator(manifest: table.manifest(), site: site)
        let file = try generator.appleAppSiteAssociation(for: "shop.example")
        print("AppAssociation: \(file.text(.compact))")
    }
}
