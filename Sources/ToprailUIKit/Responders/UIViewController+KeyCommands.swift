// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Adds a key command to the controller's, beside what `keyCommands` says. One added twice counts
  /// once.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/addkeycommand(_:)>
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    removeKeyCommand(keyCommand)
    addedKeyCommands.append(keyCommand)
  }

  /// Takes away a key command that was added.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/removekeycommand(_:)>
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}
