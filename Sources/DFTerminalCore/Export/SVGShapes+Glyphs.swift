/// The place of a cell on the drawing.
struct SVGCell {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var middleX: Double { x + width / 2 }
  var middleY: Double { y + height / 2 }
  var right: Double { x + width }
  var bottom: Double { y + height }
}

extension SVGShapes {
  /// Draws a glyph that is made of lines, blocks or dots; returns whether it was one.
  mutating func draw(_ scalar: UInt32, in cell: SVGCell, _ color: UInt32) -> Bool {
    switch scalar {
    case 0x2500...0x257F: drawBox(scalar, cell, color)
    case 0x2580...0x259F: drawBlock(scalar, cell, color)
    case 0x2800...0x28FF: drawBraille(scalar, cell, color)
    default: return false
    }
    return true
  }

  /// Draws the dots of a Braille pattern.
  private mutating func drawBraille(_ scalar: UInt32, _ cell: SVGCell, _ color: UInt32) {
    let dots: [(column: Double, row: Double)] = [
      (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3),
    ]
    let pen = Pen(color: color, width: cell.width * 0.3, isRound: true)
    for (bit, dot) in dots.enumerated() where scalar & (1 << UInt32(bit)) != 0 {
      let x = cell.x + cell.width * (0.25 + 0.5 * dot.column)
      let y = cell.y + cell.height * (0.125 + 0.25 * dot.row)
      path("M\(x.svg) \(y.svg)h0", pen)
    }
  }

  /// Draws a block element as rectangles, in eighths of the cell.
  private mutating func drawBlock(_ scalar: UInt32, _ cell: SVGCell, _ color: UInt32) {
    let value = Int(scalar)
    switch value {
    case 0x2580: eighths(cell, 0, 0, 8, 4, color)
    case 0x2581...0x2588: eighths(cell, 0, 0x2588 - value, 8, value - 0x2580, color)
    case 0x2589...0x258F: eighths(cell, 0, 0, 0x2590 - value, 8, color)
    case 0x2590: eighths(cell, 4, 0, 4, 8, color)
    case 0x2591...0x2593: eighths(cell, 0, 0, 8, 8, color, opacity: Double(value - 0x2590) / 4)
    case 0x2594: eighths(cell, 0, 0, 8, 1, color)
    case 0x2595: eighths(cell, 7, 0, 1, 8, color)
    default: drawQuadrants(value, cell, color)
    }
  }

  private mutating func drawQuadrants(_ value: Int, _ cell: SVGCell, _ color: UInt32) {
    // Upper left 1, upper right 2, lower left 4, lower right 8.
    let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]
    let set = quadrants[value - 0x2596]
    for bit in 0..<4 where set & 1 << bit != 0 {
      eighths(cell, bit % 2 * 4, bit / 2 * 4, 4, 4, color)
    }
  }

  private mutating func eighths(
    _ cell: SVGCell, _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: UInt32,
    opacity: Double = 1
  ) {
    rectangle(
      x: cell.x + cell.width * Double(x) / 8, y: cell.y + cell.height * Double(y) / 8,
      width: cell.width * Double(width) / 8, height: cell.height * Double(height) / 8,
      Paint(color: color, opacity: opacity))
  }
}

extension SVGShapes {
  private static let light = 1.2
  private static let heavy = 2.6
  /// Half the distance of a double line's strokes.
  private static let gap = 1.6

  private static func pen(_ weight: BoxDrawing.Weight, _ color: UInt32) -> Pen {
    Pen(color: color, width: weight == .heavy ? heavy : light)
  }

  /// Draws the lines of a box-drawing glyph.
  private mutating func drawBox(_ scalar: UInt32, _ cell: SVGCell, _ color: UInt32) {
    guard let box = BoxDrawing(scalar) else { return }
    switch box.form {
    case .straight: drawArms(box, cell, color)
    case .dashed(let count): drawDashes(box, count, cell, color)
    case .rounded: drawCurve(box, cell, color)
    case .diagonal(let rising, let falling):
      let pen = SVGShapes.pen(.light, color)
      if rising { path("M\(cell.x.svg) \(cell.bottom.svg)L\(cell.right.svg) \(cell.y.svg)", pen) }
      if falling { path("M\(cell.x.svg) \(cell.y.svg)L\(cell.right.svg) \(cell.bottom.svg)", pen) }
    }
  }

  private mutating func drawDashes(
    _ box: BoxDrawing, _ count: Int, _ cell: SVGCell, _ color: UInt32
  ) {
    let isVertical = box.up != .none
    let pen = SVGShapes.pen(isVertical ? box.up : box.left, color)
    let step = (isVertical ? cell.height : cell.width) / Double(count)
    for dash in 0..<count {
      let from = (isVertical ? cell.y : cell.x) + step * (Double(dash) + 0.2)
      if isVertical {
        vertical(cell.middleX, from, from + step * 0.6, pen)
      } else {
        horizontal(cell.middleY, from, from + step * 0.6, pen)
      }
    }
  }

  private mutating func drawCurve(_ box: BoxDrawing, _ cell: SVGCell, _ color: UInt32) {
    let (x, y) = (cell.middleX, cell.middleY)
    let endX = box.right != .none ? cell.right : cell.x
    let endY = box.down != .none ? cell.bottom : cell.y
    let radius = cell.width / 2
    let pen = SVGShapes.pen(.light, color)
    let turn = endY > y ? y + radius : y - radius
    path("M\(x.svg) \(turn.svg)Q\(x.svg) \(y.svg) \(endX.svg) \(y.svg)", pen)
    vertical(x, min(turn, endY), max(turn, endY), pen)
  }

  /// Draws the four arms, each as far as the lines across it.
  private mutating func drawArms(_ box: BoxDrawing, _ cell: SVGCell, _ color: UInt32) {
    let across = (left: box.left, up: box.up, right: box.right, down: box.down)
    for (weight, sign) in [(box.left, -1.0), (box.right, 1.0)] {
      let same = sign > 0 ? across.left : across.right
      for (offset, start) in SVGShapes.lines(weight, same, before: across.up, after: across.down) {
        let (from, to) = (cell.middleX + sign * start, sign > 0 ? cell.right : cell.x)
        horizontal(
          cell.middleY + offset, min(from, to), max(from, to), SVGShapes.pen(weight, color))
      }
    }
    for (weight, sign) in [(box.up, -1.0), (box.down, 1.0)] {
      let same = sign > 0 ? across.up : across.down
      for (offset, start) in SVGShapes.lines(weight, same, before: across.left, after: across.right)
      {
        let (from, to) = (cell.middleY + sign * start, sign > 0 ? cell.bottom : cell.y)
        vertical(
          cell.middleX + offset, min(from, to), max(from, to), SVGShapes.pen(weight, color))
      }
    }
  }

  /// The strokes of one arm: their distance from the middle line, and how far from the middle of
  /// the cell they begin.
  ///
  /// `opposite` is the arm it continues; `before` and `after` are the arms across it, the one on
  /// the side of negative offsets first.
  private static func lines(
    _ weight: BoxDrawing.Weight, _ opposite: BoxDrawing.Weight, before: BoxDrawing.Weight,
    after: BoxDrawing.Weight
  ) -> [(offset: Double, start: Double)] {
    // Half a stroke over the middle, so that corners close.
    let overlap = -light / 2
    switch weight {
    case .none: return []
    case .light, .heavy:
      let doubles = [before, after].filter { $0 == .double }.count
      if doubles == 0 { return [(0, max(before, after) == .heavy ? -heavy / 2 : overlap)] }
      if opposite != .none { return [(0, overlap)] }
      return [(0, doubles == 2 ? gap - light / 2 : -gap - light / 2)]
    case .double:
      return [(-gap, before, after), (gap, after, before)].map { offset, near, far in
        if near == .double { return (offset, gap - light / 2) }
        if opposite != .none || far == .none { return (offset, overlap) }
        return (offset, far == .double ? -gap - light / 2 : overlap)
      }
    }
  }
}

extension BoxDrawing.Weight: Comparable {
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
