extension URLReference {
    /// How many segments the path has, without making them.
    package var segmentCount: Int { parts.pathCount }
}
