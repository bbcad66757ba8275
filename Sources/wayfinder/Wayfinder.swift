@main
enum Wayfinder {
    static func main() {}
}
