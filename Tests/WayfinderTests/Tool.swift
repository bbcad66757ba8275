import Foundation
import TestSupport

/// Runs the built command-line tool as a process.
struct Tool {
    /// What a run left behind.
    struct Outcome: Equatable {
        let code: Int32
        let output: String
        let errors: String
    }

    /// The tool stands where the tests stand, whatever the build's configuration or folder.
    static let executable: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let tests = bundle?.bundleURL ?? Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent("wayfinder")
    }()

    /// The folder the tool runs in, so that file names in its output are the same everywhere.
    static let folder = FixtureText.folder.appendingPathComponent("cli")

    /// Runs the tool, or another program, to its end.
    static func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:], output: FileHandle? = nil,
        executable: URL = executable
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        let (outputPipe, errorPipe, inputPipe) = (Pipe(), Pipe(), Pipe())
        process.standardOutput = output ?? outputPipe
        process.standardError = errorPipe
        process.standardInput = inputPipe
        try process.run()
        // A tool that does not read its input closes it; that is not what is tested here.
        try? inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try inputPipe.fileHandleForWriting.close()
        let text = output == nil ? try outputPipe.fileHandleForReading.readToEnd() : nil
        let errors = try errorPipe.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus, output: String(decoding: text ?? Data(), as: UTF8.self),
            errors: String(decoding: errors ?? Data(), as: UTF8.self))
    }
}
