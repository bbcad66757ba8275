import Foundation
import GTKRouting
import Widgets

/// `ShopGTK [--drive] [link]`: opens the shop, and the page a link such as `shop://product/42` leads to.
///
/// With `--drive` the steps on standard input are taken, as a user would take them, and the app ends.
@main
@MainActor
struct Main {
    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        let isDriven = arguments.first == "--drive"
        if isDriven { arguments.removeFirst() }
        guard MainLoop.start() else {
            print("ShopGTK needs a display.")
            exit(EX_UNAVAILABLE)
        }
        Look.apply()
        let shop = Shop(performer: GTKPerformer(width: 420, height: 600) { MainLoop.shared.stop() })
        shop.start(link: arguments.first)
        if isDriven { drive(shop) }
        exit(MainLoop.shared.run())
    }

    private static func drive(_ shop: Shop) {
        var lines: [String] = []
        while let line = readLine() { lines.append(line) }
        let driver = Driver(shop)
        Task { MainLoop.shared.stop(exitCode: await driver.run(lines) ? EXIT_SUCCESS : EXIT_FAILURE) }
    }
}
