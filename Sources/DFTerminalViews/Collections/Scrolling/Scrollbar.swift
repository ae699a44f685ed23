package import DFTerminalCore

/// A bar of one cell's width that shows which part of some content is in sight.
package struct Scrollbar {
  private let axis: Axis
  private let rect: CellRect
  private let thumb: Range<Int>

  /// Creates the bar of a window in a rectangle, or `nil` where everything is in sight.
  package init?(_ axis: Axis, _ extent: ScrollExtent, in rect: CellRect) {
    self.init(axis, thumb: extent.thumb(track: rect.size[axis]), in: rect)
  }

  /// Creates a bar with a thumb on some cells of its track.
  package init?(_ axis: Axis, thumb: Range<Int>?, in rect: CellRect) {
    guard let thumb, !rect.isEmpty else { return nil }
    self.axis = axis
    self.rect = rect
    self.thumb = thumb
  }

  /// Draws track and thumb; the thumb is tinted where the view receives the keys.
  @MainActor package func draw(
    _ environment: EnvironmentValues, isFocused: Bool, on canvas: inout Canvas
  ) {
    let palette = environment.palette
    canvas.fill(
      rect, with: trackGlyph(environment.glyphs), style: environment.style(palette.border))
    let color = isFocused ? palette.accent : palette.textSecondary
    canvas.fill(thumbRect, with: thumbGlyph(environment.glyphs), style: environment.style(color))
  }

  private var thumbRect: CellRect {
    let size = CellSize(along: axis, thumb.count, across: rect.size[axis.crossing])
    return CellRect(origin: rect.origin.moved(along: axis, by: thumb.lowerBound), size: size)
  }

  private func trackGlyph(_ glyphs: GlyphSet) -> Character {
    switch (glyphs, axis) {
    case (.unicode, .vertical): "│"
    case (.unicode, .horizontal): "─"
    case (.ascii, .vertical): "|"
    case (.ascii, .horizontal): "-"
    }
  }

  private func thumbGlyph(_ glyphs: GlyphSet) -> Character {
    switch (glyphs, axis) {
    case (.unicode, .vertical): "┃"
    case (.unicode, .horizontal): "━"
    case (.ascii, .vertical): "#"
    case (.ascii, .horizontal): "="
    }
  }
}

extension CellPoint {
  /// Returns the position moved along an axis.
  package func moved(along axis: Axis, by cells: Int) -> CellPoint {
    axis == .horizontal ? offset(columns: cells) : offset(rows: cells)
  }

  /// The coordinate along an axis.
  package subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? column : row }
    set { if axis == .horizontal { column = newValue } else { row = newValue } }
  }
}
