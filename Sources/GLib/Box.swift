// SPDX-License-Identifier: MIT

/// Holds a Swift closure behind C's user data.
final class Box<Handler> {
  let handler: Handler
  init(_ handler: Handler) { self.handler = handler }

  static func handler(_ data: UnsafeMutableRawPointer?) -> Handler? {
    data.map { Unmanaged<Box<Handler>>.fromOpaque($0).takeUnretainedValue().handler }
  }
}
