// SPDX-License-Identifier: MIT

/// One of the app's user interfaces: its windows and what its delegate is told.
///
/// An app has one scene here, made at its launch; every window belongs to it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscene>
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What the scene was made from.
  public let session: UISceneSession

  /// A scene of a session. The application makes it; an app doesn't.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Who is told what happens to the scene.
  open weak var delegate: (any UISceneDelegate)?

  /// Whether the user sees the scene and works with it.
  public internal(set) var activationState = ActivationState.unattached

  /// What windows are called that have no title of their own, nor one of their root controller.
  open var title: String? {
    didSet { for window in UIApplication.shared.windows { window.updateTitle() } }
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Whether a scene is on the screen and active.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app, or not any more.
    case unattached = -1
    /// One of its windows is the active one.
    case foregroundActive = 0
    /// On the screen; another app's window is the active one.
    case foregroundInactive = 1
    /// None of its windows is on the screen.
    case background = 2
  }

  /// What a scene is connected with. Nothing on Linux: URLs and the like don't come this way.
  public final class ConnectionOptions: NSObject {}
}
