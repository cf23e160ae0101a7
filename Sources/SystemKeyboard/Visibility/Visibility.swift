// SPDX-License-Identifier: MIT

package import GLib

/// Keeps a ``VisibilityPolicy`` up to date with the clock, and says when the keyboard comes and goes.
@MainActor
package final class Visibility {
  /// Whether the keyboard is to be shown.
  package var isShown: Bool { policy.isShown }

  private var policy: VisibilityPolicy
  private let now: @MainActor () -> Double
  private let wait: @MainActor (Double, @escaping VoidHandler) -> AnyObject
  /// Told of each change, not of how it begins: that is ``isShown``.
  package var onChange: (@MainActor (Bool) -> Void)?
  private var wasShown: Bool
  private var timer: AnyObject?

  /// - Parameters:
  ///   - now: Seconds of a clock that is never set.
  ///   - wait: Calls back once after so many seconds, unless what it returns is let go before.
  package init(
    _ policy: VisibilityPolicy,
    now: @escaping @MainActor () -> Double = { MainLoop.now },
    wait: @escaping @MainActor (Double, @escaping VoidHandler) -> AnyObject = {
      MainLoop.timer($0, $1)
    }
  ) {
    self.policy = policy
    self.now = now
    self.wait = wait
    wasShown = policy.isShown
  }

  /// A field got the focus, or the one that has it was tapped: `activate` and `done`.
  package func fieldActivated() { update { $0.fieldActivated(at: $1) } }

  /// No field has the focus any more: `deactivate` and `done`.
  package func fieldDeactivated() { update { $0.fieldDeactivated(at: $1) } }

  /// Another app's window is the active one; nil if there is none or nobody knows.
  package func appActivated(_ app: String?) { update { $0.appActivated(app, at: $1) } }

  /// Whether the seat's input method is ours: false once the compositor says `unavailable`.
  package func inputMethodChanged(isAvailable: Bool) {
    update { $0.inputMethodChanged(isAvailable: isAvailable, at: $1) }
  }

  /// Somebody asks by hand: with the hide key, a command, a signal or over the session bus.
  package func request(_ request: VisibilityRequest) { update { $0.request(request, at: $1) } }

  private func update(_ change: (inout VisibilityPolicy, Double) -> Void) {
    let before = policy.deadline
    change(&policy, now())
    if policy.deadline != before { startTimer() }
    guard policy.isShown != wasShown else { return }
    wasShown = policy.isShown
    onChange?(wasShown)
  }

  private func startTimer() {
    timer = policy.deadline.map { deadline in
      wait(deadline - now()) { [weak self] in
        // At the deadline by its own count, whatever fraction of a millisecond the clock still lacks.
        self?.update { $0.tick(at: max($1, deadline)) }
      }
    }
  }
}
