// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The answer to one request, both as JSON.
///
/// The compiler waits for an answer to everything that it sends, so an unknown request gets an empty
/// expansion rather than silence.
func answer(to request: Data) -> Data {
  let message = try? JSONDecoder().decode(HostMessage.self, from: request)
  let answer = message.map(answer) ?? .expandMacroResult(expandedSource: nil, diagnostics: [])
  return (try? JSONEncoder().encode(answer)) ?? Data("{}".utf8)
}

private func answer(to message: HostMessage) -> PluginMessage {
  switch message {
  case .getCapability:
    .getCapabilityResult(capability: Capability(protocolVersion: 7))
  case .expandFreestandingMacro(let macro, let syntax, let lexicalContext):
    expand(macro, syntax, in: lexicalContext ?? [])
  }
}

private func expand(
  _ macro: MacroReference, _ syntax: Syntax, in lexicalContext: [Syntax]
) -> PluginMessage {
  do throws(ExpansionError) {
    guard let declaration = MacroDeclaration(rawValue: macro.typeName) else {
      throw ExpansionError(
        message:
          "this plug-in implements no '\(macro.typeName)'; build it from the same version of the "
          + "package as the library", offset: 0)
    }
    let expansion = try SelectorExpansion(
      of: syntax.source, in: lexicalContext.map(\.source), as: declaration)
    return .expandMacroResult(expandedSource: expansion.source, diagnostics: [])
  } catch {
    let diagnostic = Diagnostic(error, at: syntax.location)
    return .expandMacroResult(expandedSource: nil, diagnostics: [diagnostic])
  }
}
