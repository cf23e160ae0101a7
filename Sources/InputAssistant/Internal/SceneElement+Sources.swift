// SPDX-License-Identifier: MIT

extension SceneElement {
  /// Shows an item or a representative.
  init(_ item: BarItem, at placed: Placed, kind: Kind) {
    self.init(
      id: item.id, place: placed.place, frame: placed.frame, kind: kind, title: item.title,
      symbol: item.symbol, spokenLabel: item.spokenLabel ?? item.title ?? item.symbol ?? "",
      isEnabled: item.isEnabled, isSelected: item.isSelected, isProminent: item.isProminent)
  }

  /// Shows a suggestion; a literal in quotation marks, a correction as the one that stands out.
  init(_ suggestion: Suggestion, at placed: Placed) {
    self.init(
      id: placed.id, place: placed.place, frame: placed.frame, kind: .suggestion,
      title: suggestion.displayText,
      spokenLabel: suggestion.text, isProminent: suggestion.kind == .correction)
  }

  /// Shows the button that switches rows, named after what it would show.
  init(chevronAt placed: Placed, showsSuggestions: Bool) {
    self.init(
      id: placed.id, place: placed.place, frame: placed.frame, kind: .chevron,
      symbol: showsSuggestions ? "go-previous-symbolic" : "go-next-symbolic",
      spokenLabel: showsSuggestions ? "Show actions" : "Show suggestions",
      isSelected: false)
  }
}

extension BarItem.Kind {
  /// What an item of this kind is in a scene; spaces are never placed.
  var sceneKind: SceneElement.Kind {
    switch self {
    case .toggle: .toggle
    case .menu: .menu
    case .custom: .custom
    case .button, .fixedSpace, .flexibleSpace: .button
    }
  }
}
