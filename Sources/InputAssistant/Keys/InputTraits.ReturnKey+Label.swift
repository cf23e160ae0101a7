// SPDX-License-Identifier: MIT

extension InputTraits.ReturnKey {
  /// What stands on the return key: "return", "Go", "Search" and so on.
  ///
  /// The kinds are Apple's (https://developer.apple.com/documentation/uikit/uireturnkeytype).
  public var label: String {
    switch self {
    case .default: "return"
    case .go: "Go"
    case .google: "Google"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .search: "Search"
    case .send: "Send"
    case .yahoo: "Yahoo"
    case .done: "Done"
    case .emergencyCall: "SOS"
    case .continue: "Continue"
    }
  }

  /// What a screen reader says for the return key.
  public var spokenLabel: String { self == .emergencyCall ? "Emergency call" : label }

  /// Whether the key commits what was typed, and therefore takes the accent.
  public var commits: Bool {
    switch self {
    case .go, .search, .send, .done: true
    default: false
    }
  }
}
