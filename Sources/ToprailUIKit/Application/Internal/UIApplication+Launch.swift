// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Makes a delegate of a class that is known at run time only, and runs the app.
  static func run(delegate type: AnyClass) -> Int32 {
    let object = make(type)
    guard let delegate = object as? any UIApplicationDelegate else {
      preconditionFailure("\(type) must conform to UIApplicationDelegate")
    }
    shared.delegate = delegate
    return withExtendedLifetime(delegate) { ApplicationLoop.run(shared) }
  }

  /// Makes an object of a class that is known at run time only.
  static func make(_ type: AnyClass) -> NSObject {
    precondition(
      type is NSObject.Type, "\(type) must derive from UIResponder or NSObject to be a delegate")
    // Swift lets only a `required` initialiser be called through a class value, which the delegates
    // of existing apps don't declare. `init()` has one place in the dispatch table of every subclass
    // of NSObject, so a call through a class that does declare it finds the delegate's own.
    return unsafeBitCast(type, to: ConstructibleObject.Type.self).init() as NSObject
  }
}

/// Only its place in the dispatch table counts; `open` keeps the optimiser from assuming it alone.
open class ConstructibleObject: NSObject {
  public required override init() { super.init() }
}
