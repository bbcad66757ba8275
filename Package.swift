// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Wayfinder",
    platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "RouteMatching", targets: ["RouteMatching"]),
        .library(name: "Pathways", targets: ["Pathways"]),
        .library(name: "StackRouting", targets: ["StackRouting"]),
        .library(name: "RoutingTestSupport", targets: ["RoutingTestSupport"]),
        .library(name: "ScreenRouting", targets: ["ScreenRouting"]),
        .library(name: "RoutingTestSupport", targets: ["RoutingTestSupport"]),
        .library(name: "AppAssociation", targets: ["AppAssociation"]),
        .executable(name: "wayfinder", targets: ["wayfinder"]),
    ],
    targets: [
        .target(name: "RouteMatching"),
        .target(name: "Pathways", dependencies: ["RouteMatching"]),
        .target(name: "StackRouting", dependencies: ["RouteMatching"]),
        .target(name: "RoutingTestSupport", dependencies: ["StackRouting"]),
        .target(name: "NavigationPipeline"),
        .target(name: "ScreenRouting", dependencies: ["NavigationPipeline", "RouteMatching"]),
        .target(name: "RoutingTestSupport", dependencies: ["ScreenRouting"]),
        .target(name: "AppAssociation", dependencies: ["RouteMatching"]),
        .executableTarget(name: "wayfinder", dependencies: ["RouteMatching"]),

        // Seeded generators and the slow reference matcher, shared by the tests.
        .target(name: "TestSupport", dependencies: ["RouteMatching"], path: "Tests/Support"),
        .testTarget(name: "RouteMatchingTests", dependencies: ["RouteMatching", "TestSupport"]),
        .testTarget(name: "PathwaysTests", dependencies: ["Pathways", "RouteMatching", "TestSupport"]),
        .testTarget(name: "DocumentedExamplesTests", dependencies: ["Pathways"], exclude: ["StackRouting"]),
        .testTarget(name: "StackRoutingTests", dependencies: ["StackRouting", "RoutingTestSupport"]),
        .testTarget(
            name: "DocumentedStackExamplesTests", dependencies: ["StackRouting"],
            path: "Tests/DocumentedExamplesTests/StackRouting"),
        .testTarget(
            name: "DocumentedExamplesTests", dependencies: ["Pathways"], exclude: ["ScreenRouting"]),
        .testTarget(name: "NavigationPipelineTests", dependencies: ["NavigationPipeline", "RoutingTestSupport"]),
        .testTarget(
            name: "ScreenRoutingTests", dependencies: ["ScreenRouting", "RouteMatching", "RoutingTestSupport"]),
        .testTarget(
            name: "DocumentedScreenExamplesTests", dependencies: ["ScreenRouting", "RoutingTestSupport"],
            path: "Tests/DocumentedExamplesTests/ScreenRouting"),
        .testTarget(
            name: "AppAssociationTests", dependencies: ["AppAssociation", "RouteMatching", "TestSupport"]),
        .testTarget(name: "DocumentedExamplesTests", dependencies: ["Pathways"]),
        .testTarget(name: "WayfinderTests", dependencies: ["wayfinder", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
