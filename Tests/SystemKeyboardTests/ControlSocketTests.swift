// SPDX-License-Identifier: MIT

import Foundation
import GLib
import SystemKeyboard
import TestSupport
import XCTest

extension PrivateFolder {
  fileprivate func address(_ display: String = "wayland-7") throws(ControlFailure) -> ControlAddress
  {
    let path = self.path
    return try ControlAddress { ["XDG_RUNTIME_DIR": path, "WAYLAND_DISPLAY": display][$0] }
  }

  /// A socket that is connected and says nothing yet.
  fileprivate func connect(_ address: ControlAddress) -> Int32 {
    let peer = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: address.socket.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(peer, $0, size) }
    }
    return result == 0 ? peer : -1
  }
}

/// What a thread found out.
private final class Answer: @unchecked Sendable {
  private let lock = NSLock()
  private var result: Result<String, ControlFailure>?
  var value: Result<String, ControlFailure>? {
    get { lock.withLock { result } }
    set { lock.withLock { result = newValue } }
  }
}

/// Asks from another thread, as another program would, while the loop runs here.
@MainActor
private func ask(
  _ request: ControlRequest, _ address: ControlAddress
) -> Result<String, ControlFailure> {
  let answer = Answer()
  Thread.detachNewThread {
    answer.value = Result { () throws(ControlFailure) in
      try ControlClient.ask(request, at: address, patience: 5)
    }
  }
  while true {
    if let value = answer.value { return value }
    MainLoop.iterate()
  }
}

@MainActor
private func serve(
  _ address: ControlAddress,
  _ answer: @escaping @MainActor (ControlRequest) -> String = { _ in "" }
) throws -> ControlServer { try ControlServer(address, answer: answer) }

final class ControlSocketTests: XCTestCase {
  func testEachQuestionGetsItsAnswer() throws {
    try MainActor.assumeIsolated {
      let folder = try PrivateFolder()
      let address = try folder.address()
      let long = String(repeating: "line\n", count: 8000)
      let server = try serve(address) { $0 == .elements ? long : "\($0)\n" }
      for request in [ControlRequest.show, .hide, .toggle] {
        XCTAssertEqual(ask(request, address), .success("\(request)\n"))
      }
      XCTAssertEqual(ask(.elements, address), .success(long))
      withExtendedLifetime(server) {}
    }
  }

  func testOnlyTheUserReachesIt() throws {
    try MainActor.assumeIsolated {
      let folder = try PrivateFolder()
      let server = try serve(try folder.address())
      for file in ["toprail-wayland-7.sock", "toprail-wayland-7.lock"] {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(file)")
        XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
      }
      withExtendedLifetime(server) {}
    }
  }

  func testOneKeyboardForEachCompositor() throws {
    try MainActor.assumeIsolated {
      let folder = try PrivateFolder()
      var server: ControlServer? = try serve(try folder.address()) { _ in "first\n" }
      XCTAssertThrowsError(try serve(try folder.address())) {
        XCTAssertEqual($0 as? ControlFailure, .isRunning)
      }
      XCTAssertNoThrow(try serve(try folder.address("wayland-8")))
      XCTAssertEqual(ask(.show, try folder.address()), .success("first\n"))
      server = nil
      XCTAssertNil(server)
      XCTAssertEqual(ask(.show, try folder.address()), .failure(.isNotRunning))
      XCTAssertNoThrow(try serve(try folder.address()))
    }
  }

  func testWhatACrashLeftIsReplaced() throws {
    try MainActor.assumeIsolated {
      let folder = try PrivateFolder()
      let address = try folder.address()
      // A socket that nobody listens to, and a lock that nobody holds.
      var dead: ControlServer? = try serve(address)
      XCTAssertNotNil(dead)
      rename(address.socket, "\(folder.path)/kept")
      dead = nil
      rename("\(folder.path)/kept", address.socket)
      XCTAssertTrue(FileManager.default.fileExists(atPath: address.socket))
      let server = try serve(address) { _ in "alive\n" }
      XCTAssertEqual(ask(.hide, address), .success("alive\n"))
      withExtendedLifetime(server) {}
    }
  }

  func testPeersThatSayNothingOrTooMuchAreNoHarm() throws {
    try MainActor.assumeIsolated {
      let folder = try PrivateFolder()
      let address = try folder.address()
      var asked = 0
      let server = try serve(address) { _ in
        asked += 1
        return "yes\n"
      }
      var peers = (0..<20).map { _ -> Int32 in
        let peer = folder.connect(address)
        MainLoop.iterate()
        return peer
      }
      XCTAssertFalse(peers.contains(-1))
      for words in ["show", "shout\n", String(repeating: "x", count: 4000), "\n", "show\u{0}\n"] {
        let peer = folder.connect(address)
        _ = words.withCString { send(peer, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
        for _ in 0..<4 { MainLoop.iterate() }
        peers.append(peer)
      }
      XCTAssertEqual(asked, 0)
      // One that asks and leaves, and one that asks in two pieces.
      let hasty = folder.connect(address)
      send(hasty, "show\n", 5, 0)
      close(hasty)
      let slow = folder.connect(address)
      for piece in ["hi", "de\n"] {
        _ = piece.withCString { send(slow, $0, strlen($0), 0) }
        for _ in 0..<4 { MainLoop.iterate() }
      }
      XCTAssertEqual(asked, 2)
      XCTAssertEqual(ask(.show, address), .success("yes\n"))
      for peer in peers + [slow] { close(peer) }
      withExtendedLifetime(server) {}
    }
  }

  func testWhoeverCanNotBeTakenForWantOfDescriptorsIsTurnedAway() throws {
    try MainActor.assumeIsolated {
      let folder = try PrivateFolder()
      let address = try folder.address()
      let server = try serve(address) { _ in "yes\n" }
      let peers = (0..<3).map { _ in folder.connect(address) }
      var taken: [Int32] = []
      while let next = Optional(open("/dev/null", O_RDONLY)), next >= 0 { taken.append(next) }
      // Else the loop would be woken again and again.
      XCTAssertTrue((0..<100).contains { _ in !MainLoop.iterate() })
      for each in taken + peers { close(each) }
      XCTAssertEqual(ask(.show, address), .success("yes\n"))
      withExtendedLifetime(server) {}
    }
  }

  func testAKeyboardThatDoesNotAnswerIsNamed() throws {
    try MainActor.assumeIsolated {
      let folder = try PrivateFolder()
      let address = try folder.address()
      let server = try serve(address)
      // Its loop doesn't run meanwhile.
      XCTAssertThrowsError(try ControlClient.ask(.show, at: address, patience: 1)) {
        XCTAssertEqual($0 as? ControlFailure, .isSilent)
      }
      withExtendedLifetime(server) {}
    }
  }

  func testTheAddressComesFromTheEnvironment() throws {
    let address = try ControlAddress {
      ["XDG_RUNTIME_DIR": "/run/user/1", "WAYLAND_DISPLAY": "/tmp/w"][$0]
    }
    XCTAssertEqual(address.socket, "/run/user/1/toprail-_tmp_w.sock")
    let plain = try ControlAddress { ["XDG_RUNTIME_DIR": "/r"][$0] }
    XCTAssertEqual(plain.socket, "/r/toprail-wayland-0.sock")
    XCTAssertThrowsError(try ControlAddress { _ in nil }) {
      XCTAssertEqual($0 as? ControlFailure, .noFolder)
    }
    let long = "/" + String(repeating: "x", count: 100)
    XCTAssertThrowsError(try ControlAddress { ["XDG_RUNTIME_DIR": long][$0] })
  }
}
