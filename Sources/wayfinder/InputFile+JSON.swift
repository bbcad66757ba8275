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
        try association(type, in: try contents(of: file, kind: File.group), of: file)
    }

    /// An association file from the bytes of a file.
    ///
    /// - Throws: Why it is none, or that no system would read it because of its size.
    static func association<File: AssociationFile>(
        _ type: File.Type, in data: Data, of file: String
    ) throws(Failure) -> File {
        let read: File
        do throws(AssociationFileError) {
            read = try File(parsing: data)
        } catch {
            throw .unreadableFile(file, kind: File.group, reason: QuotedText.printable(error.description))
        }
        // Spaces do not count: a file may be kept in a longer form than it is published in.
        if data.count > File.maximumSize, case let size = read.text(.compact).utf8.count, size > File.maximumSize {
            let reason = "without spaces it has \(size) bytes, systems read at most \(File.maximumSize)"
            throw .unreadableFile(file, kind: File.group, reason: reason)
        }
        return read
    }
}
