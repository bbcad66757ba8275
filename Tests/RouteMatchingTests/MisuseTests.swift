import RouteMatching
import Testing

@Suite("Reporting programmer errors")
struct MisuseTests {
    @Test("A watched report reaches its observer, in optimized builds too, and never the trap")
    func reportsReachTheObserver() {
        let reports = Reports()
        let result = Misuse.withObserver(reports.add) {
            Misuse.report("first")
            Misuse.report("second")
            return 42
        }
        #expect(result == 42)
        #expect(reports.all == ["first", "second"])
    }

    @Test("The innermost observer gets the report, and the outer one is back after it")
    func observersNest() {
        let (outer, inner) = (Reports(), Reports())
        Misuse.withObserver(outer.add) {
            Misuse.withObserver(inner.add) { Misuse.report("inside") }
            Misuse.report("outside")
        }
        #expect(inner.all == ["inside"])
        #expect(outer.all == ["outside"])
    }

    @Test("An observed report survives an error thrown beside it")
    func errorsPassThrough() {
        struct Stop: Error {}
        let reports = Reports()
        #expect(throws: Stop.self) {
            try Misuse.withObserver(reports.add) {
                Misuse.report("before")
                throw Stop()
            }
        }
        #expect(reports.all == ["before"])
    }
}
