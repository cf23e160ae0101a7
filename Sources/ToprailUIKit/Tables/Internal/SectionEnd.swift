// SPDX-License-Identifier: MIT

/// The header or footer of a table's section.
struct SectionEnd: Hashable {
  let section: Int
  let isHeader: Bool
}
