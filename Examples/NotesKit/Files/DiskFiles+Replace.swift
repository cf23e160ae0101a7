// SPDX-License-Identifier: MIT

import Glibc

extension DiskFiles {
  package func replace(_ name: FileName, bytes: [UInt8], expecting expected: FileStamp?) throws
    -> Replacement
  {
    let path = try folder.appending(name).resolved()
    guard let old = try path.status() else { throw FileError(code: ENOENT, path: path.text) }
    let temporary = try Temporary(in: path.folder)
    do {
      temporary.takePermissions(of: old)
      try temporary.file.write(bytes)
      let stamp = FileStamp(try temporary.file.status())
      let displaced = try exchange(temporary, with: path, expecting: expected)
      try path.folder.synchronizeNames()
      return Replacement(stamp: stamp, displaced: displaced)
    } catch {
      temporary.discard()
      throw error
    }
  }

  /// Puts the new file in place of the old one, and removes the old one if it is what was expected.
  private func exchange(
    _ temporary: Temporary, with path: FilePath, expecting expected: FileStamp?
  ) throws -> FileName? {
    guard RenameCall.rename(temporary.path, to: path, .exchanging) else {
      guard errno == EINVAL || errno == ENOSYS else {
        throw FileError(code: errno, path: path.text)
      }
      return try exchangeInSteps(temporary, with: path, expecting: expected)
    }
    let old = try temporary.path.status().map(FileStamp.init)
    if let expected, let old, old != expected { return try keep(temporary) }
    try temporary.path.remove()
    return nil
  }

  /// The same for file systems that can't exchange two names in one step.
  private func exchangeInSteps(
    _ temporary: Temporary, with path: FilePath, expecting expected: FileStamp?
  ) throws -> FileName? {
    var kept: FileName?
    if let expected, let status = try path.status(), FileStamp(status) != expected {
      kept = try copy(path)
    }
    guard RenameCall.rename(temporary.path, to: path, .replacing) else {
      throw FileError(code: errno, path: path.text)
    }
    return kept
  }

  /// Moves a displaced file into the notes' folder, where a link's target may not have been.
  private func keep(_ temporary: Temporary) throws -> FileName {
    let name = Temporary.freeName(".other")
    if RenameCall.rename(temporary.path, to: folder.appending(name), .exclusive) {
      return name
    }
    let copied = try copy(temporary.path)
    try temporary.path.remove()
    return copied
  }

  private func copy(_ path: FilePath) throws -> FileName {
    let name = Temporary.freeName(".other")
    let bytes = try Descriptor(path, O_RDONLY).read(limit: .max)
    try Descriptor(folder.appending(name), O_WRONLY | O_CREAT | O_EXCL, mode: 0o600).write(bytes)
    return name
  }
}
