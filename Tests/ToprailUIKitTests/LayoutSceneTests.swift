// SPDX-License-Identifier: MIT

import GLib
import UIKit
import XCTest

@testable import ToprailUIKit

final class LayoutSceneTests: XCTestCase {
  func testASceneDelegateIsToldWhatHappens() throws {
    try Stage.onDisplay {
      let (host, app) = (SceneHost(), AppDelegate())
      app.type = SceneDelegate.self
      connect(host, app)
      let delegate = try XCTUnwrap(host.scene.delegate as? SceneDelegate)
      XCTAssertTrue(host.hasDelegate)
      XCTAssertEqual(delegate.told, ["willConnect"])
      XCTAssertIdentical(host.scene.session.scene, host.scene)
      host.windowWillShow()
      host.becomeActive()
      XCTAssertEqual(host.scene.activationState, .foregroundActive)
      host.becomeActive()
      host.resignActive()
      host.becomeActive()
      host.lastWindowDidGo()
      XCTAssertEqual(host.scene.activationState, .background)
      host.disconnect()
      XCTAssertEqual(host.scene.activationState, .unattached)
      XCTAssertEqual(
        delegate.told,
        [
          "willConnect", "willEnterForeground", "didBecomeActive", "willResignActive",
          "didBecomeActive", "willResignActive", "didEnterBackground", "didDisconnect",
        ])
    }
  }

  func testANameAloneMeansTheModulesSceneDelegate() throws {
    try Stage.onDisplay {
      let (host, app) = (SceneHost(), AppDelegate())
      app.name = "Default Configuration"
      connect(host, app)
      XCTAssertTrue(host.scene.delegate is SceneDelegate)
    }
  }

  func testAnAppDelegateWithoutScenesGoesOn() throws {
    try Stage.onDisplay {
      let (host, app) = (SceneHost(), PlainDelegate())
      connect(host, app)
      XCTAssertFalse(host.hasDelegate)
      XCTAssertNil(host.scene.delegate)
    }
  }

  func testWindowsAreInTheScene() throws {
    try Stage.run { stage in
      let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      XCTAssertIdentical(stage.window.windowScene, scene)
      XCTAssertTrue(scene.windows.contains(stage.window))
      XCTAssertTrue(scene.activationState != .background && scene.activationState != .unattached)
      XCTAssertIdentical(stage.window.next, scene)
      XCTAssertIdentical(scene.next, UIApplication.shared)
      scene.title = "All of it"
      XCTAssertEqual(stage.window.shownTitle, "All of it")
      scene.title = nil
      let other = UIWindow(windowScene: scene)
      other.rootViewController = UIViewController()
      other.makeKeyAndVisible()
      XCTAssertTrue(scene.windows.contains(other))
      other.isHidden = true
      drainMainLoop()
      XCTAssertFalse(scene.windows.contains(other))
      stage.close()
      XCTAssertEqual(scene.activationState, .background)
    }
  }
}

@MainActor
private func connect(_ host: SceneHost, _ delegate: any UIApplicationDelegate) {
  let before = UIApplication.shared.delegate
  defer { UIApplication.shared.delegate = before }
  UIApplication.shared.delegate = delegate
  host.connect(UIApplication.shared)
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var type: AnyClass?
  var name: String?

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: name, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = type
    return configuration
  }
}

private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

// The name is the template's; it must be found by it.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var told: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { told.append("willConnect") }
  func sceneDidDisconnect(_ scene: UIScene) { told.append("didDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { told.append("didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { told.append("willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { told.append("willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { told.append("didEnterBackground") }
}
