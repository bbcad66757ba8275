import StackRouting

/// The one router of the shop.
package typealias ShopRouter = TabRouter<ShopTab>

extension TabRouter where Selection == ShopTab {
    /// A shop at its list of products, whose tabs go back to their first screen when they are chosen again.
    package static func shop() -> ShopRouter {
        let router = ShopRouter(initial: .products, state: .init())
        router.popToRootOnReselect(.products, .search)
        return router
    }
}
