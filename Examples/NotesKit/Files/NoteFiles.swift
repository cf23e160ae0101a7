// SPDX-License-Identifier: MIT

/// The file system as the store sees it: one folder, whose files are replaced as a whole or not at all.
///
/// All throw a `FileError`. They may be called on any thread.
package protocol NoteFiles: Sendable {
  /// The folder's files with names that are notes' names.
  func entries() throws -> [FolderEntry]

  /// A file's first bytes, at most `limit`, with the stamp of the state that was read.
  func read(_ name: FileName, limit: Int) throws -> FileContents

  /// Writes a file that must not exist yet (`EEXIST`). It exists with all its bytes, on the disk, or
  /// it doesn't.
  func create(_ name: FileName, bytes: [UInt8]) throws -> FileStamp

  /// Writes a file that must exist (`ENOENT`). A link is followed, permissions stay.
  ///
  /// - Parameter expected: the state that the new bytes were made from.
  /// - Returns: the new state. If the file was in another state than expected, that state is kept as
  ///   a hidden file whose name is returned too.
  func replace(_ name: FileName, bytes: [UInt8], expecting expected: FileStamp?) throws
    -> Replacement

  /// Gives a file another name, which must be free (`EEXIST`). A link stays a link.
  func move(_ name: FileName, to newName: FileName) throws

  func remove(_ name: FileName) throws

  /// Moves a file into a hidden folder.
  ///
  /// - Parameter time: seconds since 1970, kept so that `emptyTrash` knows the age.
  func trash(_ name: FileName, at time: Int) throws -> TrashedFile

  /// Moves a file out of the hidden folder to a name that must be free (`EEXIST`).
  func restore(_ file: TrashedFile, as name: FileName) throws

  /// Removes for good what was moved to the trash before a time, in seconds since 1970.
  func emptyTrash(before time: Int)

  /// Whether anything was ever deleted in this folder.
  var hasTrash: Bool { get }
}

/// What was read, and the state it was read from.
package struct FileContents: Hashable, Sendable {
  package var bytes: [UInt8]
  package var stamp: FileStamp

  package init(bytes: [UInt8], stamp: FileStamp) {
    self.bytes = bytes
    self.stamp = stamp
  }
}

/// The outcome of replacing a file.
package struct Replacement: Hashable, Sendable {
  package var stamp: FileStamp
  /// A hidden file with what somebody else had written meanwhile.
  package var displaced: FileName?

  package init(stamp: FileStamp, displaced: FileName? = nil) {
    self.stamp = stamp
    self.displaced = displaced
  }
}

/// A deleted file that can still be restored.
package struct TrashedFile: Hashable, Sendable {
  /// The hidden folder of this one deletion.
  package var folder: String
  package var name: FileName

  package init(folder: String, name: FileName) {
    self.folder = folder
    self.name = name
  }
}
