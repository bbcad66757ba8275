/// An application.
@MainActor @preconcurrency
public protocol App {
    /// The application's scenes.
    associatedtype Body: Scene

    /// What the application shows.
    @SceneBuilder var body: Body { get }

    /// Makes the application.
    init()
}

extension App {
    /// Starts the application.
    ///
    /// The double has no event loop: it draws the scenes once.
    public static func main() {
        let app = Self()
        let context = RenderContext(states: StateStore())
        context.connectDynamicProperties(of: app)
        app.body.draw(into: Rendering(), in: context)
    }
}
