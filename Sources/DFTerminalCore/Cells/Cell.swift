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
  package static let clusterFlag: UInt32 = 0x8000_0000
  /// Set where the glyph covers two cells.
  package static let wideFlag: UInt32 = 0x4000_0000
  /// Set where terminals disagree about the width of the glyph.
  package static let uncertainFlag: UInt32 = 0x2000_0000
  /// The scalar or index without the flags.
  package static let valueMask: UInt32 = 0x1FFF_FFFF
  /// The glyph of the second cell of a wide glyph.
  package static let trailingGlyph: UInt32 = 0
  /// The glyph of an empty cell.
  package static let spaceGlyph: UInt32 = 0x20

  /// A blank in the terminal's own look.
  package static let blank = Cell(glyph: 0x20, style: 0)

  /// Whether the cell is the second half of a wide glyph.
  @inlinable package var isTrailing: Bool { glyph == 0 }
  /// Whether the cell begins a glyph of two cells.
  @inlinable package var isWide: Bool { glyph & 0x4000_0000 != 0 }
  /// Whether terminals disagree about the width of the glyph.
  @inlinable package var isUncertain: Bool { glyph & 0x2000_0000 != 0 }
  /// Whether the glyph is a cluster of several scalars.
  @inlinable package var isCluster: Bool { glyph & 0x8000_0000 != 0 }
  /// The scalar value or the cluster index.
  @inlinable package var value: UInt32 { glyph & 0x1FFF_FFFF }

  /// Whether a scalar would act on a terminal instead of showing: C0, DEL, C1.
  static func isControl(_ scalar: UInt32) -> Bool {
    scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0)
  }
}
