// SPDX-License-Identifier: MIT

extension Option {
  /// All of them, in the order of the help.
  static let all: [Option] = [
    .choice(
      "mode", \.mode, "when the keyboard shows itself: while a field wants text, until it is",
      "hidden by hand, or by hand alone"),
    Option(
      name: "ignore", placeholder: "APPID",
      help: [
        "fields of this app don't show the keyboard; * and ? stand for any",
        "letters and for one; may be given more than once",
      ],
      apply: { options, text in
        guard !text.isEmpty else { return false }
        options.ignoredApps.append(AppPattern(text))
        return true
      }),
    .choice("layer", \.layer, "overlay also covers windows that fill the screen"),
    .text(
      "output", "NAME", \.output, "stay on this output, such as DSI-1, instead of the focused one"),
    .flag("no-suggestions", \.showsSuggestions, sets: false, "leave out the words above the keys"),
    .flag("suggest-in-terminals", \.suggestsInTerminals, sets: true, "show words in terminals too"),
    .choice(
      "terminal-row", \.terminalRow,
      "Esc, Tab, Ctrl, Alt and arrows above the letters: in terminals,", "everywhere or nowhere"),
    .choice("theme", \.theme, "colours; auto follows the desktop"),
    .choice("motion", \.motion, "slide in and out, unless the desktop asks for reduced motion"),
    Option(
      name: "text-scale", placeholder: "0.5...3",
      help: ["size of text and keys, 1 as designed; default is the desktop's"],
      apply: { options, text in
        guard let scale = Double(text), (0.5...3).contains(scale) else { return false }
        options.textScale = scale
        return true
      }),
    .text(
      "lexicon", "FILE", \.lexicon, "take words from this lexicon instead of the installed one"),
  ]

  static func named(_ name: some StringProtocol) -> Option? { all.first { $0.name == name } }
}
