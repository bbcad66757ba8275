import RouteMatching

extension PathwayError {
    /// What a model's own reading threw, with the key and the value it is about.
    init(_ error: DecodingError, in decoding: PathwayDecoding) {
        let key: (any CodingKey)?
        let context: DecodingError.Context
        switch error {
        case .keyNotFound(let missing, let found): (key, context) = (found.codingPath.first ?? missing, found)
        case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
            (key, context) = (found.codingPath.first, found)
        @unknown default:
            self = .invalidURL(url: decoding.url.text, reason: String(describing: error))
            return
        }
        guard let name = key?.stringValue else {
            self = .invalidURL(url: decoding.url.text, reason: context.debugDescription)
            return
        }
        let place = decoding.place(of: name)
        self = place.isEmpty ? .notFound(key: name) : .notDecodable(key: name, value: decoding.text(at: place))
    }

    /// What a model's own writing threw, with the key and the value it is about.
    init(_ error: EncodingError) {
        switch error {
        case .invalidValue(let value, let context):
            self = .notEncodable(key: context.codingPath.first?.stringValue ?? "", value: String(describing: value))
        @unknown default:
            self = .unsupported(key: nil, reason: String(describing: error))
        }
    }

    /// What printing the pattern threw.
    init(_ error: RoutePattern.PrintingError) {
        switch error {
        case .missing(let name, _): self = .notFound(key: name)
        case .invalid(let name, let value, _): self = .notEncodable(key: name, value: value)
        case .inertPattern: self = .unsupported(key: nil, reason: error.description)
        }
    }
}
