// SPDX-License-Identifier: MIT

import InputAssistant

@MainActor
final class FakeClient: TextClient {
  var context = TextContext()
  var givesText = true
  var hasMarkedText = false
  var onReturn: () -> Void = {}
  var onInsert: () -> Void = {}
  func insert(_ text: String) {
    context.before += text
    context.selected = ""
    onInsert()
  }
  func deleteBackward(_ count: Int) {
    guard context.selected.isEmpty else {
      context.selected = ""
      return
    }
    context.before.removeLast(min(count, context.before.count))
  }
  func moveCaret(_ count: Int) {
    for _ in 0..<abs(count) {
      if count < 0, let last = context.before.popLast() {
        context.after = "\(last)" + context.after
      }
      if count > 0, let first = context.after.first {
        context.after.removeFirst()
        context.before.append(first)
      }
    }
  }
  func pressReturn() {
    insert("\n")
    onReturn()
  }
  func replaceBeforeCaret(_ count: Int, with text: String) {
    deleteBackward(count)
    insert(text)
  }
}

@MainActor
final class FakeOwner: BarOwner {
  var performed: [String] = []
  func perform(_ id: BarItem.ID) -> Bool {
    performed.append(id.rawValue)
    return true
  }
}

/// Offers the word itself, a correction of it and a completion.
@MainActor
final class FakeProvider: SuggestionProvider {
  var asked = 0
  var count = 3
  func suggest(_ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]) {
    asked += 1
    suggestions.removeAll(keepingCapacity: true)
    let word = String(context.wordBeforeCaret)
    guard !word.isEmpty else { return }
    let kinds: [SuggestionKind] = [.literal, .correction, .completion, .prediction]
    suggestions += kinds.prefix(count).map { Suggestion(text: word + "ed", kind: $0) }
  }
}

/// A bar with an item of every sort.
let sessionBar = Bar(
  leading: [
    BarGroup(
      items: [
        BarItem(id: .item(.leading, group: 0, index: 0), title: "A"),
        BarItem(id: .item(.leading, group: 0, index: 1), title: "B", isEnabled: false),
        BarItem(id: .item(.leading, group: 0, index: 2), title: "C", isHidden: true),
        BarItem(
          id: .item(.leading, group: 0, index: 3), kind: .menu, title: "D",
          menu: [
            BarMenuEntry(id: BarItem.ID(rawValue: "on"), title: "On"),
            BarMenuEntry(id: BarItem.ID(rawValue: "off"), title: "Off", isEnabled: false),
          ]),
        BarItem(id: BarItem.ID(rawValue: "space"), kind: .fixedSpace),
      ], representative: BarItem(id: .representative(.leading, group: 0), title: "+"))
  ],
  trailing: [
    BarGroup(items: [BarItem(id: BarItem.ID(rawValue: "hidden"), title: "E")], isHidden: true)
  ],
  accessory: [BarItem(id: .accessory(0), title: "F")])

/// A session that was begun, with fakes around it and a count of its presentations.
@MainActor
final class SessionSetting {
  let client = FakeClient()
  let owner = FakeOwner()
  let provider = FakeProvider()
  let session: InputSession
  var presentations = 0

  init(_ before: String = "", traits: InputTraits = InputTraits()) {
    session = InputSession(provider: provider)
    client.context.before = before
    session.presenter = { [unowned self] _ in presentations += 1 }
    session.begin(traits: traits, bar: sessionBar, client: client, owner: owner)
  }

  func type(_ text: String) {
    client.insert(text)
    session.textChanged()
    session.textInserted(text)
  }
}
