/// Makes an input that breaks a law as small and plain as it can be.
struct Shrinker {
  /// Whether an input still breaks a law.
  let fails: ([UInt8]) -> Bool
  /// How often an input may be tried.
  var attempts = 3_000

  /// Returns the smallest input found.
  mutating func shrink(_ input: [UInt8]) -> [UInt8] {
    var best = input
    var size = max(1, best.count / 2)
    while size > 0, attempts > 0 {
      let shorter = removing(size, from: best)
      if shorter.count < best.count { best = shorter } else { size /= 2 }
    }
    return plain(best)
  }

  /// Leaves out every piece of a size that is not needed.
  private mutating func removing(_ size: Int, from input: [UInt8]) -> [UInt8] {
    var best = input
    var place = 0
    while place < best.count, attempts > 0 {
      var shorter = best
      shorter.removeSubrange(place..<min(best.count, place + size))
      if attempt(shorter) { best = shorter } else { place += size }
    }
    return best
  }

  /// Replaces bytes by a letter where that changes nothing.
  private mutating func plain(_ input: [UInt8]) -> [UInt8] {
    var best = input
    for index in best.indices where best[index] != UInt8(ascii: "a") && attempts > 0 {
      var plainer = best
      plainer[index] = UInt8(ascii: "a")
      if attempt(plainer) { best = plainer }
    }
    return best
  }

  private mutating func attempt(_ input: [UInt8]) -> Bool {
    attempts -= 1
    return fails(input)
  }
}
