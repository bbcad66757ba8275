// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "ShopSwiftUI",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [.library(name: "ShopViews", targets: ["ShopViews"])],
    dependencies: [.package(name: "Wayfinder", path: "../..")],
    targets: [
        // Everything but the views: routes, tabs, links, state. It runs anywhere.
        .target(name: "ShopNavigation", dependencies: [.product(name: "StackRouting", package: "Wayfinder")]),
        // The views, empty where there is no SwiftUI. An application shows `ShopView` in its window.
        .target(
            name: "ShopViews",
            dependencies: ["ShopNavigation", .product(name: "StackRouting", package: "Wayfinder")]),
        // Walks through the navigation on the command line.
        .executableTarget(name: "ShopSwiftUI", dependencies: ["ShopNavigation", "ShopViews"]),
    ],
    swiftLanguageModes: [.v6]
)
