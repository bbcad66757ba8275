/// A route whose screen hands a value back to the caller.
///
/// ```swift
/// struct ColorPicker: ResultRoute {
///     typealias Result = String
/// }
///
/// router.register(ColorPicker.self) { _, context in
///     ColorViewController { context.finish($0) }
/// }
/// let color = try await router.present(forResult: ColorPicker())
/// ```
public protocol ResultRoute: Route {
    /// What the screen hands back.
    associatedtype Result
}
