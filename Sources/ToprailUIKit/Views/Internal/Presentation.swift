// SPDX-License-Identifier: MIT

/// One controller that is shown over another.
@MainActor
final class Presentation {
  let presented: UIViewController
  private(set) weak var window: UIWindow?
  private weak var presenter: UIViewController?
  /// Who had the keyboard before.
  private weak var responder: UIResponder?
  /// Whether the presenter's view stays behind.
  private let keepsPresenter: Bool
  private var isBeginning = false
  private var isEnding = false
  /// Whether it was ended before it had begun.
  private var endsOnceBegun = false
  private var bringsBack = true
  private var completions: [() -> Void] = []

  /// Shows a controller over another; false, with a line on standard error, where it can't be.
  static func begin(_ presented: UIViewController, over presenter: UIViewController) -> Bool {
    guard let window = presenter.viewIfLoaded?.window else {
      return refuse(presented, presenter, "whose view is in no window")
    }
    guard presenter.presentation == nil else {
      return refuse(presented, presenter, "which is already presenting")
    }
    guard !presenter.isBeingDismissed else {
      return refuse(presented, presenter, "which is being dismissed")
    }
    guard presented.presenter == nil, presented.parent == nil, presented !== presenter else {
      return refuse(presented, presenter, "but it is shown already")
    }
    let presentation = Presentation(presented, over: presenter, in: window)
    presenter.presentation = presentation
    presented.presenter = presenter
    presentation.begin()
    return true
  }

  private init(_ presented: UIViewController, over presenter: UIViewController, in window: UIWindow)
  {
    self.presented = presented
    self.presenter = presenter
    self.window = window
    responder = window.firstResponder
    keepsPresenter = presented.modalPresentationStyle.keepsPresenter
  }

  /// Takes the presented controller away, after those that are presented over it.
  ///
  /// What is ended while it begins goes right afterwards.
  ///
  /// - Parameters:
  ///   - bringsBack: whether the presenter's view and first responder return. What is dismissed too
  ///     needn't come back for a moment.
  ///   - completion: called once it has gone.
  func end(bringsBack: Bool = true, completion: (() -> Void)? = nil) {
    completions += [completion].compactMap(\.self)
    self.bringsBack = self.bringsBack && bringsBack
    endsOnceBegun = isBeginning
    guard !isBeginning, !isEnding else { return }
    isEnding = true
    presented.presentation?.end(bringsBack: false)
    presented.isBeingDismissed = true
    presented.viewIfLoaded?.removeFromSuperview()
    presented.isBeingDismissed = false
    presented.presenter = nil
    presenter?.presentation = nil
    presenter?.viewIfLoaded?.isCovered = false
    if self.bringsBack { bringBackPresenter() }
    for completion in completions { completion() }
  }

  // Controllers that are told of it may end it, before it is all there.
  private func begin() {
    isBeginning = true
    show()
    isBeginning = false
    if endsOnceBegun { end() }
  }

  private func show() {
    guard let window, let view = presented.view else { return }
    if let responder, !responder.resignFirstResponder() { window.dropFirstResponder() }
    if keepsPresenter {
      presenter?.viewIfLoaded?.isCovered = true
    } else {
      presenter?.viewIfLoaded?.removeFromSuperview()
    }
    presented.isBeingPresented = true
    window.addSubview(view)
    presented.isBeingPresented = false
  }

  private func bringBackPresenter() {
    guard let window else { return }
    if !keepsPresenter, let view = presenter?.viewIfLoaded {
      let isRoot = window.rootViewController === presenter
      window.insertSubview(view, at: isRoot ? 0 : window.subviews.count)
    }
    if let responder, responder.hostingWindow === window { responder.becomeFirstResponder() }
  }

  private static func refuse(
    _ presented: UIViewController, _ presenter: UIViewController, _ reason: String
  ) -> Bool {
    Mistakes.report(
      "\(type(of: presented)) is not presented over \(type(of: presenter)), \(reason)")
    return false
  }
}

extension UIViewController {
  /// The controller at the end of the parents.
  var outermost: UIViewController { parent?.outermost ?? self }
}
