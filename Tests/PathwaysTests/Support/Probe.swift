import Pathways

/// A key of any name.
struct Name: CodingKey, Equatable {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { return nil }
}

/// Runs what a test wants with the containers of a model.
struct Probe: Pathway {
    static let pattern = "/probe/:id/<path:rest>"
    @TaskLocal static var body = Body()

    /// A structure around the closures: optimized builds crash on a task-local value that is a closure itself.
    struct Body: Sendable {
        var decode: @Sendable (any Decoder) throws -> Void = { _ in }
        var encode: @Sendable (any Encoder) throws -> Void = { _ in }
    }

    init() {}
    init(from decoder: any Decoder) throws { try Self.body.decode(decoder) }
    func encode(to encoder: any Encoder) throws { try Self.body.encode(encoder) }
}

/// Reads a ``Probe`` from the text of a URL.
func decoding(_ text: String, _ body: @escaping @Sendable (any Decoder) throws -> Void) throws {
    _ = try Probe.$body.withValue(.init(decode: body)) { try decode(Probe.self, text) }
}

/// The path of a ``Probe``.
func encoding(_ body: @escaping @Sendable (any Encoder) throws -> Void) throws -> String {
    try Probe.$body.withValue(.init(encode: body)) { try encode(Probe()) }
}
