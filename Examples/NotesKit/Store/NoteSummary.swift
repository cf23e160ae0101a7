// SPDX-License-Identifier: MIT

/// A row of the list.
package struct NoteSummary: Hashable, Sendable {
  package var id: NoteID
  package var title: String
  package var preview: String
  /// Seconds since 1970.
  package var modified: Double

  /// Whether a row shows both the same.
  package func looksLike(_ other: NoteSummary) -> Bool {
    id == other.id && title == other.title && preview == other.preview
  }
}
