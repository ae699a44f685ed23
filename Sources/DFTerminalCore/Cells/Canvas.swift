/// The surface a view draws on: a grid of cells with a clip, in the coordinates of the screen.
///
/// Nothing is ever written outside ``clip``, but for one thing: where an overwritten wide glyph
/// straddles the edge, its other half becomes a space, because no terminal can show half a glyph.
/// Text is sanitised and measured as it is written. A style with a transparent colour keeps the
/// colour that is already there.
public struct Canvas {
  package var buffer: CellBuffer
  /// The part of the grid that may be written.
  public package(set) var clip: CellRect
  /// Memory for cutting text into glyphs, kept from one write to the next.
  var scratch = CellRun()

  /// Creates a canvas over a whole buffer.
  package init(_ buffer: CellBuffer) {
    self.buffer = buffer
    clip = CellRect(origin: .zero, size: buffer.size)
  }

  /// The size of the whole grid.
  public var size: CellSize { buffer.size }

  /// Draws with the clip narrowed to `rect`, then restores it.
  public mutating func clipped<Result>(
    to rect: CellRect, _ body: (inout Canvas) throws -> Result
  ) rethrows -> Result {
    let saved = clip
    clip = clip.intersection(rect)
    defer { clip = saved }
    return try body(&self)
  }
}

extension Canvas {
  /// Lays glyphs into cells of one row that lie inside the clip; `glyph` maps an offset.
  @inline(__always)
  mutating func lay(
    _ columns: Range<Int>, row: Int, style: CellStyle, glyph: (Int) -> UInt32
  ) {
    sever(columns, row: row)
    let start = buffer.index(column: columns.lowerBound, row: row)
    if style.isOpaque {
      let number = buffer.palette.number(of: style)
      unsafe buffer.cells.withUnsafeMutableBufferPointer { cells in
        for offset in 0..<columns.count {
          unsafe cells[start &+ offset] = Cell(glyph: glyph(offset), style: number)
        }
      }
    } else {
      layTransparently(columns.count, from: start, style: style, glyph: glyph)
    }
  }

  /// Lays glyphs over what is there, stretch by stretch of cells that share a style.
  private mutating func layTransparently(
    _ count: Int, from start: Int, style: CellStyle, glyph: (Int) -> UInt32
  ) {
    var memo = StyleMemo()
    var offset = 0
    while offset < count {
      let below = buffer.cells[start + offset].style
      let number = memo.number(for: below, in: &buffer.palette, style.over)
      offset = unsafe buffer.cells.withUnsafeMutableBufferPointer { cells in
        var next = offset
        // A wide glyph is wholly in the style of what is under its first half.
        while next < count {
          let drawn = glyph(next)
          let isSecond = drawn == Cell.trailingGlyph && next > offset
          let isAlike = unsafe cells[start &+ next].style == below
          guard isSecond || isAlike else { break }
          unsafe cells[start &+ next] = Cell(glyph: drawn, style: number)
          next &+= 1
        }
        return next
      }
    }
  }

  /// Turns wide glyphs that straddle either end of a range of one row into spaces.
  mutating func sever(_ columns: Range<Int>, row: Int) {
    sever(before: columns.lowerBound, row: row)
    sever(before: columns.upperBound, row: row)
  }

  private mutating func sever(before column: Int, row: Int) {
    guard column > 0, column < buffer.size.columns else { return }
    let index = buffer.index(column: column, row: row)
    guard buffer.cells[index].isTrailing else { return }
    buffer.cells[index - 1].glyph = Cell.spaceGlyph
    buffer.cells[index].glyph = Cell.spaceGlyph
  }
}

/// Remembers what style numbers turn into, so that a change is worked out once for each style.
struct StyleMemo {
  private var last: (old: UInt32, new: UInt32)?
  private var known: [UInt32: UInt32] = [:]

  /// Returns the number of the changed style of a number.
  mutating func number(
    for old: UInt32, in palette: inout CellPalette, _ change: (CellStyle) -> CellStyle
  ) -> UInt32 {
    if let last, last.old == old { return last.new }
    let new = known[old] ?? palette.number(of: change(palette.style(old)))
    if last != nil { known[old] = new }
    last = (old, new)
    return new
  }
}
