import Foundation
import PackagePlugin

/// Runs the tool in the package that asks for it: `swift package wayfinder list --manifest routes.json`.
@main
struct WayfinderPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try run(context.tool(named: "wayfinder").url, arguments, in: context.package.directoryURL)
    }

    /// Runs the tool where file names are those of the package, and ends as it ends.
    private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        // The plugin's own input is how SwiftPM speaks to it.
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
    }
}
