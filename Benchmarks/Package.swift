// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Wayfinder", path: "..")],
    targets: [
        // Counts heap allocations by standing in for `malloc` and its relatives.
        .target(name: "CAllocations"),
        // The only executable, so that `swift run` finds it with its name and without.
        .executableTarget(
            name: "check",
            dependencies: [
                "CAllocations",
                .product(name: "RouteMatching", package: "Wayfinder"),
                .product(name: "Pathways", package: "Wayfinder"),
                .product(name: "StackRouting", package: "Wayfinder"),
                .product(name: "ScreenRouting", package: "Wayfinder"),
                .product(name: "AppAssociation", package: "Wayfinder"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
