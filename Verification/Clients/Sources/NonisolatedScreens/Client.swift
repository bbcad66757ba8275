/// Runs the shop.
@main
struct Client {
    static func main() async throws {
        try await Shop().run()
    }
}
