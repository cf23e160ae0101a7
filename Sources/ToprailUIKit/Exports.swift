// SPDX-License-Identifier: MIT

// UIKit brings Foundation along, and so does this module: an app that imports one has the other.
@_exported public import Foundation
@_exported public import Selectors
