/// Builds one cluster as a cell shows it: takes scalars until one begins the next cluster.
///
/// Sanitising and segmentation are one step, in that order: a scalar that is taken out leaves no
/// trace, so a sanitised text gives the same clusters again. Two things differ from plain UAX #29:
/// a skin tone begins a cluster of its own unless it follows an emoji that takes skin tones, and a
/// cluster keeps at most ``limit`` scalars.
struct ClusterMachine {
  /// What became of a scalar.
  enum Verdict {
    /// It is part of the cluster, as it is or as another scalar.
    case kept(UInt32)
    /// It is part of the cluster and so is another scalar before it: the joiner offered before, or
    /// the circle that a mark stands on.
    case keptAfter(UInt32, UInt32)
    /// It was taken out of the cluster, or waits for the scalar after it.
    case dropped
    /// It begins the next cluster.
    case next
  }

  /// The most scalars one cluster keeps.
  static let limit = 31
  /// The scalar that marks stand on which stand on nothing.
  private static let circle: UInt32 = 0x25CC

  private let profile: WidthProfile
  private var breaker = GraphemeBreaker()
  private var base = ScalarProperties(bits: 0)
  private var baseScalar: UInt32 = 0
  private var endsInBase = false
  private var hasPendingJoiner = false
  private var sum = 0
  private var legacySum = 0
  private var doubts: UInt32 = 0
  /// The first scalar kept.
  private(set) var first: UInt32 = 0
  /// The number of scalars kept.
  private(set) var scalars = 0
  private var flags: ClusterScanner.Traits = []

  @inline(__always)
  init(_ profile: WidthProfile) { self.profile = profile }

  /// The cells the cluster takes.
  @inline(__always)
  var columns: Int { min(sum, 2) }

  /// Whether plain letters begin the next cluster.
  @inline(__always)
  var endsBeforeLetters: Bool { scalars > 0 && !breaker.joinsLetters }

  /// What else there is to say about the finished cluster.
  @inline(__always)
  var traits: ClusterScanner.Traits {
    var traits = flags
    let all = ScalarProperties(bits: doubts)
    if hasPendingJoiner { traits.formUnion([.rewritten, .hidden]) }
    if scalars > 1 { traits.insert(.several) }
    if all.isAmbiguous { traits.insert(.ambiguous) }
    let isDoubtful = all.isUnsure || profile.unit == .cluster && columns != legacySum
    if isDoubtful || all.isAmbiguous && profile.ambiguousIsWide { traits.insert(.uncertain) }
    return traits
  }

  /// Takes a scalar of the text, or leaves it to the next cluster.
  @inline(__always)
  mutating func offer(
    _ scalar: UInt32, _ properties: ScalarProperties, isValid: Bool
  ) -> Verdict {
    if properties.isKept, isValid { return place(scalar, properties) }
    return offerSpecial(scalar, properties)
  }

  @inline(never)
  private mutating func offerSpecial(_ scalar: UInt32, _ properties: ScalarProperties) -> Verdict {
    switch properties.action {
    case .keep, .replace: return substitute(0xFFFD)
    case .picture: return substitute(scalar == 0x7F ? 0x2421 : 0x2400 + scalar)
    case .carriageReturn: return substitute(0x240D)
    case .lineFeed, .lineSeparator: return substitute(ClusterScanner.lineBreakMark)
    case .tab: return substitute(0x20)
    case .softHyphen: return substitute(0x2D)
    case .remove: return drop(hidden: true)
    case .emojiStyle, .textStyle: return offerStyle(scalar, properties)
    case .joiner where !base.allowsJoiners && breaker.endsInPictographic && !hasPendingJoiner:
      hasPendingJoiner = true
      return .dropped
    case .joiner, .nonJoiner, .variant, .supplement, .tag:
      return allows(scalar, properties.action) ? settle(scalar, properties) : drop(hidden: true)
    }
  }

  private mutating func substitute(_ scalar: UInt32) -> Verdict {
    let verdict = settle(scalar, ScalarProperties(scalar))
    if case .next = verdict { return verdict }
    flags.insert(.rewritten)
    return verdict
  }

  private mutating func drop(hidden: Bool) -> Verdict {
    flags.insert(.rewritten)
    if hidden { flags.insert(.hidden) }
    return .dropped
  }

  /// Whether an invisible scalar has a meaning where it stands.
  private func allows(_ scalar: UInt32, _ action: ScalarProperties.Action) -> Bool {
    guard scalars > 0, !hasPendingJoiner else { return false }
    switch action {
    case .joiner, .nonJoiner: return base.allowsJoiners
    case .variant: return endsInBase && base.breaking != .pictographic && takesVariants
    case .supplement: return endsInBase && base.isIdeographic && base.breaking == .other
    case .tag: return baseScalar == 0x1F3F4 && scalars < 8
    default: return false
    }
  }

  /// Whether standardised variation sequences exist for scalars like the base.
  private var takesVariants: Bool { baseScalar >= 0x1000 || baseScalar == 0x30 }

  /// U+FE0E and U+FE0F choose the look, and so the width, of the emoji they follow.
  private mutating func offerStyle(_ scalar: UInt32, _ properties: ScalarProperties) -> Verdict {
    guard scalars > 0, endsInBase, base.takesStyle, !hasPendingJoiner else {
      // After an emoji that has one look only it says nothing new and hides nothing.
      return drop(hidden: !(endsInBase && base.breaking == .pictographic))
    }
    let verdict = settle(scalar, properties)
    flags.insert(.uncertain)
    guard case .kept = verdict, profile.unit == .cluster else { return verdict }
    sum += (properties.action == .emojiStyle ? 2 : 1) - base.columns
    return verdict
  }
}

extension ClusterMachine {
  /// Adds a scalar that is to be shown, if it belongs to the cluster.
  @inline(__always)
  private mutating func place(_ scalar: UInt32, _ properties: ScalarProperties) -> Verdict {
    if scalars == 0 {
      if cannotStart(properties) { return drop(hidden: true) }
      if isExtender(properties), profile.unit == .cluster {
        return placeOnCircle(scalar, properties)
      }
      accept(scalar, properties)
      return .kept(scalar)
    }
    if profile.unit == .scalar { return placeLegacy(scalar, properties) }
    if hasPendingJoiner { return placeAfterJoiner(scalar, properties) }
    if properties.isModifier, !base.isModifierBase { return .next }
    guard breaker.joins(properties) else { return leave(properties) }
    if scalars >= ClusterMachine.limit - 1, isLast(properties) {
      return isExtender(properties) ? drop(hidden: false) : .next
    }
    accept(scalar, properties)
    return .kept(scalar)
  }

  /// Whether there is no room for a scalar: a prepended mark needs some for what it encloses.
  private func isLast(_ properties: ScalarProperties) -> Bool {
    scalars >= ClusterMachine.limit || properties.breaking == .prepend
  }

  /// Ends the cluster, so that nothing a neighbouring cell shows can join it, and returns a scalar
  /// to be shown behind the others.
  ///
  /// A terminal joins cells by what stands in them: a prepended mark with nothing to enclose gets a
  /// dotted circle, and a regional indicator without a second one is the wide letter it stands for.
  @inline(__always)
  mutating func finish() -> UInt32? {
    guard profile.unit == .cluster, scalars > 0, breaker.isOpen else { return nil }
    if breaker.joinsLetters {
      flags.insert(.rewritten)
      accept(ClusterMachine.circle, ScalarProperties(ClusterMachine.circle))
      return ClusterMachine.circle
    }
    if scalars == 1 {
      flags.insert(.rewritten)
      first = first &- 0x1F1E6 &+ 0xFF21
    }
    return nil
  }

  /// Leaves a scalar to the next cluster, or takes it out at once if it cannot begin one: there it
  /// would keep apart what stands around it, and leave a trace.
  @inline(__always)
  private mutating func leave(_ properties: ScalarProperties) -> Verdict {
    cannotStart(properties) ? drop(hidden: true) : .next
  }

  /// A mark with a width of its own and nothing to stand on would join what the cell before shows;
  /// it stands on a dotted circle, as in tables of characters.
  @inline(never)
  private mutating func placeOnCircle(_ scalar: UInt32, _ properties: ScalarProperties) -> Verdict {
    accept(ClusterMachine.circle, ScalarProperties(ClusterMachine.circle))
    accept(scalar, properties)
    flags.insert(.rewritten)
    return .keptAfter(ClusterMachine.circle, scalar)
  }

  /// The same as ``place(_:_:)``, for the ways that are rarely gone.
  @inline(never)
  private mutating func settle(_ scalar: UInt32, _ properties: ScalarProperties) -> Verdict {
    place(scalar, properties)
  }

  /// A joiner stays only between two emoji.
  private mutating func placeAfterJoiner(
    _ scalar: UInt32, _ properties: ScalarProperties
  ) -> Verdict {
    let fits = scalars + 2 <= ClusterMachine.limit
    if properties.breaking == .pictographic, fits {
      hasPendingJoiner = false
      accept(0x200D, ScalarProperties(0x200D))
      accept(scalar, properties)
      return .keptAfter(0x200D, scalar)
    }
    hasPendingJoiner = false
    flags.formUnion([.rewritten, .hidden])
    return settle(scalar, properties)
  }

  /// Where cells go to scalars, whatever takes none stays with the scalar before it.
  private mutating func placeLegacy(_ scalar: UInt32, _ properties: ScalarProperties) -> Verdict {
    if hasPendingJoiner {
      hasPendingJoiner = false
      flags.formUnion([.rewritten, .uncertain])
    }
    guard properties.legacyColumns == 0 else { return .next }
    if scalars >= ClusterMachine.limit { return drop(hidden: false) }
    accept(scalar, properties)
    return .kept(scalar)
  }

  @inline(__always)
  private mutating func accept(_ scalar: UInt32, _ properties: ScalarProperties) {
    if scalars == 0 { first = scalar }
    scalars &+= 1
    sum &+= profile.columns(of: properties)
    legacySum &+= properties.legacyColumns
    doubts |= properties.bits
    if profile.unit == .scalar, properties.isModifier { flags.insert(.uncertain) }
    breaker.accept(properties)
    endsInBase = !isExtender(properties)
    if endsInBase {
      base = properties
      baseScalar = scalar
    }
  }

  @inline(__always)
  private func isExtender(_ properties: ScalarProperties) -> Bool {
    switch properties.breaking {
    case .extend, .joiner, .spacingMark: !properties.isModifier
    default: false
    }
  }

  /// Whether a scalar has nothing to stand on at the beginning of a cluster.
  @inline(__always)
  private func cannotStart(_ properties: ScalarProperties) -> Bool {
    if profile.unit == .scalar { return properties.legacyColumns == 0 }
    return properties.columns == 0 || isExtender(properties) && properties.isUnsure
  }
}

extension WidthProfile {
  /// Returns the cells a scalar adds to a cluster.
  @inline(__always)
  func columns(of properties: ScalarProperties) -> Int {
    let columns = unit == .cluster ? properties.columns : properties.legacyColumns
    return columns + (ambiguousIsWide && properties.isAmbiguous ? 1 : 0)
  }
}
