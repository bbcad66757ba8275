import Widgets

/// The style sheet of the shop.
@MainActor
enum Look {
    static func apply() {
        StyleSheet.add(css)
    }

    private static let css = """
        window { background: #faf8f5; color: #2b2622; }
        headerbar { background: #f1ece5; border-bottom: 1px solid #e0d8cd; box-shadow: none; }
        .title { font-weight: 700; }
        .page { padding: 18px; }
        .heading { font-size: 19px; font-weight: 700; }
        .strong { font-weight: 600; }
        .dim { color: #7d736a; font-size: 13px; }
        .price { color: #8a4b20; font-weight: 600; }
        .mark { font-size: 44px; color: #4d7c4a; }
        .boxed { background: white; border: 1px solid #e5ddd2; border-radius: 12px; }
        .boxed > row { padding: 10px 14px; border-bottom: 1px solid #f0eae2; border-radius: 0; }
        .boxed > row:first-child { border-top-left-radius: 12px; border-top-right-radius: 12px; }
        .boxed > row:last-child {
            border-bottom: none; border-bottom-left-radius: 12px; border-bottom-right-radius: 12px;
        }
        .tile { color: white; font-weight: 700; border-radius: 10px; }
        .tile.small { min-width: 44px; min-height: 44px; font-size: 20px; }
        .tile.large { min-height: 170px; font-size: 72px; border-radius: 14px; }
        .clay { background: linear-gradient(135deg, #c8795a, #a4553a); }
        .moss { background: linear-gradient(135deg, #8a9a5b, #66753d); }
        .amber { background: linear-gradient(135deg, #e0a845, #bf7f20); }
        .ocean { background: linear-gradient(135deg, #5b8fa8, #386a85); }
        .bark { background: linear-gradient(135deg, #8c6a4f, #64462f); }
        button { border-radius: 8px; }
        button.suggested-action { background: #8a4b20; color: white; border-color: #763f19; }
        button.suggested-action:disabled { background: #d9cec2; color: #f7f3ee; border-color: #d9cec2; }
        .tabs { margin: 8px; }
        .tabs > button { padding: 6px 18px; }
        .notice {
            background: #2b2622; color: white; border-radius: 16px; padding: 8px 18px; margin: 0 18px 64px 18px;
        }
        """
}
