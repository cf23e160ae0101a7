// SPDX-License-Identifier: MIT

/// Nib files and storyboards, of which there are none: `init?(coder:)` answers nil and says so.
///
/// Each class of this module that UIKit makes from an archive has the initialiser. It is `required`
/// there, so that a class with a designated initialiser of its own has to repeat it:
///
///     public required init?(coder: NSCoder) { super.init(coder: coder) }
enum NibFiles {
  /// Says on standard error, in one line, that an object wasn't made and how it is made instead.
  static func refuse(_ type: Any.Type, use initializer: String) {
    let message = """
      \(type)(coder:) made nothing: there are no nib files or storyboards on Linux; \
      use \(initializer)

      """
    FileHandle.standardError.write(Data(message.utf8))
  }
}
