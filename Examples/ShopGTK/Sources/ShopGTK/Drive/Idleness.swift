import Foundation
import Widgets

/// Whether the main loop sleeps while nothing happens.
@MainActor
enum Idleness {
    /// Waits for a second with hardly a turn of the loop and hardly any processor time, on any thread.
    ///
    /// - Returns: `false` when none of ten seconds was like that.
    static func begins() async -> Bool {
        for _ in 0..<10 {
            let (turns, time) = (MainLoop.shared.turns, clock())
            do { try await Task.sleep(nanoseconds: 1_000_000_000) } catch { return false }
            if MainLoop.shared.turns - turns < 10, clock() - time < CLOCKS_PER_SEC / 20 { return true }
        }
        return false
    }
}
