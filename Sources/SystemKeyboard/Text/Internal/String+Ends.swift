// SPDX-License-Identifier: MIT

// Clients count in bytes, and to compare characters costs far more.
extension String {
  /// Whether the last bytes are those of another text.
  func ends(with end: String) -> Bool { sharesEnd(with: end, bytes: end.utf8.count) }

  /// Whether so many bytes at the end are the same in another text; false where one has fewer.
  func sharesEnd(with other: String, bytes count: Int) -> Bool {
    utf8.count >= count && other.utf8.count >= count
      && utf8.suffix(count).elementsEqual(other.utf8.suffix(count))
  }
}
