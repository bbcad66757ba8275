/// A stack router of a tab, whose route type is known only where it is made.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct NestedStack<Selection: TabSelection> {
    let number: Int
    let tab: Selection
    let type: ObjectIdentifier
    let router: AnyObject
    let depth: () -> Int
    let hasRoot: () -> Bool
    let popToRoot: () -> Void

    init<R: TabRoute>(number: Int, _ router: Router<R>) where R.Tab == Selection {
        self.number = number
        self.router = router
        tab = R.tab
        type = ObjectIdentifier(R.self)
        depth = { router.depth }
        hasRoot = { router.rootRoute != nil }
        popToRoot = { router.back(root: true) }
    }
}
