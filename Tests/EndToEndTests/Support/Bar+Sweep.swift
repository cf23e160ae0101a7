// SPDX-License-Identifier: MIT

import InputAssistant

extension Bar {
  /// The sweep fixture's bar, written down once more.
  static let sweep = Bar(
    leading: [
      BarGroup(
        items: [
          button("Alpha"), button("Secret", isHidden: true), button("Beta"), button("Gamma"),
        ],
        representative: button("Greek")),
      BarGroup(items: [symbol("Favourite"), button("Unabridged edition")]),
      BarGroup(items: [button("Nowhere")], isHidden: true),
    ],
    trailing: [
      BarGroup(
        items: [
          button("Wide", width: 120), space(24),
          symbol("Search"),
        ],
        representative: button("More")),
      BarGroup(
        items: [button("Important", priority: 1), button("i")], representative: symbol("Rest")),
      BarGroup(items: [], representative: button("Alone")),
    ],
    suggestions: [
      Suggestion(text: "first", kind: .literal), Suggestion(text: "second", kind: .completion),
      Suggestion(text: "a considerably longer third", kind: .prediction),
    ])
}

private func button(
  _ title: String, isHidden: Bool = false, priority: Int = 0, width: Double = 0
) -> BarItem {
  BarItem(
    id: BarItem.ID(rawValue: title), title: title, isHidden: isHidden, priority: priority,
    width: width)
}

private func symbol(_ label: String) -> BarItem {
  BarItem(id: BarItem.ID(rawValue: label), symbol: "symbol", spokenLabel: label)
}

private func space(_ width: Double) -> BarItem {
  BarItem(id: BarItem.ID(rawValue: "space"), kind: .fixedSpace, width: width)
}
