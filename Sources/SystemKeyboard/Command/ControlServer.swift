// SPDX-License-Identifier: MIT

import GLib
import Glibc

/// Answers what the command line asks the keyboard that runs.
///
/// A peer sends a word of ``ControlRequest`` and a line feed; it gets `ok`, a line feed and the answer, or
/// one line that says what is wrong. Only the same user reaches the socket.
@MainActor
package final class ControlServer {
  private let address: ControlAddress
  private let answer: @MainActor (ControlRequest) -> String
  private var lock: Int32 = -1
  private var listener: Int32 = -1
  private var source: EventSource?
  private var peers: [ControlPeer] = []
  /// Kept for the moment in which the system has no descriptor left.
  private var spare: Int32 = -1

  /// Peers beyond these push out those that have waited longest without asking anything.
  private static let maximumPeers = 8

  /// - Parameter answer: Does what is asked and says what to print, in lines.
  package init(
    _ address: ControlAddress, answer: @escaping @MainActor (ControlRequest) -> String
  ) throws(ControlFailure) {
    self.address = address
    self.answer = answer
    try takeLock()
    try listen()
    spare = Self.openSpare()
    source = MainLoop.onReadable(listener) { [weak self] in self?.accept() }
  }

  isolated deinit {
    source?.cancel()
    if listener >= 0 {
      close(listener)
      unlink(address.socket)
    }
    if lock >= 0 { close(lock) }
    if spare >= 0 { close(spare) }
  }

  /// The system lets go of the lock when the program ends, so that a socket without one is a dead one's.
  private func takeLock() throws(ControlFailure) {
    lock = open(address.lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else {
      throw .system(path: address.lock, message: systemMessage(errno))
    }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      guard errno == EWOULDBLOCK else {
        throw .system(path: address.lock, message: systemMessage(errno))
      }
      throw .isRunning
    }
  }

  private func listen() throws(ControlFailure) {
    let descriptor = try address.makeSocket(waits: false)
    unlink(address.socket)
    let mask = umask(0o177)
    let isBound = address.withAddress { bind(descriptor, $0, $1) } == 0
    umask(mask)
    guard isBound, Glibc.listen(descriptor, Int32(Self.maximumPeers)) == 0 else {
      let failure = address.failure()
      close(descriptor)
      throw failure
    }
    listener = descriptor
  }

  private func accept() {
    while true {
      let descriptor = Glibc.accept(listener, nil, nil)
      guard descriptor >= 0 else {
        if errno == EMFILE || errno == ENFILE { turnAway() }
        return
      }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      if peers.count >= Self.maximumPeers { peers.removeFirst() }
      peers.append(
        ControlPeer(
          descriptor, answer: answer, onEnd: { [weak self] peer in self?.forget(peer) }))
    }
  }

  /// Nobody can be answered; whoever waits would else wake the loop again at once, for ever.
  private func turnAway() {
    if spare >= 0 { close(spare) }
    let descriptor = Glibc.accept(listener, nil, nil)
    if descriptor >= 0 { close(descriptor) }
    spare = Self.openSpare()
  }

  private static func openSpare() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }

  private func forget(_ peer: ControlPeer) { peers.removeAll { $0 === peer } }
}
