import CGTK
import Widgets

/// The picture of a product: a colored tile with the first letter of its name.
@MainActor
func picture(of product: Product, isLarge: Bool = false) -> Widget {
    let tile = Label(String(product.name.prefix(1))).centered()
        .styled("tile", product.style, isLarge ? "large" : "small")
    gtk_widget_set_valign(tile.pointer, GTK_ALIGN_CENTER)
    return tile
}

/// A row of a list: a product with its price, or any two texts.
@MainActor
func row(picture: Widget? = nil, _ title: String, _ subtitle: String, end: String? = nil) -> Widget {
    let texts = Box.column(spacing: 2, [Label(title).styled("strong"), Label(subtitle).styled("dim")])
    gtk_widget_set_valign(texts.pointer, GTK_ALIGN_CENTER)
    let row = Box.row(spacing: 14, [picture, texts.expanding()].compactMap { $0 })
    if let end { row.append(Label(end).styled("price")) }
    return row.styled("row")
}

/// A page: widgets below each other with a margin around them.
@MainActor
func page(_ children: [Widget]) -> Widget {
    ScrollArea(Box.column(spacing: 14, children).styled("page"))
}

/// A page with little on it, in the middle.
@MainActor
func centeredPage(_ children: [Widget]) -> Widget {
    let column = Box.column(spacing: 12, children).styled("page")
    gtk_widget_set_valign(column.pointer, GTK_ALIGN_CENTER)
    return column.expanding(vertically: true)
}
