// SPDX-License-Identifier: MIT

import InputAssistant

@testable import SystemKeyboard

/// One course of events in a world: at each step somebody chooses what happens next.
@MainActor
struct TextRun {
  let world: TextWorld
  var acts: [TextWorld.Act]
  var edits: Int
  /// How often time may jump to when the keyboard waits no longer, whatever else is under way; nil where it
  /// passes as the kind says.
  var jumps: Int?
  private(set) var expected = ""
  private var editsMade = 0

  init(_ kind: TextWorld.Kind, _ acts: [TextWorld.Act], edits: Int, jumps: Int? = nil) {
    world = TextWorld(kind)
    self.acts = acts
    self.edits = edits
    self.jumps = jumps
    world.focus()
  }

  /// What may happen next; empty at the end.
  var options: [Option] {
    var options: [Option] = []
    if !acts.isEmpty { options.append(.act) }
    if !world.toCompositor.isEmpty { options.append(.compositorReads) }
    if !world.toApp.isEmpty { options.append(.appReads) }
    if !world.keysOfApp.isEmpty { options.append(.appPresses) }
    if !world.fromApp.isEmpty { options.append(.compositorHears) }
    if !world.toKeyboard.isEmpty { options.append(.keyboardHears) }
    if edits > 0 { options.append(.edit) }
    if let jumps {
      // Who is silent for longer than that is given up.
      if jumps > 0, let due = world.client?.nextDeadline, due < world.now + 10 {
        options.append(.jump)
      }
    } else if let oldest = world.oldest, world.now - oldest < world.kind.lag {
      options.append(.wait)
    }
    if options.isEmpty, world.client?.nextDeadline != nil { options.append(.jump) }
    return options
  }

  enum Option {
    case act, compositorReads, appReads, appPresses, compositorHears, keyboardHears, edit, wait,
      jump
  }

  mutating func take(_ option: Option) {
    switch option {
    case .act:
      var act = acts.removeFirst()
      // A field that tells nothing has no more replaced than is known of it.
      if !world.kind.givesText, case .replace(let count, let text) = act, let client = world.client
      {
        act = .replace(client.typedHere(count).count, text)
      }
      expect(act)
      world.perform(act)
    case .compositorReads: world.compositorReads()
    case .appReads: world.appReads()
    case .appPresses: world.appPresses()
    case .compositorHears: world.compositorHears()
    case .keyboardHears: world.keyboardHears()
    case .edit:
      edits -= 1
      editsMade += 1
      world.appEdits()
    case .jump:
      // Where nothing else can happen, it costs nothing.
      if options.count > 1 { jumps? -= 1 }
      world.jump()
    case .wait: world.wait(max(0.01, world.kind.lag / 5))
    }
  }

  /// A number that another course has too if all goes on from there just as well.
  var fingerprint: Int {
    var hasher = Hasher()
    world.hash(into: &hasher)
    hasher.combine(acts.count)
    hasher.combine(edits)
    hasher.combine(jumps)
    hasher.combine(expected)
    return hasher.finalize()
  }

  private mutating func expect(_ act: TextWorld.Act) {
    switch act {
    case .type(let text): expected += text
    case .delete: expected = String(expected.dropLast())
    case .replace(let count, let text): expected = String(expected.dropLast(count)) + text
    case .enter: expected += "\n"
    }
  }

  /// What is wrong at the end; nil if nothing is.
  var fault: String? {
    let wanted = String(repeating: "#", count: editsMade) + expected
    if world.text != wanted {
      return "\(world.text.debugDescription) is not \(wanted.debugDescription)"
    }
    if let fault = world.faults.first { return fault }
    let rule = world.client?.rule.kind
    if rule == (world.kind.isStrict ? .lenient : .strict) { return "learned the wrong rule" }
    if world.kind.givesText, world.kind.answers != .never,
      world.client?.context.before != world.text
    {
      return "context is \(world.client?.context.before.debugDescription ?? "nil"), "
        + "text \(world.text.debugDescription)"
    }
    return nil
  }
}
