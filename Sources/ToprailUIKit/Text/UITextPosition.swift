// SPDX-License-Identifier: MIT

/// A place in a text input's text, between two characters.
///
/// Text inputs make them; they are good until the text changes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextposition>
open class UITextPosition: NSObject {
  /// UTF-16 units from the start.
  let offset: Int

  init(offset: Int) {
    self.offset = offset
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  open override var hash: Int { offset }
}
