// SPDX-License-Identifier: MIT

/// What the user did that led to an action.
///
/// Source: <https://developer.apple.com/documentation/uikit/uievent>
@preconcurrency @MainActor
public final class UIEvent: NSObject {
  /// The seconds since the system started at which it happened.
  public let timestamp: TimeInterval

  /// An event that happens now.
  public override init() {
    timestamp = ProcessInfo.processInfo.systemUptime
    super.init()
  }
}
