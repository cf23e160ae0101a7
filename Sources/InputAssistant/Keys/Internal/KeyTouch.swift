// SPDX-License-Identifier: MIT

/// A finger that is down on the keyboard, and what its key is going to do.
struct KeyTouch: Hashable {
  enum Role: Hashable {
    /// Types the key under the finger when it is lifted. The finger has been there since then.
    case typing(since: Double)
    /// Types one of the choices when it is lifted.
    case choosing(KeyPopUp)
    /// Types a space when it is lifted, unless it slid and moved the caret by this.
    case spacing(moved: Int?)
    /// Has deleted, and deletes again at a time.
    case deleting(next: Double, repeats: Int)
    /// Capitalizes while it is held.
    case shifting(from: KeyShift, locks: Bool)
    /// Shows another layer; returns if a key was typed meanwhile.
    case switching(from: KeyLayer)
    /// Presses a key that types no text, and again at a time.
    case repeating(KeyStroke, next: Double)
    /// Presses a key that types no text when it is lifted on it. The finger has been there since then.
    case stroking(since: Double)
    /// Holds control or alt down, and locks it at a time unless another key is typed before.
    case modifying(KeyModifiers, from: KeyShift, locks: Bool, since: Double)
    /// Runs the key's action when it is lifted on the key.
    case acting
  }

  let id: Int
  /// The key where the finger went down.
  let key: KeyID
  /// Where the finger went down.
  let origin: Point
  /// Whether the finger's letter is a capital.
  let isShifted: Bool
  /// What goes with the finger's key.
  let modifiers: KeyModifiers
  /// The key under the finger; nil off the keyboard.
  var over: KeyID?
  var role: Role
  /// Whether another key was typed while this one was held.
  var isChorded = false
}
