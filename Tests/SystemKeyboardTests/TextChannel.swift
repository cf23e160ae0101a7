// SPDX-License-Identifier: MIT

/// Messages on their way, in order, each with the time at which it was sent.
struct TextChannel<Message> {
  private var messages: [(Message, Double)] = []

  var isEmpty: Bool { messages.isEmpty }
  var all: [Message] { messages.map(\.0) }
  var oldest: Double? { messages.first?.1 }
  mutating func add(_ message: Message, _ time: Double) { messages.append((message, time)) }
  mutating func take() -> Message { messages.removeFirst().0 }
}
