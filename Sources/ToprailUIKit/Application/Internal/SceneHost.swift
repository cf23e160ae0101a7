// SPDX-License-Identifier: MIT

/// Makes the app's scene, and tells its delegate what happens to it.
@MainActor
final class SceneHost {
  let scene: UIWindowScene
  private let options = UIScene.ConnectionOptions()
  /// A scene's delegate is held by nobody else.
  private var delegate: (any UISceneDelegate)?

  init() {
    let session = UISceneSession(role: .windowApplication)
    scene = UIWindowScene(session: session, connectionOptions: options)
  }

  /// Whether a delegate of the scene's own is told in place of the app's.
  ///
  /// It stays true as the delegate goes, whose window asks for it on its way out.
  private(set) var hasDelegate = false

  /// Asks the app's delegate which class the scene's delegate has, and connects one of it.
  func connect(_ application: UIApplication) {
    scene.session.configuration =
      application.delegate?.application(
        application, configurationForConnecting: scene.session, options: options)
      ?? scene.session.configuration
    guard let type = delegateType(for: application.delegate) else { return }
    guard let delegate = UIApplication.make(type) as? any UISceneDelegate else {
      preconditionFailure("\(type) must conform to UIWindowSceneDelegate")
    }
    self.delegate = delegate
    hasDelegate = true
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: options)
  }

  /// The app ends.
  func disconnect() {
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    delegate = nil
  }

  func windowWillShow() {
    guard scene.activationState == .background || scene.activationState == .unattached else {
      return
    }
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
  }

  func lastWindowDidGo() {
    guard scene.activationState != .background, scene.activationState != .unattached else { return }
    resignActive()
    scene.activationState = .background
    scene.delegate?.sceneDidEnterBackground(scene)
  }

  func becomeActive() {
    guard scene.activationState != .foregroundActive else { return }
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
  }

  func resignActive() {
    guard scene.activationState == .foregroundActive else { return }
    scene.delegate?.sceneWillResignActive(scene)
    scene.activationState = .foregroundInactive
  }

  private func delegateType(for delegate: (any UIApplicationDelegate)?) -> AnyClass? {
    let configuration = scene.session.configuration
    if let type = configuration.delegateClass { return type }
    guard configuration.name != nil, let delegate else { return nil }
    // A private class has no name for Objective-C, but it has a module.
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    return NSClassFromString("\(module).SceneDelegate")
  }
}
