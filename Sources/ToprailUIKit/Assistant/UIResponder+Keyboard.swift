// SPDX-License-Identifier: MIT

extension UIResponder {
  // The keyboard here is what stands at the window's bottom: accessory view, bar, input view. Frames
  // are in the window's coordinates: intersect them with a view's frame rather than using heights.
  // The root view controller's view is resized already and never lies under it.
  //
  // Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillshownotification

  /// Posted before bar, toolbar or keys come, and before they change their size.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after bar, toolbar or keys have come, and after they have changed their size.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before bar, toolbar and keys go.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after bar, toolbar and keys have gone.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the frame changes, coming and going included.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the frame has changed, coming and going included.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The frame before, an `NSValue` of a `CGRect`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame after, an `NSValue` of a `CGRect`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the change takes, in seconds, an `NSNumber` of a `Double`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// How the change moves: an `NSNumber` of a `UIView.AnimationCurve`'s raw value.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the app that is told is the one that the keyboard is for, as a `Bool`.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
