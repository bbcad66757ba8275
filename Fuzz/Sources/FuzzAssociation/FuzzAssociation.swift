import FuzzSupport

/// The first line as a link, the rest as an association file of either kind.
@main
struct FuzzAssociation {
    static func main() {
        runFuzzer { bytes, count in
            var input = FuzzInput(bytes, count)
            let link = input.line()
            let problem = AssociationFuzzing.problem(Array(input.text().utf8), link: link)
            require(problem == nil, "reading, checking, deciding and writing agree: \(problem ?? "")")
            return 0
        }
    }
}
