// SPDX-License-Identifier: MIT

/// What decides a drawn text.
struct LabelKey: Hashable {
  /// The text.
  var text: String
  /// How large it is.
  var font: LabelFont
  /// The most pixels across; 0 for as many as it takes.
  var room = 0
  /// The colour, where the text also has colours of its own; else 0.
  var color: UInt32 = 0
}
