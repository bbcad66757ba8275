import Foundation
import Pathways

@main
enum CodableRoutes {
    static func main() throws {
        print("Models as URLs, and back:")
        try show(ProductRoute(productID: 42))
        if let memberID = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") {
            try show(MemberRoute(teamID: 7, memberID: memberID))
        }
        try show(
            SearchRoute(
                category: "books & more", page: 2, order: .newest, tags: ["a+b", "c/d"],
                since: Date(timeIntervalSince1970: 1_788_523_200)))
        try show(SearchRoute(category: "50% off"))
        try show(FileRoute(folders: ["2026", "tax return"]))

        print("\nWhat cannot be read says why:")
        explain { try PathwayDecoder.shared.decode(ProductRoute.self, from: "https://shop.example/products/forty") }
        explain { try PathwayDecoder.shared.decode(ProductRoute.self, from: "https://shop.example/orders/42") }
        explain { try PathwayDecoder.shared.decode(SearchRoute.self, from: "/search/books?order=oldest") }

        print("\nWhat would not come back is not written:")
        explain { try PathwayEncoder.shared.encode(SearchRoute(category: "")) }
        explain { try PathwayEncoder.shared.encode(FileRoute(folders: ["..", "secrets"])) }
    }

    /// Prints a model's path and what the path reads back as.
    private static func show<Route: Pathway>(_ route: Route) throws {
        let path = try PathwayEncoder.shared.encode(route)
        let decoded = try PathwayDecoder.shared.decode(Route.self, from: "https://shop.example" + path)
        print("  \(path)")
        print("    \(fields(of: decoded))")
    }

    private static func fields(of route: some Pathway) -> String {
        Mirror(reflecting: route).children.map { "\($0.label ?? ""): \(text(of: $0.value))" }.joined(separator: ", ")
    }

    private static func text(of value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return "\(value)" }
        return mirror.children.first.map { "\($0.value)" } ?? "none"
    }

    private static func explain<Result>(_ body: () throws -> Result) {
        do {
            print("  unexpectedly got \(try body())")
        } catch {
            print("  \(error)")
        }
    }
}
