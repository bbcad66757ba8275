// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Wayfinder",
    platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "RouteMatching", targets: ["RouteMatching"]),
        .library(name: "Pathways", targets: ["Pathways"]),
        .library(name: "StackRouting", targets: ["StackRouting"]),
        .library(name: "ScreenRouting", targets: ["ScreenRouting"]),
        .library(name: "AppAssociation", targets: ["AppAssociation"]),
        .library(name: "RoutingTestSupport", targets: ["RoutingTestSupport"]),
        .executable(name: "wayfinder", targets: ["wayfinder"]),
        .plugin(name: "WayfinderPlugin", targets: ["WayfinderPlugin"]),
    ],
    targets: [
        .target(name: "RouteMatching"),
        .target(name: "NavigationPipeline"),
        .target(name: "Pathways", dependencies: ["RouteMatching"]),
        .target(name: "StackRouting", dependencies: ["RouteMatching"]),
        .target(name: "ScreenRouting", dependencies: ["NavigationPipeline", "RouteMatching"]),
        .target(name: "AppAssociation", dependencies: ["RouteMatching"]),
        .target(name: "RoutingTestSupport", dependencies: ["Pathways", "ScreenRouting", "StackRouting"]),
        .executableTarget(name: "wayfinder", dependencies: ["AppAssociation", "RouteMatching"]),
        .plugin(
            name: "WayfinderPlugin",
            capability: .command(
                intent: .custom(
                    verb: "wayfinder", description: "Say where URLs go, and check the routes of a package."),
                permissions: []),
            dependencies: ["wayfinder"]),

        // Seeded generators and the slow reference matcher, shared by the tests.
        .target(name: "TestSupport", dependencies: ["RouteMatching"], path: "Tests/Support"),
        .testTarget(name: "RouteMatchingTests", dependencies: ["RouteMatching", "TestSupport"]),
        .testTarget(name: "NavigationPipelineTests", dependencies: ["NavigationPipeline", "RoutingTestSupport"]),
        .testTarget(
            name: "PathwaysTests", dependencies: ["Pathways", "RouteMatching", "RoutingTestSupport", "TestSupport"]),
        .testTarget(
            name: "StackRoutingTests", dependencies: ["StackRouting", "RouteMatching", "RoutingTestSupport"]),
        .testTarget(
            name: "ScreenRoutingTests", dependencies: ["ScreenRouting", "RouteMatching", "RoutingTestSupport"]),
        .testTarget(name: "AppAssociationTests", dependencies: ["AppAssociation", "RouteMatching", "TestSupport"]),
        .testTarget(name: "WayfinderTests", dependencies: ["wayfinder", "TestSupport"]),

        // Every snippet and statement of the reference documents. Two faces export `Router` and `Route`, so each
        // document has a module of its own.
        .testTarget(
            name: "DocumentedExamplesTests", dependencies: ["Pathways"],
            path: "Tests/DocumentedExamplesTests/Pathways"),
        .testTarget(
            name: "DocumentedStackExamplesTests", dependencies: ["StackRouting"],
            path: "Tests/DocumentedExamplesTests/StackRouting"),
        .testTarget(
            name: "DocumentedScreenExamplesTests", dependencies: ["ScreenRouting", "RoutingTestSupport"],
            path: "Tests/DocumentedExamplesTests/ScreenRouting"),
    ],
    swiftLanguageModes: [.v6]
)
