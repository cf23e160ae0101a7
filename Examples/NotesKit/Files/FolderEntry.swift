// SPDX-License-Identifier: MIT

/// A regular file in the notes' folder, or a link to one.
package struct FolderEntry: Hashable, Sendable {
  package var name: FileName
  /// Of the file itself, where the entry is a link.
  package var stamp: FileStamp
  package var isWritable: Bool

  package init(name: FileName, stamp: FileStamp, isWritable: Bool = true) {
    self.name = name
    self.stamp = stamp
    self.isWritable = isWritable
  }
}
