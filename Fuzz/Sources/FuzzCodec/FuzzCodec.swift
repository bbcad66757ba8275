import Foundation
import FuzzSupport
import Pathways

/// The first line as a URL for every model and for a router, the other lines as values of a model.
@main
struct FuzzCodec {
    static func main() {
        runFuzzer { bytes, count in
            FuzzCodec.test(FuzzInput(bytes, count))
            return 0
        }
    }

    private static func test(_ input: consuming FuzzInput) {
        let text = input.line()
        checkText(text)
        checkDispatch(text)
        checkModel(input.lines())
    }

    private static func checkText(_ text: String) {
        check(Member.self, text)
        check(Texts.self, text)
        check(Numbers.self, text)
        check(Things.self, text)
        // Dates and doubles may be written in more ways and digits than are kept.
        check(Dated.self, text, isLossless: false)
        check(Completed.self, text)
    }

    /// What decodes also encodes, to a canonical text that decodes to the same model.
    private static func check<Model: Pathway & Equatable>(_ type: Model.Type, _ text: String, isLossless: Bool = true) {
        if let url = URL(string: text) {
            _ = try? PathwayDecoder.shared.decode(type, from: url)
            _ = try? PathwayDecoder.shared.decode(type, from: url, matching: .prefix)
        }
        guard let model = decode(type, text) else { return }
        do {
            let canonical = try PathwayEncoder.shared.encode(model)
            let again = try PathwayDecoder.shared.decode(type, from: canonical)
            require(!isLossless || again == model, "decode(encode(x)) is x: \(model), \(again), through \(canonical)")
            let twice = try PathwayEncoder.shared.encode(again)
            require(twice == canonical, "encode(decode(u)) is canonical: \(canonical), \(twice)")
        } catch {
            fail("what was decoded encodes and decodes again: \(model): \(error)")
        }
    }

    private static func decode<Model: Pathway>(_ type: Model.Type, _ text: String) -> Model? {
        do {
            return try PathwayDecoder.shared.decode(type, from: text)
        } catch {
            guard let error = error as? PathwayError else { fail("decoding throws a PathwayError: \(error)") }
            require(!error.description.isEmpty, "an error says something")
            return nil
        }
    }

    /// Any text survives the round trip, or encoding refuses it because a placeholder cannot hold it.
    private static func checkModel(_ lines: [String]) {
        guard lines.count >= 3 else { return }
        let model = Texts(
            name: lines[0], other: lines[1], query: lines[2], note: lines.count > 3 ? lines[3] : nil,
            tags: Array(lines.dropFirst(4)))
        do {
            let path = try PathwayEncoder.shared.encode(model)
            let again = try PathwayDecoder.shared.decode(Texts.self, from: path)
            require(isSame(model, again), "decode(encode(x)) is x: \(model), \(again), through \(path)")
            guard let url = URL(string: "https://example.com" + path) else { fail("a path makes a URL: \(path)") }
            let bridged = try PathwayDecoder.shared.decode(Texts.self, from: url)
            require(isSame(model, bridged), "the same through a URL: \(model), \(bridged), through \(url)")
        } catch PathwayError.notEncodable(let key, let value) {
            let isBad = ["", ".", ".."].contains(value) || value.utf8.contains(0)
            require(isBad, "only a value that cannot survive is refused: \(key), \(value)")
        } catch {
            let isLong = lines.joined().utf8.count > 1_024
            require(isLong, "a model of text survives: \(model): \(error)")
        }
    }

    /// Scalar by scalar, since `==` takes two spellings of a letter for one.
    private static func isSame(_ left: Texts, _ right: Texts) -> Bool {
        func scalars(_ model: Texts) -> [[UInt8]] {
            ([model.name, model.other, model.query, model.note ?? "nil"] + model.tags).map { Array($0.utf8) }
        }
        return left == right && scalars(left) == scalars(right)
    }
}
