// SPDX-License-Identifier: MIT

import CompositorDouble
import InputAssistant
import Testing
import Wayland

@testable import SystemKeyboard

@MainActor
@Suite struct FingersTests {
  /// A window with fingers on it, which keeps what they do.
  @MainActor
  private final class Hand {
    let board: Board
    private(set) var events: [Fingers.Event] = []
    private var fingers: Fingers?

    var seat: SeatDouble? { board.compositor.seat }

    init(_ options: CompositorOptions = CompositorOptions()) throws {
      board = try Board(options)
      board.globals.onSeat = { [weak self] in self?.follow() }
      board.show()
    }

    private func follow() {
      fingers = board.globals.seat.map { seat in
        Fingers(seat) { [weak board] in board?.window.owns($0) ?? false }
      }
      fingers?.onEvent = { [weak self] in self?.events.append($0) }
    }

    func take() -> [Fingers.Event] {
      board.settle()
      defer { events = [] }
      return events
    }

    /// The window goes, as when the field loses the focus.
    func hide() {
      board.hide()
      fingers?.forget()
    }
  }

  @Test("Fingers roll over in the order in which they came down")
  func rollover() throws {
    let hand = try Hand()
    hand.seat?.touchDown(10, 20, finger: 0)
    hand.seat?.touchDown(30, 40, finger: 1)
    hand.seat?.touchMove(31, 41, finger: 1)
    hand.seat?.touchUp(finger: 1)
    hand.seat?.touchUp(finger: 0)
    #expect(
      hand.take() == [
        .down(0, Point(x: 10, y: 20)), .down(1, Point(x: 30, y: 40)),
        .move(1, Point(x: 31, y: 41)), .up(1), .up(0),
      ])
  }

  @Test("A gesture of the compositor's takes all fingers away")
  func cancel() throws {
    let hand = try Hand()
    hand.seat?.touchDown(10, 20, finger: 0)
    hand.seat?.touchCancel()
    hand.seat?.touchDown(10, 20, finger: 0)
    hand.seat?.touchUp(finger: 0)
    #expect(
      hand.take() == [
        .down(0, Point(x: 10, y: 20)), .cancelAll, .down(0, Point(x: 10, y: 20)), .up(0),
      ])
  }

  @Test("The mouse is a finger while its left button is down")
  func mouse() throws {
    let hand = try Hand()
    hand.seat?.pointerMove(10, 20)
    hand.seat?.button(isPressed: true)
    hand.seat?.pointerMove(11, 20)
    hand.seat?.button(isPressed: false)
    hand.seat?.pointerMove(12, 20)
    hand.seat?.button(0x111, isPressed: true)
    hand.seat?.button(0x111, isPressed: false)
    #expect(
      hand.take() == [
        .down(Fingers.mouse, Point(x: 10, y: 20)), .move(Fingers.mouse, Point(x: 11, y: 20)),
        .up(Fingers.mouse),
      ])
  }

  @Test(
    "A mouse that leaves or is unplugged with its button down lets go", arguments: [true, false])
  func mouseGone(leaves: Bool) throws {
    let hand = try Hand()
    hand.seat?.pointerMove(10, 20)
    hand.seat?.button(isPressed: true)
    if leaves { hand.seat?.pointerLeave() } else { hand.seat?.change([.touch]) }
    #expect(hand.take() == [.down(Fingers.mouse, Point(x: 10, y: 20)), .cancelAll])
  }

  @Test("A touch screen that is unplugged takes its fingers along, and comes back")
  func touchGone() throws {
    let hand = try Hand()
    hand.seat?.touchDown(10, 20, finger: 5)
    hand.seat?.change([.pointer])
    #expect(hand.take() == [.down(5, Point(x: 10, y: 20)), .cancelAll])
    hand.seat?.change([.pointer, .touch])
    _ = hand.take()
    hand.seat?.tap(1, 2)
    #expect(hand.take() == [.down(0, Point(x: 1, y: 2)), .up(0)])
  }

  @Test("A seat that tells the same twice makes no second mouse")
  func repeatedCapabilities() throws {
    let hand = try Hand()
    hand.seat?.change([.pointer, .touch])
    hand.seat?.change([.pointer, .touch, .keyboard])
    hand.board.settle()
    let made = hand.board.compositor.requests
    #expect(made.filter { $0 == "wl_seat.get_pointer(new)" }.count == 1)
    #expect(made.filter { $0 == "wl_seat.get_touch(new)" }.count == 1)
    hand.seat?.click(3, 4)
    #expect(hand.take() == [.down(Fingers.mouse, Point(x: 3, y: 4)), .up(Fingers.mouse)])
  }

  @Test("A seat may come late, without a pointer, and go")
  func lateSeat() throws {
    var options = CompositorOptions()
    options.missing = [.seat]
    let hand = try Hand(options)
    hand.board.compositor.addSeat([])
    hand.board.settle()
    hand.seat?.change([.touch])
    hand.board.settle()
    hand.seat?.tap(1, 2)
    #expect(hand.take() == [.down(0, Point(x: 1, y: 2)), .up(0)])
    hand.board.compositor.removeSeat()
    hand.board.settle()
    #expect(hand.board.globals.seat == nil)
    hand.board.compositor.addSeat([.pointer])
    hand.board.settle()
    hand.seat?.click(5, 6)
    #expect(hand.take() == [.down(Fingers.mouse, Point(x: 5, y: 6)), .up(Fingers.mouse)])
    #expect(hand.board.compositor.errors == [])
  }

  @Test("What comes for a window that is gone counts for nothing")
  func goneWindow() throws {
    let hand = try Hand()
    let surface = try #require(hand.board.layer?.surface)
    hand.seat?.touchDown(on: surface, x: 1, y: 2, finger: 0)
    hand.seat?.pointerMove(5, 5)
    hand.board.compositor.pump()
    hand.hide()
    #expect(hand.take() == [.cancelAll])
    hand.board.show()
    hand.seat?.touchUp(finger: 0)
    hand.seat?.tap(8, 9, finger: 1)
    #expect(hand.take() == [.down(1, Point(x: 8, y: 9)), .up(1)])
  }
}
