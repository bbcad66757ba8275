// swift-tools-version: 6.0

import PackageDescription

// Built by `run`, which passes the sanitizer flags on the command line: they must reach the package under test as well.
let routeMatching: Target.Dependency = .product(name: "RouteMatching", package: "Wayfinder")
let stackRouting: Target.Dependency = .product(name: "StackRouting", package: "Wayfinder")
let appAssociation: Target.Dependency = .product(name: "AppAssociation", package: "Wayfinder")
let pathways: Target.Dependency = .product(name: "Pathways", package: "Wayfinder")

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Wayfinder", path: "..")],
    targets: [
        .target(name: "LibFuzzer"),
        .target(name: "FuzzSupport", dependencies: ["LibFuzzer"]),
        // The generators and the slow matcher of the package's own tests, through a symbolic link.
        .target(name: "TestSupport", dependencies: [routeMatching]),
        .executableTarget(name: "FuzzURL", dependencies: ["FuzzSupport", routeMatching]),
        .executableTarget(name: "FuzzPattern", dependencies: ["FuzzSupport", routeMatching]),
        .executableTarget(name: "FuzzTable", dependencies: ["FuzzSupport", "TestSupport", routeMatching]),
        .executableTarget(name: "FuzzStack", dependencies: ["FuzzSupport", stackRouting]),
        .executableTarget(
            name: "FuzzScreens",
            dependencies: [
                "FuzzSupport", .product(name: "ScreenRouting", package: "Wayfinder"),
                .product(name: "RoutingTestSupport", package: "Wayfinder"),
            ]),
        // Shares what it checks with the package's own tests, through a symbolic link.
        .executableTarget(name: "FuzzAssociation", dependencies: ["FuzzSupport", appAssociation, routeMatching]),
        .executableTarget(name: "FuzzCodec", dependencies: ["FuzzSupport", pathways]),
    ],
    swiftLanguageModes: [.v6]
)
