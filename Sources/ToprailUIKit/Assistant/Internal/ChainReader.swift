// SPDX-License-Identifier: MIT

/// Finds what a first responder's chain says about input.
///
/// Getters are overridden and may build views and items as they are read, which is no change to
/// answer.
@MainActor
enum ChainReader {
  /// The first accessory view up the chain.
  static func accessoryView(from responder: UIResponder) -> UIView? {
    first(from: responder, \.inputAccessoryView)
  }

  /// The first view in the keyboard's place up the chain.
  static func inputView(from responder: UIResponder) -> UIView? {
    first(from: responder, \.inputView)
  }

  /// The first assistant item up the chain that was ever assigned to, else the responder's own.
  static func assistantItem(from responder: UIResponder) -> UITextInputAssistantItem {
    BarChanges.reading {
      let own = responder.inputAssistantItem
      if own.wasAssigned { return own }
      return first(from: responder.next) { responder in
        let item = responder.inputAssistantItem
        return item.wasAssigned ? item : nil
      } ?? own
    }
  }

  private static func first<Found>(
    from responder: UIResponder?, _ answer: (UIResponder) -> Found?
  ) -> Found? {
    BarChanges.reading {
      var next = responder
      while let responder = next {
        if let found = answer(responder) { return found }
        next = responder.next
      }
      return nil
    }
  }
}
