// SPDX-License-Identifier: MIT

/// What tells one of an app's scenes from others.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscenesession>
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// A role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on the device's screen; the only role here.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// A name that no other session of the process has.
  public let persistentIdentifier = UUID().uuidString
  /// The scene, once it was made.
  public internal(set) weak var scene: UIScene?
  /// How the scene was made: what the app's delegate answered.
  public internal(set) var configuration: UISceneConfiguration

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}
