// SPDX-License-Identifier: MIT

extension UIView {
  /// Has a recogniser watch the view; it leaves the one that it watched.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    ownGestures.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  /// Takes a recogniser off the view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.detach()
    ownGestures.removeAll { $0 === gestureRecognizer }
  }

  /// The recognisers that watch the view; nil for none. Setting them adds and takes away.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownGestures.isEmpty ? nil : ownGestures }
    set {
      for recognizer in ownGestures { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
}
