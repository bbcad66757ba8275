import LibFuzzer

/// What libFuzzer calls for every input.
public typealias FuzzTest = @convention(c) (_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32

/// Hands the process over to libFuzzer, with the arguments of the command line.
///
/// SwiftPM gives each executable a `main` of its own, so libFuzzer's is not used and its driver is called instead.
public func runFuzzer(_ test: FuzzTest) {
    var count = CommandLine.argc
    CommandLine.unsafeArgv.withMemoryRebound(to: UnsafeMutablePointer<CChar>?.self, capacity: Int(count)) {
        var arguments = $0
        _ = LLVMFuzzerRunDriver(&count, &arguments, test)
    }
}

/// Stops the process when a law does not hold, which makes the input a finding.
public func require(_ condition: @autoclosure () -> Bool, _ law: @autoclosure () -> String) {
    guard condition() else { fail(law()) }
}

/// Stops the process with the law that was broken.
public func fail(_ law: String) -> Never {
    fatalError("finding: \(law)")
}
