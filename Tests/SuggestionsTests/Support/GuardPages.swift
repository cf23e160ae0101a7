// SPDX-License-Identifier: MIT

import Foundation

/// Memory that can't be read, so that a file mapped next ends before it: reading past its end is a crash.
final class GuardPages {
  private let size: Int
  private var pages: [UnsafeMutableRawPointer] = []

  /// Takes the gaps of the address space that a file of a size fits into, and part of the large one.
  init(size: Int) {
    self.size = max(size, 1)
    for _ in 0..<64 {
      let page = mmap(nil, self.size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      if let page, page != MAP_FAILED { pages.append(page) }
    }
  }

  deinit { for page in pages { munmap(page, size) } }

  /// Whether nothing can be read behind each mapping of a file.
  static func protect(_ path: String) -> Bool {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let lines = maps.split(separator: "\n")
    let places = lines.indices.filter { lines[$0].hasSuffix(path) }
    return !places.isEmpty
      && places.allSatisfy { place in
        let next = lines.dropFirst(place + 1).first ?? ""
        let end = lines[place].split(separator: " ").first?.split(separator: "-").last ?? ""
        return !next.hasPrefix("\(end)-") || next.contains(" ---p ")
      }
  }
}
