extension Int {
  /// Returns the sum, or the nearest value where it does not fit.
  package func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// Creates the whole part of a number, or the nearest value where it does not fit; NaN is 0.
  package init(saturating value: Double) {
    if value.isNaN {
      self = 0
    } else if value >= 0x1p63 {
      self = .max
    } else if value <= -0x1p63 {
      self = .min
    } else {
      self = Int(value)
    }
  }
}
