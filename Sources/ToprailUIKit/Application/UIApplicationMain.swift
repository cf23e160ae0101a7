// SPDX-License-Identifier: MIT

/// Starts an app whose delegate class is given by name, and runs until its last window closes.
///
/// - Parameters:
///   - principalClassName: nil; an application class of one's own is not supported.
///   - delegateClassName: `NSStringFromClass(AppDelegate.self)`.
/// - Returns: the exit code: 0, or 69 where there is no display.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)-1yub7>
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  precondition(
    principalClassName == nil,
    "an application class of one's own is not supported: pass nil as principalClassName")
  guard let name = delegateClassName, let type = NSClassFromString(name) else {
    preconditionFailure(
      "no class named \(delegateClassName ?? "nil"): pass NSStringFromClass(AppDelegate.self)")
  }
  return UIApplication.run(delegate: type)
}
