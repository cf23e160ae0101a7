// SPDX-License-Identifier: MIT

import SystemKeyboard
import TestSupport
import Testing

private enum Event: CaseIterable {
  case activate, deactivate, ignored, other, unavailable, available
  case show, hide, toggle, blink, pause

  /// Seconds that have passed when it happens; the other events come in the same moment.
  var wait: Double { self == .blink ? 0.0625 : self == .pause ? 0.25 : 0 }
  var isRequest: Bool { [.show, .hide, .toggle].contains(self) }
}

private func apply(_ event: Event, to policy: inout VisibilityPolicy, at time: Double) {
  switch event {
  case .activate: policy.fieldActivated(at: time)
  case .deactivate: policy.fieldDeactivated(at: time)
  case .ignored: policy.appActivated("org.example.Ignored", at: time)
  case .other: policy.appActivated(nil, at: time)
  case .unavailable: policy.inputMethodChanged(isAvailable: false, at: time)
  case .available: policy.inputMethodChanged(isAvailable: true, at: time)
  case .show: policy.request(.show, at: time)
  case .hide: policy.request(.hide, at: time)
  case .toggle: policy.request(.toggle, at: time)
  case .blink, .pause: policy.tick(at: time)
  }
}

/// The rules as they read, looked up in the whole past at each step.
private struct Oracle {
  struct Moment {
    var event: Event
    var time: Double
    /// Whether a field counts after the event.
    var counts: Bool
  }

  let mode: VisibilityMode
  var past: [Moment] = []
  private var events: [Event] = []

  init(mode: VisibilityMode) { self.mode = mode }

  mutating func add(_ event: Event) {
    events.append(event)
    past.append(
      Moment(event: event, time: (past.last?.time ?? 0) + event.wait, counts: fieldCounts))
  }

  private var fieldCounts: Bool {
    func last(_ among: Event...) -> Event? { events.last(where: among.contains) }
    return mode != .never && last(.activate, .deactivate, .unavailable) == .activate
      && last(.ignored, .other) != .ignored && last(.unavailable, .available) != .unavailable
  }

  var isShown: Bool {
    past.isEmpty ? mode == .always : isShown(after: past.count, now: past[past.count - 1].time)
  }

  private func counts(_ index: Int) -> Bool { index >= 0 && past[index].counts }

  private func isShown(after count: Int, now: Double) -> Bool {
    if let index = past[..<count].lastIndex(where: \.event.isRequest),
      let asked = asked(at: index, after: count, now: now)
    {
      return asked
    }
    return mode == .always || counts(count - 1) || isSettling(after: count, now: now)
  }

  /// Whether the last field went a moment ago, and nobody has asked for anything since.
  private func isSettling(after count: Int, now: Double) -> Bool {
    let lost = (0..<count).last { counts($0 - 1) && !counts($0) }
    guard let lost else { return false }
    return now < past[lost].time + VisibilityPolicy.settling
      && !past[lost..<count].contains(where: \.event.isRequest)
  }

  /// What a request still says; nil once a field has said otherwise.
  private func asked(at index: Int, after count: Int, now: Double) -> Bool? {
    let asked =
      switch past[index].event {
      case .show: true
      case .hide: false
      default: !isShown(after: index, now: past[index].time)
      }
    let later = (index + 1)..<count
    let came = later.contains {
      counts($0) && (past[$0].event == .activate || !counts($0 - 1))
    }
    let went = later.contains {
      counts($0 - 1) && !counts($0) && past[$0].time + VisibilityPolicy.settling <= now
    }
    return came || asked && went ? nil : asked
  }
}

@Suite struct VisibilityPolicyTests {
  private static func policy(_ mode: VisibilityMode) -> VisibilityPolicy {
    VisibilityPolicy(mode: mode, ignoredApps: [AppPattern("org.example.*")])
  }

  @Test(arguments: VisibilityMode.allCases)
  func followsTheRulesInEveryShortStory(mode: VisibilityMode) {
    func visit(_ policy: VisibilityPolicy, _ oracle: Oracle, depth: Int) {
      for event in Event.allCases {
        var (policy, oracle) = (policy, oracle)
        oracle.add(event)
        apply(event, to: &policy, at: oracle.past[oracle.past.count - 1].time)
        if policy.isShown != oracle.isShown {
          Issue.record("\(oracle.past.map(\.event)): \(policy.isShown)")
          return
        }
        if depth > 1 { visit(policy, oracle, depth: depth - 1) }
      }
    }
    visit(Self.policy(mode), Oracle(mode: mode), depth: 4)
  }

  @Test(arguments: VisibilityMode.allCases)
  func followsTheRulesInLongStories(mode: VisibilityMode) {
    var random = SplitMix64(seed: 7)
    for _ in 0..<1500 {
      var (policy, oracle) = (Self.policy(mode), Oracle(mode: mode))
      for _ in 0..<14 {
        let event = Event.allCases[random.next(below: Event.allCases.count)]
        oracle.add(event)
        apply(event, to: &policy, at: oracle.past[oracle.past.count - 1].time)
        #expect(policy.isShown == oracle.isShown, "\(oracle.past.map(\.event))")
        if policy.isShown != oracle.isShown { return }
      }
    }
  }

  @Test func isShownByAFieldAtOnceAndOutlivesItBriefly() {
    var policy = VisibilityPolicy()
    #expect(!policy.isShown)
    policy.fieldActivated(at: 1)
    #expect(policy.isShown && policy.deadline == nil)
    policy.fieldDeactivated(at: 2)
    #expect(policy.isShown && policy.deadline == 2.12)
    policy.tick(at: 2.11)
    #expect(policy.isShown)
    policy.tick(at: 2.12)
    #expect(!policy.isShown && policy.deadline == nil)
  }

  @Test func neverFlickersBetweenFields() {
    var policy = VisibilityPolicy()
    policy.fieldActivated(at: 0)
    for step in 1...50 {
      policy.fieldDeactivated(at: Double(step))
      #expect(policy.isShown)
      policy.fieldActivated(at: Double(step) + 0.1)
      #expect(policy.isShown && policy.deadline == nil)
    }
  }

  @Test func aHiddenKeyboardComesBackWithTheNextTapOrField() {
    var policy = VisibilityPolicy()
    policy.fieldActivated(at: 0)
    policy.request(.hide, at: 1)
    #expect(!policy.isShown)
    policy.appActivated("org.example.Same", at: 2)
    #expect(!policy.isShown)
    policy.fieldActivated(at: 3)
    #expect(policy.isShown)
    policy.request(.hide, at: 4)
    policy.fieldDeactivated(at: 5)
    #expect(!policy.isShown)
    policy.fieldActivated(at: 5)
    #expect(policy.isShown)
  }

  @Test func staysByHandWhereNoFieldsAreKnown() {
    for policy in [
      VisibilityPolicy(mode: .never), VisibilityPolicy(ignoredApps: [AppPattern("*")]),
    ] {
      var policy = policy
      policy.appActivated("Alacritty", at: 0)
      policy.fieldActivated(at: 0)
      #expect(!policy.isShown)
      policy.request(.toggle, at: 1)
      policy.fieldDeactivated(at: 2)
      policy.fieldActivated(at: 3)
      policy.fieldDeactivated(at: 4)
      policy.tick(at: 60)
      #expect(policy.isShown)
      policy.request(.toggle, at: 61)
      #expect(!policy.isShown)
    }
  }

  @Test func anotherInputMethodLeavesTheHandUntilItGoes() {
    var policy = VisibilityPolicy()
    policy.fieldActivated(at: 0)
    policy.inputMethodChanged(isAvailable: false, at: 1)
    policy.tick(at: 1.5)
    #expect(!policy.isShown)
    policy.request(.show, at: 2)
    policy.tick(at: 30)
    #expect(policy.isShown)
    policy.request(.hide, at: 31)
    policy.inputMethodChanged(isAvailable: true, at: 40)
    #expect(!policy.isShown)
    policy.fieldActivated(at: 41)
    #expect(policy.isShown)
  }

  @Test func showingWhileAFieldGoesIsNotTakenBack() {
    var policy = VisibilityPolicy()
    policy.fieldActivated(at: 0)
    policy.fieldDeactivated(at: 1)
    policy.request(.show, at: 1.05)
    policy.tick(at: 9)
    #expect(policy.isShown)
  }

  @Test func aClockThatStandsOrGoesBackDoesNoHarm() {
    var policy = VisibilityPolicy()
    policy.fieldActivated(at: 5)
    policy.fieldDeactivated(at: .nan)
    policy.tick(at: 4)
    policy.fieldActivated(at: 3)
    policy.fieldDeactivated(at: 3)
    policy.tick(at: 4)
    #expect(!policy.isShown)
  }
}
