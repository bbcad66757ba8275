extension View {
    /// Adds a handler for the URLs that the application is asked to open.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        OpenURLView(content: self, action: action)
    }
}

private struct OpenURLView<Content: View> {
    let content: Content
    let action: (URL) -> Void

    init(content: Content, action: @escaping (URL) -> Void) {
        self.content = content
        self.action = action
    }
}

extension OpenURLView: View, PrimitiveView {
    typealias Body = Never

    func render(into rendering: Rendering, in context: RenderContext) {
        rendering.openURLActions.append(action)
        content.draw(into: rendering, in: context)
    }
}
