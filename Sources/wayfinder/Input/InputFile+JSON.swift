import AppAssociation
import Foundation
import RouteMatching

extension InputFile {
    /// The value that a JSON file describes.
    static func decode<Value: Decodable>(
        _ type: Value.Type, from file: String, kind: String
    ) throws -> Value {
        let data = try contents(of: file, kind: kind)
        let json = try json(in: data, of: file, kind: kind)
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch let error as DecodingError {
            throw Failure.unreadableFile(file, kind: kind, reason: DecodingProblem(error: error, json: json).text)
        }
    }

    /// What the bytes say, by a reader that gives the place of what is wrong and sees keys that stand twice.
    private static func json(in data: Data, of file: String, kind: String) throws(Failure) -> JSONValue {
        let json: JSONValue
        do throws(JSONError) {
            json = try JSONValue(reading: Array(data))
        } catch {
            throw .unreadableFile(file, kind: kind, reason: "not JSON: \(error)")
        }
        if let place = json.repeatedKey {
            let name = QuotedText.printable(place.description)
            throw .unreadableFile(file, kind: kind, reason: "\(name) stands more than once")
        }
        return json
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
