// SPDX-License-Identifier: MIT

extension InputTraits {
  /// What the return key promises; raw values are those of Apple's return key type
  /// (https://developer.apple.com/documentation/uikit/uireturnkeytype).
  public enum ReturnKey: Int, CaseIterable, Hashable, Sendable {
    /// A new line, or the field's own action.
    case `default` = 0
    /// Go to what was typed.
    case go = 1
    /// Search with Google.
    case google = 2
    /// Join.
    case join = 3
    /// On to the next field.
    case next = 4
    /// Find a route.
    case route = 5
    /// Search.
    case search = 6
    /// Send what was typed.
    case send = 7
    /// Search with Yahoo.
    case yahoo = 8
    /// Done with typing.
    case done = 9
    /// Call for help.
    case emergencyCall = 10
    /// Continue.
    case `continue` = 11
  }
}
