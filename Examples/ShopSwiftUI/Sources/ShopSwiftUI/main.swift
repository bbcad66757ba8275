import ShopNavigation
import StackRouting

let router = ShopRouter.shop()

/// Shows what the views would be drawn from.
@MainActor
func show(_ action: String) {
    print("\(action)")
    print("  \(router.string())")
    print("  products: \(router.products.stackPaths()), search: \(router.search.stackPaths())")
}

show("Start")

router.products.push(.product(7))
router.products.push(.reviews(product: 7))
show("Tap a product and its reviews")

router.products.navigationPath.removeLast()
show("Swipe back")

router.hydrate(path: "/search/results?q=running%20shoes&tag=red&tag=new")
show("Open a link to a search")

router.hydrate(path: "/products/42/reviews", replace: true)
show("Open a link to reviews")

print("Open a link to nowhere: \(router.hydrate(path: "/products/forty-two"))")
print(router.explain(path: "/products/forty-two"))

router.tab = .products
show("Tap the selected tab")

router.hydrate(path: "/cart/pay")
print("Open a link to pay: sheet open \(router.state.isPaying)")

let snapshot = router.snapshot()
let next = ShopRouter.shop()
let report = next.restore(snapshot)
print("Next launch: \(next.string()), search \(next.search.stackPaths()), complete \(report.isComplete)")
