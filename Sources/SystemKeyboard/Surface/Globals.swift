// SPDX-License-Identifier: MIT

package import Wayland

/// What the compositor offers of all that the keyboard speaks, bound as it comes.
@MainActor
package final class Globals {
  // Without these three there is no keyboard.

  /// Makes surfaces.
  package private(set) var compositor: Compositor?
  /// Shares memory for pictures.
  package private(set) var shm: Shm?
  /// Puts surfaces at the edges of screens.
  package private(set) var layerShell: LayerShell?
  /// The first seat; it may come late, and go.
  package private(set) var seat: Seat?
  // Of the next two one will do; the others are good to have.

  /// Lets text be typed.
  package private(set) var inputMethods: InputMethodManager?
  /// Lets keys be pressed.
  package private(set) var virtualKeyboards: VirtualKeyboardManager?
  /// Tells which window is active.
  package private(set) var toplevels: ForeignToplevelManager?
  /// Shows pictures at another size than their own, for scales between whole numbers.
  package private(set) var viewporter: Viewporter?
  /// Tells such a scale.
  package private(set) var fractionalScales: FractionalScaleManager?
  /// The screens, in the order in which they came.
  package private(set) var screens: [Screen] = []
  /// Whether there is a screen, and the compositor has described each.
  var knowsScreens: Bool { !screens.isEmpty && screens.allSatisfy(\.isKnown) }

  /// Called when a seat came or went.
  package var onSeat: (@MainActor () -> Void)?
  /// Called when a screen went, or what is known of one changed.
  package var onScreens: (@MainActor () -> Void)?

  private let registry: Registry
  private var seatName: UInt32?
  /// Seats beside the one that is typed for, which take its place when it goes.
  private var otherSeats: [(name: UInt32, version: UInt32)] = []

  /// Listens to a registry, which has told nothing yet.
  package init(_ registry: Registry) {
    self.registry = registry
    registry.onEvent = { [weak self] in self?.handle($0) }
  }

  /// What is missing without which there is no keyboard, by the names of the protocols.
  package var missing: [String] {
    var missing: [String] = []
    if compositor == nil { missing.append(Interface.compositor.name) }
    if shm == nil { missing.append(Interface.shm.name) }
    if layerShell == nil { missing.append(Interface.layerShell.name) }
    if inputMethods == nil, virtualKeyboards == nil {
      missing.append(
        "\(Interface.inputMethodManager.name) or \(Interface.virtualKeyboardManager.name)")
    }
    return missing
  }

  private func handle(_ event: Registry.Event) {
    switch event {
    case .global(let name, let interface, let version): bind(name, interface, version)
    case .globalRemove(let name): remove(name)
    }
  }

  private func bind(_ name: UInt32, _ interface: String, _ version: UInt32) {
    func bound(_ table: Interface) -> NewObject {
      registry.bind(name, table, offered: version)
    }
    switch interface {
    case "wl_compositor" where version >= Interface.compositor.version:
      compositor = Compositor(taking: bound(.compositor))
    case "wl_shm": shm = Shm(taking: bound(.shm))
    case "zwlr_layer_shell_v1": layerShell = LayerShell(taking: bound(.layerShell))
    case "zwp_input_method_manager_v2":
      inputMethods = InputMethodManager(taking: bound(.inputMethodManager))
    case "zwp_virtual_keyboard_manager_v1":
      virtualKeyboards = VirtualKeyboardManager(taking: bound(.virtualKeyboardManager))
    case "zwlr_foreign_toplevel_manager_v1":
      toplevels = ForeignToplevelManager(taking: bound(.foreignToplevelManager))
    case "wp_viewporter": viewporter = Viewporter(taking: bound(.viewporter))
    case "wp_fractional_scale_manager_v1":
      fractionalScales = FractionalScaleManager(taking: bound(.fractionalScaleManager))
    case "wl_output": add(Screen(name, Output(taking: bound(.output))))
    case "wl_seat" where seat != nil: otherSeats.append((name, version))
    case "wl_seat": take(seat: name, version)
    default: break
    }
  }

  private func add(_ screen: Screen) {
    screens.append(screen)
    screen.onChange = { [weak self] in self?.onScreens?() }
  }

  private func take(seat name: UInt32, _ version: UInt32) {
    seat = Seat(taking: registry.bind(name, .seat, offered: version))
    seatName = name
    onSeat?()
  }

  private func remove(_ name: UInt32) {
    otherSeats.removeAll { $0.name == name }
    if name == seatName {
      (seat, seatName) = (nil, nil)
      onSeat?()
      if !otherSeats.isEmpty {
        let next = otherSeats.removeFirst()
        take(seat: next.name, next.version)
      }
    }
    let count = screens.count
    screens.removeAll { $0.global == name }
    if screens.count != count { onScreens?() }
  }
}
