// SPDX-License-Identifier: MIT

import GTK

extension UIWindow {
  /// Has the chain's key commands run: those with priority before the focused widget sees a key, the
  /// others once it has left it.
  func listenForKeyCommands() {
    for hasPriority in [true, false] {
      native.onKey(beforeFocus: hasPriority) { [weak self] press in
        self?.runKeyCommand(for: press, hasPriority: hasPriority) ?? false
      }
    }
  }

  private func runKeyCommand(for press: ShortcutPress, hasPriority: Bool) -> Bool {
    let start = firstResponder ?? frontController ?? self
    let commands = start.chainKeyCommands.filter {
      $0.wantsPriorityOverSystemBehavior == hasPriority
    }
    let fitting = commands.map { (command: $0, fit: $0.fit(press)) }.filter { $0.fit != .none }
    // What the key means in the layout that is on comes before what it means in another one.
    let exact = fitting.filter { $0.fit == .exact }
    return (exact.isEmpty ? fitting : exact).contains { candidate in
      UIApplication.shared.send(
        candidate.command.action, upFrom: start, sender: candidate.command, event: nil)
    }
  }

  private var frontController: UIViewController? {
    var front = rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front
  }
}

extension UIResponder {
  /// The key commands of the responder and of all up the chain, the nearest first.
  fileprivate var chainKeyCommands: [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    var next: UIResponder? = self
    while let responder = next {
      commands += responder.keyCommands ?? []
      commands += (responder as? UIViewController)?.addedKeyCommands ?? []
      next = responder.next
    }
    return commands
  }
}
