// SPDX-License-Identifier: MIT

/// Which class a scene's delegate has.
///
/// There is no Info.plist here. `delegateClass` names the class; where only `name` is given, it is the
/// class `SceneDelegate` in the module of the app's delegate, as Xcode's template has it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisceneconfiguration>
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The configuration's name; nil for none.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role

  /// A configuration for scenes of a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// The class of the scene's delegate; it derives from `UIResponder` or `NSObject`.
  open var delegateClass: AnyClass?
}
