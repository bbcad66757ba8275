// swift-tools-version: 6.2

import PackageDescription

// Applications as users write them, against the package as it is published. Tools 6.2 is needed here only, to say
// which actor a module belongs to by default.
let appAssociation: Target.Dependency = .product(name: "AppAssociation", package: "Wayfinder")
let pathways: Target.Dependency = .product(name: "Pathways", package: "Wayfinder")
let stackRouting: Target.Dependency = .product(name: "StackRouting", package: "Wayfinder")
let routingTestSupport: Target.Dependency = .product(name: "RoutingTestSupport", package: "Wayfinder")
let routeMatching: Target.Dependency = .product(name: "RouteMatching", package: "Wayfinder")
let screenRouting: Target.Dependency = .product(name: "ScreenRouting", package: "Wayfinder")

let package = Package(
    name: "Clients",
    platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)],
    dependencies: [.package(name: "Wayfinder", path: "../..")],
    targets: [
        // Imports every library product in one file, so that their public names have to get along.
        .executableTarget(
            name: "Consumer",
            dependencies: [
                appAssociation, pathways, routeMatching, screenRouting, stackRouting, routingTestSupport,
            ]),

        // The same application twice: everything on the main actor by default, and nothing.
        .executableTarget(
            name: "MainActorClient",
            dependencies: [pathways, stackRouting],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .executableTarget(name: "NonisolatedClient", dependencies: [pathways, stackRouting]),

        // The same screens twice: everything on the main actor by default, and nothing.
        .executableTarget(
            name: "MainActorScreens",
            dependencies: [screenRouting],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .executableTarget(name: "NonisolatedScreens", dependencies: [screenRouting]),
    ],
    swiftLanguageModes: [.v6]
)
