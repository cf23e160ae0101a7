// SPDX-License-Identifier: MIT

/// What becomes of a commit whose serial was too old, or may have been.
///
/// A lenient compositor has given it to the client, a strict one has dropped it, and how long a client takes
/// to say so nobody knows. So a probe follows, behind which the client must have the commit if ever.
extension InputMethodClient {
  /// Whether nobody knows what became of a commit that the compositor has read.
  func isDoubtful(_ flight: TypingFlight) -> Bool {
    guard flight.isRead, !flight.isKeys, field.text != nil else { return false }
    if flight.probe != nil { return true }
    switch flight.crossing {
    case .none: return false
    case .maybe: return rule.kind != .lenient
    case .certain: return rule.kind == .unknown
    }
  }

  /// Sends a probe, or another one if it may have been dropped itself.
  func probe(_ doubtful: TypingFlight) {
    guard let text = field.text else { return }
    var probed = doubtful
    if let probe = doubtful.probe {
      guard probe.crossing != .none else { return giveUp(probe, text) }
      probed.probe?.repeats()
    } else {
      probed.probe = TypingProbe(doubtful.step, on: doubtful.isBaseTold ? doubtful.base : text)
    }
    lastFlight &+= 1
    (probed.id, probed.readAt, probed.isReached) = (lastFlight, nil, false)
    flight = probed
    sendProbe(probed)
  }

  private func sendProbe(_ flight: TypingFlight) {
    let id = flight.id
    wire.sync { [weak self] in self?.wasReached(id) }
    wire.commitString(flight.probe?.text ?? "")
    wire.commit(serial: field.serial)
    wire.sync { [weak self] in self?.wasRead(id) }
    wire.flush()
  }

  /// Seconds after which it is looked for what became of a commit or a probe.
  func patience(_ flight: TypingFlight) -> Double {
    switch flight.probe?.crossing {
    case nil, .certain: 0.5
    case .maybe: 3
    // It must arrive, and only a client that never says so is given up.
    case .some(.none): 20
    }
  }

  /// The client told what became of a commit that was doubted.
  func found(_ finding: TypingProbe.Finding, _ doubted: TypingFlight, _ text: FieldText) {
    guard let probe = doubted.probe else { return }
    switch finding {
    case .arrived(let probes):
      if doubted.crossing == .certain { rule.crossedArrived() }
      // The others are on their way.
      guard probes == probe.count || probes > 0 && rule.kind != .lenient else { return }
      fieldAnswers = true
      resume(from: text, with: .commit(removing: probe.text(probes), text: ""))
    case .dropped(let probes):
      rule.wasDropped()
      fieldAnswers = true
      guard case .commit(let removed, let added) = doubted.step else { return }
      resume(from: text, with: .commit(removing: removed + probe.text(probes), text: added))
    }
  }

  /// A client that says nothing of what is typed most likely has it.
  private func giveUp(_ probe: TypingProbe, _ text: FieldText) {
    var assumed = flight?.expected ?? text
    assumed.insert(probe.text)
    resume(from: assumed, with: .commit(removing: probe.text, text: ""))
  }

  private func resume(from text: FieldText, with step: TypingStep) {
    flight = nil
    (base, isBaseTold, chain) = (text, true, text)
    putFirst(step)
  }

  /// Sends a commit anew that was dropped, with what came after it.
  func sendAgain(_ dropped: TypingFlight) {
    flight = nil
    (base, isBaseTold) = (field.text ?? dropped.base, field.text != nil)
    chain = base
    putFirst(dropped.step)
  }

  /// Sends something before all that waits.
  private func putFirst(_ step: TypingStep) {
    if let next = queue.first, let both = step.folding(next) {
      queue[0] = both
    } else {
      queue.insert(step, at: 0)
    }
    show()
  }
}
