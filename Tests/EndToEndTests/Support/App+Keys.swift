// SPDX-License-Identifier: MIT

import TestSupport

/// The keys in the window and what stands beside them, for programs that several tests drive.
extension App {
  /// Taps buttons one after the other, by their names, with the pointer; all must show at the start.
  ///
  /// A letter's key is found by its small letter, whatever the keys show.
  func tap(_ names: [String]) throws {
    let keys = try waitUntilStill("buttons \(names)") { elements in
      let found = names.compactMap { name in
        elements.first { $0.isButton && $0.matches(key: name) }
      }
      return found.count == names.count ? found : nil
    }
    let origin = try position(of: mainWindow())
    let steps = keys.flatMap { key -> [String] in
      let (x, y) = (key.frame.x + key.frame.width / 2, key.frame.y + key.frame.height / 2)
      return ["mousemove", "\(origin.x + x)", "\(origin.y + y)", "click", "1", "sleep", "0.04"]
    }
    try Program.run("xdotool", steps)
  }

  /// Taps the keys of a word of small letters.
  func tap(word: String) throws { try tap(word.map { $0 == " " ? "space" : String($0) }) }

  /// Waits until words stand on the strip of suggestions that fulfil a condition, and returns them.
  @discardableResult
  func words(_ what: String, _ holds: ([String]) -> Bool) throws -> [Element] {
    try waitUntilStill("words: \(what)") { elements in
      let words = elements.filter {
        $0.isButton && $0.parent.map { elements[$0].name } == "Suggestions"
      }
      return holds(words.map(\.name)) ? words : nil
    }
  }

  /// Waits until a word stands on the strip.
  func word(_ word: String) throws -> Element {
    let words = try words(word) { $0.contains(word) }
    return words.first { $0.name == word } ?? words[0]
  }

  /// Waits until some text stands on the screen.
  @discardableResult
  func label(_ text: String) throws -> Element {
    try wait("label “\(text)”") { $0.first { $0.role == "label" && $0.name == text } }
  }

  /// The field with a name, once it stands still.
  func field(_ name: String) throws -> Element {
    let found = try waitUntilStill("field “\(name)”") { elements in
      let field = elements.first { $0.states.contains("editable") && $0.name == name }
      return field.map { [$0] }
    }
    return found[0]
  }

  /// Waits until a field holds a text.
  func wait(for text: String, in name: String) throws {
    _ = try wait("“\(text)” in \(name)") { elements in
      try elements.first { $0.states.contains("editable") && $0.name == name }
        .flatMap { try reader.text($0, of: program.pid) == text ? true : nil }
    }
  }

  /// Waits until a field has the focus.
  func waitForFocus(in name: String) throws {
    _ = try wait("focus in \(name)") { elements in
      elements.first { $0.name == name && $0.states.isSuperset(of: ["editable", "focused"]) }
    }
  }

  /// Waits until nothing with a name is on the screen.
  func waitForNo(_ name: String) throws {
    _ = try wait("no \(name)") { elements in
      elements.contains { $0.name == name && $0.states.contains("visible") } ? nil : true
    }
  }
}

extension Element {
  fileprivate func matches(key: String) -> Bool {
    name == key || (key.count == 1 && name.lowercased() == key)
  }
}
