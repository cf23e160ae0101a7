// SPDX-License-Identifier: MIT

/// What the store knows of one note.
struct NoteRecord {
  /// Nil until the first save.
  var name: FileName?
  var stamp: FileStamp?
  var content: NoteContent
  /// The file's bytes that the content was made from.
  var saved: [UInt8]
  /// Nanoseconds since 1970.
  var modified: Int
  var isWritable = true
  /// The title that the file's name follows, nil where people chose the name.
  var namedAfter: String?

  /// The time of the first edit that is in no save yet.
  var dirtySince: Double?
  var isSaving = false
  /// Not before this time is a failed save tried again.
  var retryAt: Double?
  /// The time of the last change of a title that the file's name doesn't follow yet.
  var titleChangedAt: Double?

  var heading: NoteTitle
  /// The text without case and accents, made for the first search.
  var folded: [UInt8]?

  init(name: FileName?, stamp: FileStamp?, content: NoteContent, saved: [UInt8], modified: Int) {
    self.name = name
    self.stamp = stamp
    self.content = content
    self.saved = saved
    self.modified = modified
    heading = NoteTitle(content.text)
    let title = heading.title
    namedAfter = name.map { FileNaming.isName($0, from: title) } ?? true ? title : nil
  }

  var hasUnsavedEdits: Bool { dirtySince != nil || isSaving }

  var isReadable: Bool {
    if case .notReadable = content.readOnly { return false }
    return true
  }

  mutating func setText(_ text: String) {
    content.text = text
    heading = NoteTitle(text)
    folded = nil
  }
}
