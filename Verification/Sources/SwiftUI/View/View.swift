@_exported import Foundation
@_exported import Observation

/// A part of the interface, described by other views.
@MainActor @preconcurrency
public protocol View {
    /// The views this one consists of.
    associatedtype Body: View

    /// What this view shows.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// Is never reached.
    public var body: Never { fatalError("Never has no body") }
}

/// A view that the double draws itself instead of asking for its body.
@MainActor
package protocol PrimitiveView {
    /// Adds what the view shows and what it listens to.
    func render(into rendering: Rendering, in context: RenderContext)
}

extension View where Body == Never {
    /// Is never reached: primitive views are drawn, not asked.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension View {
    /// Draws the view: primitive views draw themselves, others are asked for their body.
    package func draw(into rendering: Rendering, in context: RenderContext) {
        let context = context.entering("\(Self.self)")
        if let primitive = self as? any PrimitiveView {
            primitive.render(into: rendering, in: context)
        } else {
            context.connectDynamicProperties(of: self)
            body.draw(into: rendering, in: context)
        }
    }
}
