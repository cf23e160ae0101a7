// SPDX-License-Identifier: MIT

/// What somebody asks by hand: with the hide key, a command, a signal or over the session bus.
package enum VisibilityRequest: String, CaseIterable, Hashable, Sendable {
  case show
  case hide
  case toggle
}
