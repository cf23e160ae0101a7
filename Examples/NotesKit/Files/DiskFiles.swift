// SPDX-License-Identifier: MIT

import Glibc

/// A folder on the disk.
///
/// A file is written under a hidden name in the same folder, forced to the disk, and then exchanged
/// with the old one in one step of the file system: whenever the process or the machine stops, the
/// name leads to the whole old file or to the whole new one.
package struct DiskFiles: NoteFiles {
  /// How the names of half-written files begin.
  static let temporaryPrefix = ".toprail-notes-"
  static let trashName = ".toprail-notes-trash"

  let folder: FilePath

  /// Opens a folder, which is made where only its last part is missing.
  ///
  /// - Throws: `FileError` where the folder can't be made, read or written to.
  package init(folder path: String) throws {
    folder = FilePath(path)
    if folder.withCString({ mkdir($0, 0o777) }) != 0, errno != EEXIST {
      throw FileError(code: errno, path: path)
    }
    try Descriptor(folder, O_RDONLY | O_DIRECTORY).close()
    let access = folder.withCString { Glibc.access($0, R_OK | W_OK | X_OK) }
    if access != 0 { throw FileError(code: errno, path: path) }
    // The superuser may write everywhere, but not into folders that the kernel makes up.
    try Temporary(in: folder).discard()
  }

  package func entries() throws -> [FolderEntry] {
    try folder.names().filter(\.isNote).compactMap { name in
      let path = folder.appending(name)
      guard let status = try? path.status(), status.st_mode & S_IFMT == S_IFREG else { return nil }
      let isWritable = path.withCString { access($0, W_OK) } == 0
      return FolderEntry(name: name, stamp: FileStamp(status), isWritable: isWritable)
    }
  }

  package func read(_ name: FileName, limit: Int) throws -> FileContents {
    // Not blocking: the name may lead to a pipe by now.
    let file = try Descriptor(folder.appending(name), O_RDONLY | O_NONBLOCK)
    let stamp = FileStamp(try file.status())
    return FileContents(bytes: try file.read(limit: limit), stamp: stamp)
  }

  package func create(_ name: FileName, bytes: [UInt8]) throws -> FileStamp {
    let temporary = try Temporary(in: folder)
    do {
      try temporary.file.write(bytes)
      let stamp = FileStamp(try temporary.file.status())
      try temporary.path.move(to: folder.appending(name))
      try folder.synchronizeNames()
      return stamp
    } catch {
      temporary.discard()
      throw error
    }
  }

  package func move(_ name: FileName, to newName: FileName) throws {
    try folder.appending(name).move(to: folder.appending(newName))
    try folder.synchronizeNames()
  }

  package func remove(_ name: FileName) throws {
    try folder.appending(name).remove()
  }

  /// Removes what writers that were killed have left behind, here and beside the targets of links.
  package func removeLeftovers() {
    var folders: Set<FilePath> = [folder]
    for entry in (try? entries()) ?? [] {
      guard let target = try? folder.appending(entry.name).resolved() else { continue }
      folders.insert(target.folder)
    }
    for folder in folders {
      for name in (try? folder.names()) ?? [] where name.text.hasPrefix(Self.temporaryPrefix) {
        Temporary.removeIfAbandoned(folder.appending(name))
      }
    }
  }
}
