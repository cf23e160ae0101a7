// SPDX-License-Identifier: MIT

@testable import SystemKeyboard

/// What makes a difference for all that comes: times and numbers count from now.
extension TextWorld {
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(mask)
    hasher.combine(pending.deleted)
    hasher.combine(pending.text)
    for requests in toCompositor.all {
      hasher.combine(requests.count)
      for request in requests { hash(request, into: &hasher) }
    }
    hasher.combine(toApp.all)
    hasher.combine(keysOfApp.all)
    hasher.combine(fromApp.all)
    for event in toKeyboard.all { hash(event, into: &hasher) }
    if let client { hash(client, into: &hasher) }
  }

  private func hash(_ request: Request, into hasher: inout Hasher) {
    switch request {
    case .text(let text): hasher.combine(text)
    case .delete(let bytes): hasher.combine(-Int(bytes))
    case .commit(let serial): hasher.combine(done &- serial)
    case .key(let code): hasher.combine(1000 + code)
    case .modifiers(let mask): hasher.combine(2000 + mask)
    case .sync(let flight, _): hasher.combine(3000 + (client?.lastFlight ?? 0) - flight)
    }
  }

  private func hash(_ event: Event, into hasher: inout Hasher) {
    switch event {
    case .told(let text): hasher.combine(text)
    case .synced(let flight, _): hasher.combine((client?.lastFlight ?? 0) - flight)
    }
  }

  private func hash(_ client: InputMethodClient, into hasher: inout Hasher) {
    hasher.combine(client.field.text)
    hasher.combine(done &- client.field.serial)
    hasher.combine(client.queue)
    hasher.combine([client.base, client.chain, client.shown])
    hasher.combine([client.isBaseTold, client.wasAnswered, client.fieldAnswers])
    hasher.combine([since(client.toldAt), since(client.typedAt), since(client.heardAt)])
    hasher.combine(client.nextDeadline.map(since))
    hasher.combine(client.rule)
    hasher.combine(client.trail)
    guard let flight = client.flight else { return }
    hasher.combine([flight.base, flight.predicted, flight.chained, flight.rebased ?? flight.base])
    hasher.combine(flight.step)
    hasher.combine(client.lastFlight - flight.id)
    hasher.combine([flight.isBaseTold, flight.isReached, flight.isAnswered, flight.isNew])
    hasher.combine(flight.crossing)
    hasher.combine(flight.probe?.count)
    hasher.combine(flight.probe?.crossing)
    hasher.combine([flight.readAt.map(since), since(flight.toldAt)])
  }

  /// Milliseconds until now; more than a minute is as good as never.
  private func since(_ time: Double) -> Int { Int((max(time, now - 60) - now) * 1000) }
}
