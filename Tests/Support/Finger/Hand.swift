// SPDX-License-Identifier: MIT

import Glibc
import Wayland

/// What the tests touch a compositor's screen with.
@MainActor
final class Hand {
  private let connection: Connection
  private let offers: Offers
  private let pointer: VirtualPointer
  private var keyboard: VirtualKeyboard?
  private let width: UInt32
  private let height: UInt32

  /// Connects to the compositor that the environment names; nil without one that has virtual pointers.
  ///
  /// - Parameters:
  ///   - width: the output's width in points, which places are counted in.
  ///   - height: its height.
  init?(width: UInt32, height: UInt32) {
    guard let connection = Connection() else { return nil }
    let offers = Offers(connection)
    guard let manager = offers.bind(.virtualPointerManager),
      let pointer = VirtualPointer(Proxy(taking: manager)), connection.roundTrip()
    else { return nil }
    (self.connection, self.offers, self.pointer) = (connection, offers, pointer)
    (self.width, self.height) = (width, height)
  }

  func move(x: UInt32, y: UInt32) {
    pointer.move(x: x, y: y, width: width, height: height, time: now)
  }

  func press(_ isDown: Bool) { pointer.press(isDown, time: now) }

  /// Gives the seat a keyboard that nobody types on, as most devices have one; false if there can't be one.
  func addKeyboard() -> Bool {
    guard let manager = offers.bind(.virtualKeyboardManager), let seat = offers.bind(.seat)
    else { return false }
    let keyboard = VirtualKeyboardManager(taking: manager).makeVirtualKeyboard(Seat(taking: seat))
    self.keyboard = keyboard
    // Sway 1.7 doesn't survive the focus of a keyboard without a keymap.
    return keyboard.setKeymap(Self.keymap) && sync()
  }

  private static let keymap = """
    xkb_keymap {
      xkb_keycodes { include "evdev+aliases(qwerty)" };
      xkb_types { include "complete" };
      xkb_compat { include "complete" };
      xkb_symbols { include "pc+us+inet(evdev)" };
    };
    """

  /// Returns once the compositor has read it all; false once it has gone.
  func sync() -> Bool { connection.roundTrip() }

  private var now: UInt32 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt32(truncatingIfNeeded: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }
}
