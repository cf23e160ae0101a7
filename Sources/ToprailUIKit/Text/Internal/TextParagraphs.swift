// SPDX-License-Identifier: MIT

/// Where a text's paragraphs lie, in UTF-16 units. There is always one; the last may be empty.
struct TextParagraphs {
  /// The paragraphs without the line breaks between them.
  private(set) var contents: [Range<Int>] = []
  /// The units of the text.
  let length: Int

  init(_ text: String) {
    var (start, place) = (0, 0)
    var isAfterReturn = false
    for unit in text.utf16 {
      place += 1
      switch unit {
      case 0x0A where isAfterReturn: start = place
      case 0x0A, 0x0D, 0x2029:
        contents.append(start..<place - 1)
        start = place
      default: break
      }
      isAfterReturn = unit == 0x0D
    }
    length = place
    contents.append(start..<length)
  }

  var count: Int { contents.count }

  /// The paragraph that a place is in; one within a line break counts to the paragraph before.
  func index(of place: Int) -> Int {
    max(0, contents.partitioningIndex { $0.lowerBound > place } - 1)
  }

  /// A paragraph with the line break that ends it.
  func whole(_ index: Int) -> Range<Int> {
    let end = index + 1 < count ? contents[index + 1].lowerBound : length
    return contents[index].lowerBound..<end
  }
}
