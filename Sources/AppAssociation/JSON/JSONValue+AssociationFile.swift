extension JSONValue {
    /// Reads what a file of either kind holds.
    init(associationFile bytes: [UInt8]) throws(AssociationFileError) {
        // A DER sequence with a long length: the outermost shape of every CMS message.
        if bytes.count > 1, bytes[0] == 0x30, bytes[1] >= 0x80 { throw .signed }
        do throws(JSONError) {
            self = try JSONReader.read(bytes)
        } catch {
            throw .notJSON(error)
        }
    }
}
