/// How a terminal counts the cells of text.
public struct WidthProfile: Hashable, Sendable {
  /// What a terminal gives cells to.
  public enum Unit: Hashable, Sendable {
    /// Clusters of scalars that a person sees as one character, two cells at most.
    case cluster
    /// Scalars one by one, by tables of Unicode 15.0, as `wcwidth` does.
    case scalar
  }

  /// What the terminal gives cells to.
  public var unit: Unit
  /// Whether glyphs of East Asian Width "ambiguous" take two cells; `false` unless a user says so.
  public var ambiguousIsWide: Bool

  /// Creates a profile.
  public init(unit: Unit = .cluster, ambiguousIsWide: Bool = false) {
    self.unit = unit
    self.ambiguousIsWide = ambiguousIsWide
  }

  /// Clusters, ambiguous glyphs narrow: the default everywhere.
  public static let grapheme = WidthProfile()
  /// Scalars one by one, ambiguous glyphs narrow: terminals without grapheme support.
  public static let legacy = WidthProfile(unit: .scalar)
}
