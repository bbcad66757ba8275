import StackRouting
import Testing

@Suite("A router does what a plain array does")
struct RouterModelTests {
    private enum Step: CaseIterable {
        case push, replace, go, back, root, write, rewrite
    }

    @Test(
        "Random steps, also paths written by the system that are longer, different or stale",
        arguments: 0..<200 as Range<UInt64>)
    func randomSteps(seed: UInt64) throws {
        var random = RandomSource(seed: seed)
        let router = Router<Letter>()
        var model: [Letter] = []
        var stale: [Letter] = []
        for _ in 0..<60 {
            let letter = try #require([Letter.a, .b, .c, .d].randomElement(using: &random))
            switch try #require(Step.allCases.randomElement(using: &random)) {
            case .push:
                router.push(letter)
                model.append(letter)
            case .replace:
                router.replace(letter)
                model = model.dropLast() + [letter]
            case .go:
                router.go(to: letter)
                model = model.lastIndex(of: letter).map { Array(model[...$0]) } ?? model + [letter]
            case .back:
                #expect(router.back() == !model.isEmpty)
                model = model.dropLast()
            case .root:
                router.back(root: true)
                stale = model
                model = []
            case .write:
                model = (0..<Int.random(in: 0..<6, using: &random)).map { _ in letter }
                router.navigationPath = model
            case .rewrite:
                router.navigationPath = stale
                model = stale
            }
            #expect(router.navigationPath == model, "seed \(seed)")
            #expect(router.route == model.last, "seed \(seed)")
        }
    }
}
