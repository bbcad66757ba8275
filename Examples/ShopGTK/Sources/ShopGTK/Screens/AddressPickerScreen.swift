import GTKRouting
import Widgets

/// The customer's addresses.
final class AddressPickerScreen: Screen {
    init(onPick: @escaping @MainActor (Address) -> Void) {
        let list = List()
        for address in Address.all {
            list.append(row(address.label, address.lines)) { onPick(address) }
        }
        super.init(title: "Choose an address", content: page([list]))
    }
}
