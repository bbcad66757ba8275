extension UIViewController {
    /// Puts a controller into this one, out of the one it was in.
    public func addChild(_ child: UIViewController) {
        child.removeFromParent()
        child.parent = self
        children.append(child)
    }

    /// Takes the controller out of the one it is in.
    public func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Would tell the controller that it moves; here it does nothing.
    public func willMove(toParent parent: UIViewController?) {}

    /// Would tell the controller that it has moved; here it does nothing.
    public func didMove(toParent parent: UIViewController?) {}

    /// Makes controllers the children, in this order.
    func setChildren(_ controllers: [UIViewController]) {
        for child in children where !controllers.contains(child) { child.parent = nil }
        for child in controllers { child.parent = self }
        children = controllers
    }
}
