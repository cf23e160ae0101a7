// SPDX-License-Identifier: MIT

/// The rows of keys that are built in.
struct KeyCatalog {
  let us: KeyFile
  let bottoms: KeyFile
  let pads: KeyFile

  static let shared = KeyCatalog(
    us: file(PackageResources.us_keys, "us.keys"),
    bottoms: file(PackageResources.bottom_keys, "bottom.keys"),
    pads: file(PackageResources.pads_keys, "pads.keys"))

  /// Reads a file that is built in; a mistake in it is ours.
  static func file(_ bytes: [UInt8], _ name: String) -> KeyFile {
    do {
      return try KeyFile(parsing: String(decoding: bytes, as: UTF8.self), file: name)
    } catch {
      preconditionFailure("\(error): correct it in Sources/InputAssistant/Data and build again")
    }
  }

  /// The layout of letters with a bottom row, and maybe one for terminals above.
  func letters(bottom: String, first: KeyLayer = .letters, isTerminal: Bool = false) -> KeyLayout {
    var layers: [KeyLayer: [[KeyLayout.Key]]] = [:]
    for layer in [KeyLayer.letters, .symbols, .moreSymbols] {
      guard let rows = us.sections["layer \(layer.rawValue)"] else { continue }
      layers[layer] =
        (isTerminal ? terminalRows(on: layer) : []) + rows
        + (bottoms.sections["bottom \(bottom)"] ?? []).map {
          $0.map { $0.leading(awayFrom: layer) }
        }
    }
    return KeyLayout(name: us.name, layers: layers, firstLayer: first)
  }

  /// The keys of a terminal on a layer: those of the letters where it has none of its own.
  private func terminalRows(on layer: KeyLayer) -> [[KeyLayout.Key]] {
    bottoms.sections["terminal \(layer.rawValue)"] ?? bottoms.sections["terminal letters"] ?? []
  }

  /// A pad, and the one with its symbols.
  func pad(_ name: String, symbols: String? = nil, separator: String = ".") -> KeyLayout {
    var layers: [KeyLayer: [[KeyLayout.Key]]] = [:]
    layers[.pad] = pads.sections["pad \(name)"]?.map {
      $0.map { $0.separating(with: separator) }
    }
    layers[.padSymbols] = symbols.flatMap { pads.sections["pad \($0)"] }
    return KeyLayout(name: pads.name, layers: layers, firstLayer: .pad)
  }

  /// Letters for a name and a pad for its number.
  func namePhone() -> KeyLayout {
    var layout = pad("namePhone", symbols: "phoneSymbols")
    layout.layers[.letters] = letters(bottom: "namePhone").layers[.letters]
    layout.firstLayer = .letters
    layout.name = us.name
    return layout
  }
}

extension KeyLayout.Key {
  /// The key that leads to another layer, on the layer where it stands.
  fileprivate func leading(awayFrom layer: KeyLayer) -> KeyLayout.Key {
    guard action == .layer(.symbols), layer != .letters else { return self }
    var key = self
    key.action = .layer(.letters)
    return key
  }

  fileprivate func separating(with separator: String) -> KeyLayout.Key {
    guard action == .text(".") else { return self }
    var key = self
    key.action = .text(separator)
    return key
  }
}
