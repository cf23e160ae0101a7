// SPDX-License-Identifier: MIT

/// What this program answers.
enum PluginMessage: Encodable {
  case getCapabilityResult(capability: Capability)
  case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
}

/// The version of the protocol that this program speaks.
struct Capability: Encodable {
  let protocolVersion: Int
}
