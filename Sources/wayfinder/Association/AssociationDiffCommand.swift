import AppAssociation
import RouteMatching

extension Command {
    static func diff<File: AssociationFile>(_ type: File.Type) -> Command {
        Command(
            name: "\(File.group) diff", summary: "Say which links change when one file replaces another.",
            operand: .pair("FILE", "NEW-FILE"), options: [.servingHost, .json],
            details: """
                Prints links that one file opens and the other does not, and apps that come or go.
                Links are sampled from the rules of both files: each that is printed does change, and
                a change that no sample shows is not found. '-' is standard input.

                Exit code: 0 no difference, 1 some, 2 bad input.
                """
        ) { invocation, console in
            let names = invocation.operands
            try invocation.checkStandardInput(names)
            let files = try names.map { name in try InputFile.association(type, from: name) }
            guard files.count == 2 else { return .badInput }
            let host = try HostFilter.plain(invocation.value(of: .servingHost) ?? "example.com")
            let difference = files[1].difference(from: files[0], host: host)
            if invocation.has(.json) {
                console.print(try JSONText.text(of: DifferenceReport(difference, names)))
            } else if difference.isEmpty {
                console.print("no difference found")
            } else {
                let lines = difference.apps.map(\.description) + difference.links.map(\.description)
                console.print(lines.map { DifferenceText.text($0, console) }.joined(separator: "\n"))
            }
            return difference.isEmpty ? .success : .problemFound
        }
    }
}
