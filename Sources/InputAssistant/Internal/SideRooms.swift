// SPDX-License-Identifier: MIT

/// How two sides share what there is.
struct SideRooms {
  let leading: Int
  let trailing: Int

  /// Gives each side what it needs; where that is too much, a side that needs at most half keeps
  /// it and the other gets the rest, else each gets half.
  init(_ plan: BarPlan, available: Int) {
    let (first, second) = (plan.width(.leading), plan.width(.trailing))
    let half = available / 2
    if first + second <= available {
      (leading, trailing) = (first, second)
    } else if first <= half {
      (leading, trailing) = (first, available - first)
    } else if second <= half {
      (leading, trailing) = (available - second, second)
    } else {
      (leading, trailing) = (half, available - half)
    }
  }
}
