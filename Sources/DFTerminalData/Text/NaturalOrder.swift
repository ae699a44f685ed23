/// The order in which a person expects names: `file2` before `file10`, `élan` beside `elan`.
///
/// Texts are compared letter by letter without regard to case and accents; a run of digits counts as
/// one number, however long. Blanks and punctuation come first, then numbers, then letters, those
/// of the Latin alphabet before the others by their place in Unicode. Where that says "the same":
/// fewer leading zeros first, then without accent first, then lower case first. Only texts that
/// Swift calls equal are equal here, so the order is total and the same on every system.
public enum NaturalOrder {
  /// Returns whether `left` comes before `right`.
  ///
  /// Complexity: linear in the length of the shorter text; no memory while both are ASCII.
  public static func precedes(_ left: String, _ right: String) -> Bool {
    compare(left, right) < 0
  }

  /// Returns a number below, equal to or above zero as `left` is before, equal to or after `right`.
  public static func compare(_ left: String, _ right: String) -> Int {
    let primary = comparePrimary(left, right)
    return primary != 0 ? primary : compareTies(left, right)
  }

  /// Compares texts whose letters and numbers are the same.
  static func compareTies(_ left: String, _ right: String) -> Int {
    guard left != right else { return 0 }
    let zeros = compareZeros(left, right)
    if zeros != 0 { return zeros }
    let (lowerLeft, lowerRight) = (left.lowercased(), right.lowercased())
    if lowerLeft != lowerRight { return lowerLeft < lowerRight ? -1 : 1 }
    return left > right ? -1 : 1
  }

  private static func comparePrimary(_ left: String, _ right: String) -> Int {
    let ascii = left.withBytes { left in
      right.withBytes { right in ASCIINaturalOrder.compare(left, right) }
    }
    return ascii ?? compareKeys(left, right)
  }

  private static func compareKeys(_ left: String, _ right: String) -> Int {
    let (left, right) = (NaturalKey.bytes(of: left), NaturalKey.bytes(of: right))
    if left == right { return 0 }
    return left.lexicographicallyPrecedes(right) ? -1 : 1
  }

  /// Compares the zeros before the numbers, number by number.
  private static func compareZeros(_ left: String, _ right: String) -> Int {
    let (left, right) = (leadingZeros(in: left), leadingZeros(in: right))
    if left == right { return 0 }
    return left.lexicographicallyPrecedes(right) ? -1 : 1
  }

  private static func leadingZeros(in text: String) -> [Int] {
    var counts: [Int] = []
    var isInside = false
    var isLeading = false
    for scalar in text.unicodeScalars {
      let digit = NaturalKey.digit(of: scalar)
      if digit != nil && !isInside {
        counts.append(0)
        isLeading = true
      }
      isInside = digit != nil
      isLeading = isLeading && digit == 0
      if isLeading { counts[counts.count - 1] += 1 }
    }
    return counts
  }
}
