// SPDX-License-Identifier: MIT

import CAllocations
import Glibc

/// Counts how often memory is asked for.
package enum AllocationCounter {
  /// Whether blocks are counted: not so where the C library's own functions are called after all.
  package static var works: Bool {
    // A plain malloc and free would be optimized away.
    count { free(realpath("/", nil)) } > 0
  }

  /// The blocks that a call asks for on this thread, moved ones included.
  package static func count(_ call: () -> Void) -> Int {
    let before = toprail_allocations()
    call()
    return toprail_allocations() - before
  }
}
