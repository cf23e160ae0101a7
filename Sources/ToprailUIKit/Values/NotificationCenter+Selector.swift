// SPDX-License-Identifier: MIT

public import Foundation
public import Selectors

extension NotificationCenter {
  /// Has a method called at notifications, on the main thread, for as long as the observer lives.
  ///
  /// ```swift
  /// NotificationCenter.default.addObserver(
  ///   self, selector: #Selector(keyboardWillShow(_:)),
  ///   name: UIResponder.keyboardWillShowNotification, object: nil)
  /// ```
  ///
  /// Linux Foundation has observers with blocks only. `removeObserver(_:)` takes the observer away
  /// early if it is an `NSObject`. A notification posted on another thread is delivered a little later.
  ///
  /// - Parameters:
  ///   - observer: whom to call; not kept alive.
  ///   - selector: a method with no argument, or with the `Notification`.
  ///   - name: which notifications; nil for all.
  ///   - object: the sender whose notifications are wanted; nil for any.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)>
  public func addObserver(
    _ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    SelectorObservers.add(observer, selector: selector, name: name, object: object, to: self)
  }

  /// Takes away what `addObserver(_:selector:name:object:)` added for an observer.
  public func removeObserver(_ observer: NSObject) {
    SelectorObservers.remove(observer, from: self)
  }
}
