// SPDX-License-Identifier: MIT

package import GLib

/// Keeps a ``VisibilityPolicy`` up to date with the clock, and says when the keyboard comes and goes.
@MainActor
package final class Visibility {
  /// Whether the keyboard is to be shown.
  package var isShown: Bool { policy.isShown }

  private var policy: VisibilityPolicy
  private let clock: LoopClock
  /// Told of each change, not of how it begins: that is ``isShown``.
  package var onChange: (@MainActor (Bool) -> Void)?
  private var wasShown: Bool
  private var timer: AnyObject?

  /// Begins with what the policy has now.
  package init(_ policy: VisibilityPolicy, clock: LoopClock = .main) {
    self.policy = policy
    self.clock = clock
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
    change(&policy, clock.now())
    if policy.deadline != before { startTimer() }
    guard policy.isShown != wasShown else { return }
    wasShown = policy.isShown
    onChange?(wasShown)
  }

  private func startTimer() {
    timer = policy.deadline.map { deadline in
      clock.wait(deadline - clock.now()) { [weak self] in
        // At the deadline by its own count, whatever fraction of a millisecond the clock still lacks.
        self?.update { $0.tick(at: max($1, deadline)) }
      }
    }
  }
}
