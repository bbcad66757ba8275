import ScreenRouting

/// Makes the shop's screens.
///
/// The routes know no views, so they run wherever Swift does.
@MainActor
protocol ShopScreens {
    func catalog() -> PlatformViewController
    func cart() -> PlatformViewController
    func product(_ product: ShopModel.Product) -> PlatformViewController
    func checkout() -> PlatformViewController
    func login(signedIn: @escaping @MainActor () -> Void) -> PlatformViewController
    func addresses(chosen: @escaping @MainActor (String) -> Void) -> PlatformViewController
}
