/// Hands out whole columns, one more at a time, to whoever has least for its weight.
///
/// Handing out more never takes from anyone (the method of D'Hondt is house-monotone), which is what
/// keeps a wider terminal from narrowing a column. Ties go by `rank`, never by place.
struct Apportionment {
  /// Someone who takes part.
  struct Share {
    /// What it has.
    var width: Int
    /// The most it may have.
    var limit: Int
    /// How much it weighs; above 0.
    var weight: Double
    /// Decides between equals; lower ranks first.
    var rank: Int
  }

  /// Everyone who takes part.
  private(set) var shares: [Share]
  /// What could not be handed out, since all have what they may have.
  private(set) var rest: Int

  /// Hands out `amount` columns.
  ///
  /// Complexity: O(*n* log *n*).
  init(_ shares: [Share], amount: Int) {
    self.shares = shares
    rest = max(0, amount)
    raiseTogether()
    raiseOneByOne()
  }

  /// Raises all to just below the level that the amount allows.
  private mutating func raiseTogether() {
    let level = level
    for index in shares.indices {
      let share = shares[index]
      guard share.limit > share.width else { continue }
      let wanted = Int(saturating: (level * share.weight * (1 - 1e-12)).rounded(.down))
      let width = min(max(share.width, wanted), share.limit)
      rest -= width - share.width
      shares[index].width = width
    }
  }

  /// The width per weight to which the amount would fill everyone if columns could be divided.
  private var level: Double {
    var events: [(level: Double, weight: Double)] = []
    for share in shares where share.limit > share.width {
      events.append((Double(share.width) / share.weight, share.weight))
      events.append((Double(share.limit) / share.weight, -share.weight))
    }
    events.sort { $0.level < $1.level }
    var (level, weight, left) = (0.0, 0.0, Double(rest))
    for event in events {
      let needed = weight * (event.level - level)
      if weight > 0 && needed > left { return level + left / weight }
      left -= max(0, needed)
      level = event.level
      weight = max(0, weight + event.weight)
    }
    return level
  }

  private mutating func raiseOneByOne() {
    var heap = Heap(
      shares.indices.filter { shares[$0].limit > shares[$0].width }.map { claim(of: $0) })
    while rest > 0, let index = heap.first?.index {
      shares[index].width += 1
      rest -= 1
      heap.replaceFirst(
        with: shares[index].width < shares[index].limit ? claim(of: index) : nil)
    }
  }

  private func claim(of index: Int) -> Claim {
    let share = shares[index]
    return Claim(
      strength: share.weight / (Double(share.width) + 1), rank: share.rank, index: index)
  }
}

/// How strongly a share claims the next column.
private struct Claim {
  var strength: Double
  var rank: Int
  var index: Int

  func comes(before other: Claim) -> Bool {
    strength == other.strength ? rank < other.rank : strength > other.strength
  }
}

/// A binary heap with the strongest claim first.
private struct Heap {
  private var claims: [Claim]

  init(_ claims: [Claim]) { self.claims = claims.sorted { $0.comes(before: $1) } }

  var first: Claim? { claims.first }

  /// Puts a claim, or none, in place of the first.
  mutating func replaceFirst(with claim: Claim?) {
    if let claim {
      claims[0] = claim
    } else {
      claims.swapAt(0, claims.count - 1)
      claims.removeLast()
    }
    var parent = 0
    while let child = strongerChild(of: parent) {
      claims.swapAt(parent, child)
      parent = child
    }
  }

  private func strongerChild(of parent: Int) -> Int? {
    let left = 2 * parent + 1
    guard left < claims.count else { return nil }
    let right = left + 1
    let child = right < claims.count && claims[right].comes(before: claims[left]) ? right : left
    return claims[child].comes(before: claims[parent]) ? child : nil
  }
}
