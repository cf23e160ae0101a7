// SPDX-License-Identifier: MIT

import Glibc

/// What the system says to an error number.
func systemMessage(_ number: Int32) -> String { String(cString: strerror(number)) }
