/// A part of an application's interface that the system shows.
@MainActor @preconcurrency
public protocol Scene {
    /// The scenes this one consists of.
    associatedtype Body: Scene

    /// What this scene shows.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that the double draws itself.
@MainActor
package protocol PrimitiveScene {
    /// Adds what the scene shows and what it listens to.
    func render(into rendering: Rendering, in context: RenderContext)
}

extension Scene where Body == Never {
    /// Is never reached: primitive scenes are drawn, not asked.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Scene {
    /// Draws the scene.
    package func draw(into rendering: Rendering, in context: RenderContext) {
        if let primitive = self as? any PrimitiveScene {
            primitive.render(into: rendering, in: context)
        } else {
            body.draw(into: rendering, in: context)
        }
    }
}

/// Makes one scene of the scenes in a block.
@resultBuilder
public enum SceneBuilder {
    /// Passes an expression on.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// A single scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene of windows that all show the same content.
public struct WindowGroup<Content: View> {
    let content: Content

    /// A scene of windows.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension WindowGroup: Scene, PrimitiveScene {
    /// The body of a scene that draws itself.
    public typealias Body = Never

    package func render(into rendering: Rendering, in context: RenderContext) {
        content.draw(into: rendering, in: context.entering("WindowGroup"))
    }
}
