// SPDX-License-Identifier: MIT

import Glibc

// Every deletion has a folder of its own, named by its time, so that a file keeps its name.
extension DiskFiles {
  private var trash: FilePath { folder.appending(Self.trashName) }

  package var hasTrash: Bool { (try? trash.status()) != nil }

  package func trash(_ name: FileName, at time: Int) throws -> TrashedFile {
    if trash.withCString({ mkdir($0, 0o700) }) != 0, errno != EEXIST {
      throw FileError(code: errno, path: trash.text)
    }
    let place = try makePlace(at: time)
    do {
      try folder.appending(name).move(to: trash.appending(place).appending(name))
    } catch {
      _ = trash.appending(place).withCString(rmdir)
      throw error
    }
    try trash.appending(place).synchronizeNames()
    try folder.synchronizeNames()
    return TrashedFile(folder: place, name: name)
  }

  package func restore(_ file: TrashedFile, as name: FileName) throws {
    let place = trash.appending(file.folder)
    try place.appending(file.name).move(to: folder.appending(name))
    try folder.synchronizeNames()
    _ = place.withCString(rmdir)
  }

  package func emptyTrash(before time: Int) {
    for place in (try? trash.names()) ?? [] {
      guard let deleted = Int(place.text.prefix { $0 != "-" }), deleted < time else { continue }
      let path = trash.appending(place)
      for name in (try? path.names()) ?? [] { try? path.appending(name).remove() }
      _ = path.withCString(rmdir)
    }
  }

  private func makePlace(at time: Int) throws -> String {
    for number in 0..<Int.max {
      let place = "\(time)-\(number)"
      if trash.appending(place).withCString({ mkdir($0, 0o700) }) == 0 { return place }
      if errno != EEXIST { break }
    }
    throw FileError(code: errno, path: trash.text)
  }
}
