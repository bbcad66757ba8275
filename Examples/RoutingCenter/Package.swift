// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "RoutingCenter",
    platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)],
    dependencies: [.package(name: "Wayfinder", path: "../..")],
    targets: [
        .executableTarget(name: "RoutingCenter", dependencies: [.product(name: "Pathways", package: "Wayfinder")])
    ],
    swiftLanguageModes: [.v6]
)
