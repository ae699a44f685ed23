/// How many colours a surface can show.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// No colour; emphasis such as bold and underline stays.
  case none
  /// The sixteen colours of the terminal's own theme.
  case ansi16
  /// The palette of 256.
  case palette256
  /// Three bytes of sRGB a colour.
  case truecolor

  /// Whether one depth shows fewer colours than another.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Creates a depth from the name used on command lines: `none`, `16`, `256` or `truecolor`.
  public init?(name: String) {
    guard let depth = ColorDepth.allCases.first(where: { $0.name == name }) else { return nil }
    self = depth
  }

  /// The name used on command lines and in snapshots.
  public var name: String {
    switch self {
    case .none: "none"
    case .ansi16: "16"
    case .palette256: "256"
    case .truecolor: "truecolor"
    }
  }
}
