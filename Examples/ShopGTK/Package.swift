// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "ShopGTK",
    dependencies: [.package(name: "Wayfinder", path: "../..")],
    targets: [
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        // A thin Swift layer over the few GTK calls the shop needs, and one loop for GTK and the main actor.
        .target(name: "Widgets", dependencies: ["CGTK"]),
        // Screens, navigation stacks, tabs and modal windows, and the performer that moves them.
        .target(
            name: "GTKRouting",
            dependencies: ["CGTK", "Widgets", .product(name: "ScreenRouting", package: "Wayfinder")]),
        .executableTarget(
            name: "ShopGTK",
            dependencies: [
                "CGTK", "GTKRouting", "Widgets", .product(name: "ScreenRouting", package: "Wayfinder"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
