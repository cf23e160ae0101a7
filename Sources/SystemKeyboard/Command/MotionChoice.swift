// SPDX-License-Identifier: MIT

/// Whether the keyboard slides in and out: as the desktop asks for it, or never.
package enum MotionChoice: String, CaseIterable, Hashable, Sendable {
  case auto
  case never

  /// Whether it does where the desktop prefers something.
  func slides(for preferences: DesktopPreferences) -> Bool {
    self == .auto && !preferences.wantsLessMotion
  }
}
