// SPDX-License-Identifier: MIT

/// How the keyboard is wanted: what the configuration file and the command line say.
package struct Options: Hashable, Sendable {
  /// When the keyboard shows itself.
  package var mode = VisibilityMode.automatic
  /// Apps whose fields don't show the keyboard.
  package var ignoredApps: [AppPattern] = []
  /// What it lies above.
  package var layer = LayerChoice.top
  /// The name of the output to stay on, such as `DSI-1`; nil to follow the focus.
  package var output: String?
  /// Whether words stand above the keys.
  package var showsSuggestions = true
  /// Whether they do in terminals too.
  package var suggestsInTerminals = false
  /// Where there is a row of keys for terminals.
  package var terminalRow = TerminalRowChoice.auto
  /// The colours.
  package var theme = ThemeChoice.auto
  /// Whether it slides in and out.
  package var motion = MotionChoice.auto
  /// The size of text, 1 as designed; nil for the desktop's.
  package var textScale: Double?
  /// The lexicon's file; nil for the one that is installed.
  package var lexicon: String?

  /// What holds where nobody chose.
  package init() {}
}
