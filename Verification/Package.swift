// swift-tools-version: 6.0

import PackageDescription

// Where a module named UIKit is imported, the test library looks for additions of its own that are not here.
let besideUIKit: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

// The library's sources, reached through symbolic links, with doubles of Apple's frameworks beside them:
// `#if canImport(SwiftUI)` and `#if canImport(UIKit)` are true here, so the adapters are compiled and can be run on Linux.
let package = Package(
    name: "Verification",
    platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)],
    targets: [
        // Doubles, and the hosts that stand in for a running application.
        .target(name: "SwiftUI"),
        .target(name: "SwiftUIHosting", dependencies: ["SwiftUI"]),
        .target(name: "UIKit"),
        .target(name: "UIKitHosting", dependencies: ["UIKit"], swiftSettings: besideUIKit),

        // The library. Whatever has an adapter names its framework, so that the double is built first.
        .target(name: "RouteMatching"),
        .target(name: "AppAssociation", dependencies: ["RouteMatching"]),
        .target(name: "Pathways", dependencies: ["RouteMatching", "SwiftUI"]),
        .target(name: "StackRouting", dependencies: ["RouteMatching", "SwiftUI"]),
        .target(name: "NavigationPipeline"),
        .target(name: "ScreenRouting", dependencies: ["NavigationPipeline", "RouteMatching", "UIKit"]),
        .target(name: "RoutingTestSupport", dependencies: ["Pathways", "ScreenRouting", "StackRouting"]),

        // The example's routes, screens and scene delegate; its one view is replaced by a double.
        .target(name: "ShopUIKit", dependencies: ["ScreenRouting", "UIKit"]),

        .testTarget(name: "SwiftUIDoubleTests", dependencies: ["SwiftUI", "SwiftUIHosting"]),
        .testTarget(name: "StackRoutingSwiftUITests", dependencies: ["StackRouting", "SwiftUI", "SwiftUIHosting"]),
        .testTarget(
            name: "UIKitDoubleTests", dependencies: ["UIKit", "UIKitHosting"], swiftSettings: besideUIKit),
        .testTarget(
            name: "DocumentedUIKitExamplesTests", dependencies: ["ScreenRouting", "UIKit", "UIKitHosting"],
            swiftSettings: besideUIKit),
        .testTarget(
            name: "ShopUIKitTests", dependencies: ["ScreenRouting", "ShopUIKit", "UIKit", "UIKitHosting"],
            swiftSettings: besideUIKit),
        .testTarget(
            name: "ScreenRoutingUIKitTests",
            dependencies: ["RoutingTestSupport", "ScreenRouting", "UIKit", "UIKitHosting"],
            swiftSettings: besideUIKit),
        .testTarget(name: "PathwaysSwiftUITests", dependencies: ["Pathways", "SwiftUI", "SwiftUIHosting"]),
    ],
    swiftLanguageModes: [.v6]
)
