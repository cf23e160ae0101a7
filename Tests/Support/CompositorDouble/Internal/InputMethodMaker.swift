// SPDX-License-Identifier: MIT

import Wayland

/// `zwp_input_method_manager_v2`.
final class InputMethodMaker: ServerObject {
  override func handle(_ request: String, _ values: [WireValue]) {
    guard request == "get_input_method" else { return }
    let inputMethod = InputMethodDouble(.inputMethod, from: self, values[1])
    if compositor.options.hasOtherInputMethod || !compositor.inputMethods.isEmpty {
      inputMethod.post("unavailable")
    } else {
      compositor.inputMethods.append(inputMethod)
      inputMethod.tellField()
    }
  }
}
