// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SelectorPlugin

struct MessageChannelTests {
  @Test(arguments: [0, 1, 300, 50_000])
  func roundTrip(count: Int) {
    let pipe = Pipe()
    let channel = MessageChannel(
      input: pipe.fileHandleForReading.fileDescriptor,
      output: pipe.fileHandleForWriting.fileDescriptor)
    let message = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
    channel.send(message)
    #expect(channel.receive() == message)
  }

  @Test func lengthComesFirstLeastSignificantByteFirst() throws {
    let pipe = Pipe()
    MessageChannel(input: -1, output: pipe.fileHandleForWriting.fileDescriptor)
      .send(Data(repeating: 7, count: 258))
    let header = try pipe.fileHandleForReading.read(upToCount: 8)
    #expect(header == Data([2, 1, 0, 0, 0, 0, 0, 0]))
  }

  @Test(arguments: [
    [], [1, 0, 0], [2, 0, 0, 0, 0, 0, 0, 0, 9], [UInt8](repeating: 255, count: 9),
  ])
  func aClosedPipeEndsTheConversation(bytes: [UInt8]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: bytes)
    try pipe.fileHandleForWriting.close()
    let channel = MessageChannel(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
    #expect(channel.receive() == nil)
  }
}
