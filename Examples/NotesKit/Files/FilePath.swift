// SPDX-License-Identifier: MIT

import Glibc

/// A path, byte for byte.
struct FilePath: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ path: String) { bytes = Array(path.utf8) }

  init(bytes: [UInt8]) { self.bytes = bytes }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func appending(_ name: FileName) -> FilePath {
    FilePath(bytes: bytes + [UInt8(ascii: "/")] + name.bytes)
  }

  func appending(_ name: String) -> FilePath { appending(FileName(name)) }

  /// The folder that the path lies in.
  var folder: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return FilePath(bytes: slash == 0 ? [UInt8(ascii: "/")] : Array(bytes[..<slash]))
  }

  /// The path with every link on it followed; the path must exist.
  func resolved() throws -> FilePath {
    guard let start = withCString({ realpath($0, nil) }) else {
      throw FileError(code: errno, path: text)
    }
    defer { free(start) }
    let bytes = UnsafeBufferPointer(start: start, count: strlen(start))
    return FilePath(bytes: bytes.map(UInt8.init(bitPattern:)))
  }

  /// The state of the file, of a link's target where it is a link; nil where there is none.
  func status() throws -> stat? {
    var status = stat()
    if withCString({ stat($0, &status) }) == 0 { return status }
    if errno == ENOENT || errno == ELOOP { return nil }
    throw FileError(code: errno, path: text)
  }

  func withCString<T>(_ body: (UnsafePointer<CChar>) throws -> T) rethrows -> T {
    try FileName(bytes: bytes).withCString(body)
  }

  /// Renames to a path that must be free (`EEXIST`).
  func move(to path: FilePath) throws {
    if RenameCall.rename(self, to: path, .exclusive) { return }
    guard errno == EINVAL || errno == ENOSYS else { throw FileError(code: errno, path: path.text) }
    // A file system without the flag: a second name refuses as well where there is one already.
    let linked = withCString { old in path.withCString { link(old, $0) } }
    guard linked == 0 else { throw FileError(code: errno, path: path.text) }
    try remove()
  }

  func remove() throws {
    if withCString(unlink) != 0 { throw FileError(code: errno, path: text) }
  }

  /// Makes sure that a new, changed or missing name in this folder is on the disk.
  func synchronizeNames() throws {
    try Descriptor(self, O_RDONLY | O_DIRECTORY).synchronize()
  }

  /// The names in this folder, without `.` and `..`.
  func names() throws -> [FileName] {
    guard let stream = withCString(opendir) else { throw FileError(code: errno, path: text) }
    defer { closedir(stream) }
    var names: [FileName] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: UInt8.self, capacity: 256) {
          FileName(bytes: UnsafeBufferPointer(start: $0, count: 256).prefix { $0 != 0 })
        }
      }
      if name.text != ".", name.text != ".." { names.append(name) }
    }
    return names
  }
}
