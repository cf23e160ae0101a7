// SPDX-License-Identifier: MIT

/// What one commit of an input method asks of a field.
package struct FieldEdit: Hashable, Sendable {
  /// How many bytes to delete before the caret.
  package var before = 0
  /// How many bytes to delete after the caret.
  package var after = 0
  /// The text to insert.
  package var text = ""
  /// The text being composed, shown and not kept.
  package var preedit = ""
}
