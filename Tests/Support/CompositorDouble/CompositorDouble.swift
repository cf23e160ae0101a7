// SPDX-License-Identifier: MIT

import CWaylandServer
import Glibc

/// A Wayland compositor without a screen, in the test's own process and pumped by hand.
///
/// The client under test connects by ``connect()``, or as a process at the path of ``listen(at:)``.
/// Nothing happens before ``pump(milliseconds:)``: it reads what clients asked and sends what is due.
package final class CompositorDouble {
  /// How it behaves; a change counts from the next request on.
  package var options: CompositorOptions
  /// Each request that a client made, as `interface.request(arguments)`, in their order.
  package private(set) var requests: [String] = []
  /// The protocol errors that clients were sent.
  package private(set) var errors: [String] = []

  /// The surfaces that clients have, in the order of their making.
  package internal(set) var surfaces: [SurfaceDouble] = []
  /// The layer surfaces that clients have.
  package internal(set) var layers: [LayerSurfaceDouble] = []
  /// The input methods that clients have, the other one's not counted.
  package internal(set) var inputMethods: [InputMethodDouble] = []
  /// The virtual keyboards that clients have.
  package internal(set) var virtualKeyboards: [VirtualKeyboardDouble] = []
  /// The field that has the focus.
  package internal(set) var field: DoubleField?
  /// The screens.
  package internal(set) var outputs: [OutputDouble] = []
  /// The output with the focus, where layer surfaces without a wish go.
  package var focusedOutput: OutputDouble?
  /// The seat, if there is one.
  package internal(set) var seat: SeatDouble?
  /// The windows that task bars are told of.
  package internal(set) var toplevels: [ToplevelDouble] = []

  let display: OpaquePointer?
  var globals: [ServerGlobal] = []
  var toplevelManagers: [ToplevelManagerDouble] = []
  var fractionalScales: [FractionalScaleDouble] = []

  /// Starts a compositor.
  package init(_ options: CompositorOptions = CompositorOptions()) {
    self.options = options
    display = wl_display_create()
    offerGlobals()
  }

  deinit {
    stop()
  }

  /// Makes a connection and returns the client's end, which belongs to the caller.
  package func connect() -> Int32 {
    var ends: [Int32] = [-1, -1]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends)
    _ = wl_client_create(display, ends[0])
    return ends[1]
  }

  /// Listens at a path, for clients whose `WAYLAND_DISPLAY` leads there. False if it can't.
  package func listen(at path: String) -> Bool {
    wl_display_add_socket(display, path) == 0
  }

  /// Reads and answers what clients asked and sends what is due, waiting so long for the first request.
  package func pump(milliseconds: Int32 = 0) {
    guard !isStopped else { return }
    wl_event_loop_dispatch(wl_display_get_event_loop(display), milliseconds)
    wl_display_flush_clients(display)
  }

  /// Sends what is due and reads nothing, as a compositor that is busy with something else.
  package func send() {
    if !isStopped { wl_display_flush_clients(display) }
  }

  /// Ends all connections and the compositor.
  package func stop() {
    guard !isStopped else { return }
    isStopped = true
    wl_display_destroy_clients(display)
    for each in globals { each.remove() }
    wl_display_destroy(display)
  }

  /// Forgets the requests so far, and returns them.
  @discardableResult
  package func takeRequests() -> [String] {
    defer { requests = [] }
    return requests
  }

  private var isStopped = false

  func record(_ request: String) { requests.append(request) }
  func note(error: String) { errors.append(error) }
  func nextSerial() -> UInt32 { isStopped ? 0 : wl_display_next_serial(display) }
}
