import RouteMatching

/// A captured name with its value or values, as fixtures write it and tests compare it.
package struct CaptureText: Sendable, Equatable, CustomStringConvertible {
    package let name: String
    package let values: [String]
    package let isRest: Bool

    package init(name: String, values: [String], isRest: Bool) {
        self.name = name
        self.values = values
        self.isRest = isRest
    }

    /// Equal to the last scalar: a capture keeps the scalars it had in the URL.
    package static func == (left: CaptureText, right: CaptureText) -> Bool {
        left.name == right.name && left.isRest == right.isRest && left.values.count == right.values.count
            && zip(left.values, right.values).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    package var description: String {
        isRest ? "\(name)=\(values)" : "\(name)=\(values.map { $0.debugDescription }.joined())"
    }
}
