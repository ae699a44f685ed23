public import DFTerminalCore

/// How one cell of a table looks, where it differs from its row.
public struct DFCellStyle: Hashable, Sendable {
  /// The colour of the text; `nil` is the row's.
  public var foreground: Color?
  /// The colour behind the text; `nil` is the row's.
  public var background: Color?
  /// Weight, slant and lines, beside the row's.
  public var attributes: TextAttributes

  /// Creates a look; everything defaults to the row's.
  public init(
    foreground: Color? = nil, background: Color? = nil, attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
