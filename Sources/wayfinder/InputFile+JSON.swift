import AppAssociation
import Foundation
import RouteMatching

extension InputFile {
    /// The value that a JSON file describes.
    static func decode<Value: Decodable>(
        _ type: Value.Type, from file: String, kind: String
    ) throws -> Value {
        let data = try contents(of: file, kind: kind)
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            let reason = syntaxError(in: data).map { "not JSON: \($0)" } ?? ManifestProblem.text(for: error)
            throw Failure.unreadableFile(file, kind: kind, reason: reason)
        }
    }

    /// Where and why the bytes are not JSON, which Foundation's error does not say in a stable way.
    private static func syntaxError(in data: Data) -> JSONError? {
        do throws(AssociationFileError) {
            _ = try AppleAppSiteAssociation(parsing: data)
        } catch {
            if case .notJSON(let error) = error { return error }
        }
        return nil
    }

    /// An association file.
    static func association<File: AssociationFile>(_ type: File.Type, from file: String) throws(Failure) -> File {
        let data = try contents(of: file, kind: File.group)
        do throws(AssociationFileError) {
            return try File(parsing: data)
        } catch {
            throw .unreadableFile(file, kind: File.group, reason: QuotedText.printable(error.description))
        }
    }
}
