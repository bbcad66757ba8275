/// Opens a few links and says what the shop opened.
@main
struct Client {
    static func main() async throws {
        let shop = Shop()
        for path in ["products/42?campaign=summer", "cart", "closed"] {
            let handled = try await shop.open("https://example.com/\(path)")
            print("\(path): \(handled ? "handled" : "not handled")")
        }
        for line in shop.opened {
            print(line)
        }
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
            for line in Navigation().visited() {
                print(line)
            }
        }
    }
}
