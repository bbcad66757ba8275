import AppAssociation
import RouteMatching

/// A line of a difference for a reader.
enum DifferenceText {
    static func text(_ line: String, _ console: Console) -> String {
        console.styled(QuotedText.printable(line), line.hasPrefix("+") ? .green : .red)
    }
}
