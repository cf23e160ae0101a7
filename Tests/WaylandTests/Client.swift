// SPDX-License-Identifier: MIT

import CompositorDouble
import Testing
import Wayland

/// A client of a compositor double, which has bound what it was offered.
@MainActor
final class Client {
  let compositor: CompositorDouble
  let connection: Connection
  let registry: Registry
  /// The interfaces that are offered now, by their names in the registry.
  private(set) var offers: [UInt32: (interface: String, version: UInt32)] = [:]

  init(_ options: CompositorOptions = CompositorOptions()) throws {
    compositor = CompositorDouble(options)
    connection = try #require(Connection(descriptor: compositor.connect()))
    registry = connection.makeRegistry()
    registry.onEvent = { [weak self] in self?.take($0) }
    settle()
    compositor.takeRequests()
  }

  private func take(_ event: Registry.Event) {
    switch event {
    case .global(let name, let interface, let version): offers[name] = (interface, version)
    case .globalRemove(let name): offers[name] = nil
    }
  }

  /// Sends and reads until nobody has anything to say.
  func settle() { compositor.settle(connection) }

  /// What a body makes the client ask for.
  func requests(_ body: () throws -> Void) rethrows -> [String] {
    settle()
    compositor.takeRequests()
    try body()
    settle()
    return compositor.takeRequests()
  }

  /// Binds the first offer of an interface.
  func bind<Bound: Proxy>(_ interface: Interface, _ make: (NewObject) -> Bound) throws -> Bound {
    let offer = try #require(offers.first { $0.value.interface == interface.name })
    return make(registry.bind(offer.key, interface, offered: offer.value.version))
  }
}
