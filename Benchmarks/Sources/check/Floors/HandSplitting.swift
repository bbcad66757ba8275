/// The floor for taking a URL apart: finds scheme, host, path segments, query items and fragment in one walk.
///
/// It checks nothing, decodes nothing and normalizes nothing; it only notes where the parts are.
struct HandSplitting {
    private(set) var scheme = 0..<0
    private(set) var host = 0..<0
    private(set) var segmentCount = 0
    private(set) var itemCount = 0
    private(set) var fragment = 0..<0

    /// Splits `bytes`, writing the ranges into memory of the caller, which must hold one for each byte.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, segments: UnsafeMutablePointer<Range<Int>>,
        items: UnsafeMutablePointer<Range<Int>>
    ) {
        let count = bytes.count
        var index = 0
        while index < count, bytes[index] != UInt8(ascii: ":") { index += 1 }
        scheme = 0..<index
        index += 1
        if index + 1 < count, bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "/") {
            index += 2
            let start = index
            while index < count, bytes[index] != UInt8(ascii: "/"), bytes[index] != UInt8(ascii: "?"),
                bytes[index] != UInt8(ascii: "#")
            {
                index += 1
            }
            host = start..<index
        }
        var start = index
        while index < count, bytes[index] != UInt8(ascii: "?"), bytes[index] != UInt8(ascii: "#") {
            if bytes[index] == UInt8(ascii: "/") {
                note(start, index, in: segments, &segmentCount)
                start = index + 1
            }
            index += 1
        }
        note(start, index, in: segments, &segmentCount)
        if index < count, bytes[index] == UInt8(ascii: "?") {
            index += 1
            start = index
            while index < count, bytes[index] != UInt8(ascii: "#") {
                if bytes[index] == UInt8(ascii: "&") {
                    note(start, index, in: items, &itemCount)
                    start = index + 1
                }
                index += 1
            }
            note(start, index, in: items, &itemCount)
        }
        if index < count { fragment = (index + 1)..<count }
    }

    @inline(__always)
    private func note(_ start: Int, _ end: Int, in list: UnsafeMutablePointer<Range<Int>>, _ count: inout Int) {
        guard end > start else { return }
        list[count] = start..<end
        count += 1
    }
}
