// SPDX-License-Identifier: MIT

import Glibc

/// Room for what goes through a socket at once: bytes, and descriptors beside them.
final class Parcel {
  private let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
  /// More than the 28 descriptors that libwayland sends at most.
  private let control = UnsafeMutableRawBufferPointer.allocate(byteCount: 512, alignment: 8)

  deinit {
    room.deallocate()
    control.deallocate()
  }

  /// Passes on what is there to read.
  ///
  /// - Returns: The bytes; nil if one of the ends is closed.
  func pass(from source: Int32, to target: Int32) -> ArraySlice<UInt8>? {
    var vector = iovec(iov_base: room.baseAddress, iov_len: room.count)
    return withUnsafeMutablePointer(to: &vector) { vector in
      var message = msghdr()
      message.msg_iov = vector
      message.msg_iovlen = 1
      message.msg_control = control.baseAddress
      message.msg_controllen = control.count
      let count = recvmsg(source, &message, 0)
      guard count > 0 else { return nil }
      defer { closeDescriptors(message.msg_controllen) }
      if message.msg_controllen == 0 { message.msg_control = nil }
      guard send(&message, vector, count, to: target) else { return nil }
      return ArraySlice(room[..<count])
    }
  }

  private func send(
    _ message: inout msghdr, _ vector: UnsafeMutablePointer<iovec>, _ count: Int, to target: Int32
  ) -> Bool {
    vector.pointee.iov_len = count
    while vector.pointee.iov_len > 0 {
      let sent = sendmsg(target, &message, Int32(MSG_NOSIGNAL))
      guard sent > 0 else { return false }
      vector.pointee.iov_base? += sent
      vector.pointee.iov_len -= sent
      // The descriptors have gone with the first byte.
      message.msg_control = nil
      message.msg_controllen = 0
    }
    return true
  }

  /// What has been passed on is the receiver's.
  private func closeDescriptors(_ length: Int) {
    let header = MemoryLayout<cmsghdr>.size
    guard length > header else { return }
    let size = control.load(as: Int.self)
    for place in stride(from: header, to: min(size, length), by: 4) {
      close(control.load(fromByteOffset: place, as: Int32.self))
    }
  }
}
