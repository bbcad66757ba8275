extension UIViewController {
    /// The window this controller is on screen in.
    var window: UIWindow? {
        guard appearance != .hidden else { return nil }
        var next: UIViewController? = self
        while let current = next {
            if let window = current.attachedWindow { return window }
            next = current.parent ?? current.ownPresenting
        }
        return nil
    }

    var isOnScreen: Bool { window != nil }

    func appear(animated: Bool) {
        beginAppearing(animated: animated)
        endAppearanceTransition(animated: animated)
    }

    func disappear(animated: Bool) {
        beginDisappearing(animated: animated)
        endAppearanceTransition(animated: animated)
    }

    func beginAppearing(animated: Bool) {
        guard appearance == .hidden || appearance == .disappearing else { return }
        loadViewIfNeeded()
        appearance = .appearing
        viewWillAppear(animated)
        for child in shownChildren { child.beginAppearing(animated: animated) }
    }

    func beginDisappearing(animated: Bool) {
        guard appearance == .shown || appearance == .appearing else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
        for child in shownChildren { child.beginDisappearing(animated: animated) }
    }

    func endAppearanceTransition(animated: Bool) {
        switch appearance {
        case .appearing:
            appearance = .shown
            viewDidAppear(animated)
        case .disappearing:
            appearance = .hidden
            viewDidDisappear(animated)
        case .hidden, .shown:
            return
        }
        for child in shownChildren { child.endAppearanceTransition(animated: animated) }
    }
}
