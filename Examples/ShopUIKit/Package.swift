// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "ShopUIKit",
    platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v15), .visionOS(.v1)],
    dependencies: [.package(name: "Wayfinder", path: "../..")],
    targets: [
        .executableTarget(name: "ShopUIKit", dependencies: [.product(name: "ScreenRouting", package: "Wayfinder")])
    ],
    swiftLanguageModes: [.v6]
)
