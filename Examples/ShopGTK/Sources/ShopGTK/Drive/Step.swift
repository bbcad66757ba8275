/// One line of a script.
enum Step {
    /// Activates a button or a row by its text.
    case click(String)
    /// Writes into the text field with this placeholder.
    case type(String, into: String)
    /// Closes the topmost window as its close button does.
    case close
    /// A link arrives from outside.
    case link(String)
    /// Expects this title in the topmost window.
    case title(String)
    /// Expects so many pages in the visible navigation stack.
    case depth(Int)
    /// Expects so many windows.
    case windows(Int)
    /// Expects a text in the topmost window.
    case shows(String)
    /// Remembers the visible page.
    case watch
    /// Expects that the pages remembered last have been finalized.
    case gone
    /// Expects that the app rests when nothing happens.
    case idle
    /// Draws the topmost window into a PNG file.
    case screenshot(String)

    /// Reads a line, the verb and what belongs to it; `nil` when it says nothing known.
    init?(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 1)
        guard let verb = words.first else { return nil }
        let rest = words.count > 1 ? String(words[1]) : ""
        switch (verb, Int(rest)) {
        case ("click", _): self = .click(rest)
        case ("type", _):
            guard let colon = rest.firstIndex(of: ":") else { return nil }
            let text = rest[colon...].dropFirst().drop { $0 == " " }
            self = .type(String(text), into: String(rest[..<colon]))
        case ("close", _): self = .close
        case ("link", _): self = .link(rest)
        case ("title", _): self = .title(rest)
        case ("depth", let number?): self = .depth(number)
        case ("windows", let number?): self = .windows(number)
        case ("shows", _): self = .shows(rest)
        case ("watch", _): self = .watch
        case ("gone", _): self = .gone
        case ("idle", _): self = .idle
        case ("screenshot", _): self = .screenshot(rest)
        default: return nil
        }
    }
}
