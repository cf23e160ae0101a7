// SPDX-License-Identifier: MIT

// UIKit is a trademark of Apple Inc.; this module is not Apple's. It only gives `ToprailUIKit` the
// name that existing code imports. See the README on what importing a module of this name does.
@_exported public import ToprailUIKit
