/// A place in a JSON document, such as `applinks.details[0].components[2]["/"]`.
public struct JSONPath: Sendable, Hashable, CustomStringConvertible {
    /// One step from a value into it.
    public enum Step: Sendable, Hashable {
        /// Into an object, by key.
        case key(String)
        /// Into an array, counted from 0.
        case index(Int)
    }

    /// The steps from the root; none for the root itself.
    public var steps: [Step]

    /// Creates a path.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// This path and one step into an object.
    func key(_ key: String) -> JSONPath { JSONPath(steps + [.key(key)]) }

    /// This path and one step into an array.
    func index(_ index: Int) -> JSONPath { JSONPath(steps + [.index(index)]) }

    /// The path as text; the root is `$`.
    ///
    /// Keys that are not names stand in brackets and quotation marks.
    public var description: String {
        var output = ""
        for step in steps {
            switch step {
            case .index(let index): output += "[\(index)]"
            case .key(let key) where Self.isName(key): output += (output.isEmpty ? "" : ".") + key
            case .key(let key): output += "[\"" + key + "\"]"
            }
        }
        return output.isEmpty ? "$" : output
    }

    private static func isName(_ key: String) -> Bool {
        !key.isEmpty
            && key.utf8.allSatisfy {
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "_")
            }
    }
}
