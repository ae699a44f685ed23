/// One cell of the grid: a glyph and the number of its style; 8 bytes, compared in bulk.
///
/// The glyph is a Unicode scalar or, for clusters of several scalars, an index into the
/// ``CellPalette`` of the buffer. A wide glyph owns the cell after it, which is ``trailing``.
package struct Cell: Equatable, Sendable, BitwiseCopyable {
  /// The scalar or cluster index, and flags in the upper bits.
  package var glyph: UInt32
  /// The index of the style in the buffer's palette.
  package var style: UInt32

  @inlinable package init(glyph: UInt32, style: UInt32) {
    self.glyph = glyph
    self.style = style
  }

  /// Set where the glyph is an index of the palette's clusters.
  @inlinable package static var clusterFlag: UInt32 { 0x8000_0000 }
  /// Set where the glyph covers two cells.
  @inlinable package static var wideFlag: UInt32 { 0x4000_0000 }
  /// Set where terminals disagree about the width of the glyph.
  @inlinable package static var uncertainFlag: UInt32 { 0x2000_0000 }
  /// The scalar or index without the flags.
  @inlinable package static var valueMask: UInt32 { 0x1FFF_FFFF }
  /// The glyph of the second cell of a wide glyph.
  @inlinable package static var trailingGlyph: UInt32 { 0 }
  /// The glyph of an empty cell.
  @inlinable package static var spaceGlyph: UInt32 { 0x20 }

  /// A blank in the terminal's own look.
  @inlinable package static var blank: Cell { Cell(glyph: 0x20, style: 0) }

  /// Whether the cell is the second half of a wide glyph.
  @inlinable package var isTrailing: Bool { glyph == Cell.trailingGlyph }
  /// Whether the cell begins a glyph of two cells.
  @inlinable package var isWide: Bool { glyph & Cell.wideFlag != 0 }
  /// Whether terminals disagree about the width of the glyph.
  @inlinable package var isUncertain: Bool { glyph & Cell.uncertainFlag != 0 }
  /// Whether the glyph is a cluster of several scalars.
  @inlinable package var isCluster: Bool { glyph & Cell.clusterFlag != 0 }
  /// The scalar value or the cluster index.
  @inlinable package var value: UInt32 { glyph & Cell.valueMask }

  /// Whether two cells are the same in memory.
  @inlinable package static func == (left: Cell, right: Cell) -> Bool {
    left.glyph == right.glyph && left.style == right.style
  }

  /// Whether a scalar would act on a terminal instead of showing: C0, DEL, C1.
  static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0)
  }
}
