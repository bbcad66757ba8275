/// The compiled tables of the route types that a router has read URLs with.
final class ScreenTables {}
