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
    @TaskLocal static var decoding: @Sendable (any Decoder) throws -> Void = { _ in }
    @TaskLocal static var encoding: @Sendable (any Encoder) throws -> Void = { _ in }

    init() {}
    init(from decoder: any Decoder) throws { try Self.decoding(decoder) }
    func encode(to encoder: any Encoder) throws { try Self.encoding(encoder) }
}

/// Reads a ``Probe`` from the text of a URL.
func decoding(_ text: String, _ body: @escaping @Sendable (any Decoder) throws -> Void) throws {
    _ = try Probe.$decoding.withValue(body) { try decode(Probe.self, text) }
}

/// The path of a ``Probe``.
func encoding(_ body: @escaping @Sendable (any Encoder) throws -> Void) throws -> String {
    try Probe.$encoding.withValue(body) { try encode(Probe()) }
}
