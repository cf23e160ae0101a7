// SPDX-License-Identifier: MIT

import GLib
import Glibc

/// One connection to the ``ControlServer``: one question, one answer.
@MainActor
final class ControlPeer {
  private let descriptor: Int32
  private let answer: @MainActor (ControlRequest) -> String
  private let onEnd: @MainActor (ControlPeer) -> Void
  private var question: [UInt8] = []
  private var source: EventSource?

  /// The longest question, in bytes, its line feed included.
  private static let maximumQuestion = 32

  /// - Parameter descriptor: A socket that doesn't wait; it is closed with the peer.
  init(
    _ descriptor: Int32, answer: @escaping @MainActor (ControlRequest) -> String,
    onEnd: @escaping @MainActor (ControlPeer) -> Void
  ) {
    self.descriptor = descriptor
    self.answer = answer
    self.onEnd = onEnd
    source = MainLoop.onReadable(descriptor) { [weak self] in self?.readOn() }
  }

  isolated deinit {
    source?.cancel()
    close(descriptor)
  }

  private func readOn() {
    var bytes = [UInt8](repeating: 0, count: Self.maximumQuestion - question.count)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 { question += bytes[..<count] }
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    if let end = question.firstIndex(of: UInt8(ascii: "\n")) {
      reply(to: String(decoding: question[..<end], as: UTF8.self))
    } else if count > 0, question.count < Self.maximumQuestion {
      return
    }
    onEnd(self)
  }

  private func reply(to question: String) {
    let request = ControlRequest(rawValue: question)
    let reply = request.map { "ok\n\(answer($0))" } ?? "it doesn't know what that means\n"
    // Answers are far smaller than what the system keeps for the peer; one that reads nothing gets no
    // more.
    _ = Array(reply.utf8).withUnsafeBytes {
      send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
  }
}
