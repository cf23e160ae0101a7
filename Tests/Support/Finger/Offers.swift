// SPDX-License-Identifier: MIT

import Wayland

/// What a compositor offers, by the names of the interfaces.
@MainActor
final class Offers {
  private let connection: Connection
  private let registry: Registry
  private var offers: [String: (name: UInt32, version: UInt32)] = [:]

  init(_ connection: Connection) {
    self.connection = connection
    registry = connection.makeRegistry()
    registry.onEvent = { [weak self] event in
      guard case .global(let name, let interface, let version) = event else { return }
      self?.offers[interface] = (name, version)
    }
  }

  /// Binds something; nil if it isn't there.
  func bind(_ interface: Interface) -> NewObject? {
    connection.roundTrip()
    guard let offer = offers[interface.name] else { return nil }
    return registry.bind(offer.name, interface, offered: offer.version)
  }
}
