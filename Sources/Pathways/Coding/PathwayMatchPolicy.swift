// Its cases are written by users who import this module alone.
@_exported import enum RouteMatching.MatchPolicy

/// How much of a URL's path a typed or path-only pattern has to cover: all of it, or whole segments from its start.
public typealias PathwayMatchPolicy = MatchPolicy
