/// Collects the shapes of a drawing by paint, so that touching pieces become one.
///
/// Lines in one direction and rectangles of one height are merged where they meet: then no
/// renderer leaves a hairline between cells.
struct SVGShapes {
  /// What a stroke is drawn with.
  struct Pen: Hashable {
    var color: UInt32
    var width: Double
    var isRound = false
  }

  /// What a rectangle is filled with.
  struct Paint: Hashable {
    var color: UInt32
    var opacity = 1.0
  }

  private struct Track: Hashable {
    var pen: Pen
    var isVertical: Bool
    var place: Double
  }

  private struct Band: Hashable {
    var paint: Paint
    var top: Double
    var bottom: Double
  }

  private var tracks: [Track: [ClosedRange<Double>]] = [:]
  private var bands: [Band: [ClosedRange<Double>]] = [:]
  private var paths: [Pen: String] = [:]

  /// Adds a line along a row.
  mutating func horizontal(_ y: Double, _ from: Double, _ to: Double, _ pen: Pen) {
    guard from < to else { return }
    tracks[Track(pen: pen, isVertical: false, place: y), default: []].append(from...to)
  }

  /// Adds a line along a column.
  mutating func vertical(_ x: Double, _ from: Double, _ to: Double, _ pen: Pen) {
    guard from < to else { return }
    tracks[Track(pen: pen, isVertical: true, place: x), default: []].append(from...to)
  }

  /// Adds a free path.
  mutating func path(_ data: String, _ pen: Pen) { paths[pen, default: ""] += data }

  /// Adds a rectangle.
  mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, _ paint: Paint
  ) {
    guard width > 0, height > 0 else { return }
    bands[Band(paint: paint, top: y, bottom: y + height), default: []].append(x...x + width)
  }

  /// The rectangles as paths, in a fixed order.
  var fills: [String] {
    var data: [Paint: [(key: [Double], text: String)]] = [:]
    for (box, columns) in stacked() {
      let text =
        "M\(columns.lowerBound.svg) \(box.top.svg)H\(columns.upperBound.svg)V\(box.bottom.svg)"
        + "H\(columns.lowerBound.svg)Z"
      data[box.paint, default: []].append(([box.top, columns.lowerBound, box.bottom], text))
    }
    return data.sorted { ($0.key.color, $0.key.opacity) < ($1.key.color, $1.key.opacity) }.map {
      let opacity = $0.key.opacity < 1 ? " fill-opacity=\"\($0.key.opacity.svg)\"" : ""
      let pieces = $0.value.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.text)
      return "<path fill=\"\($0.key.color.cssColor)\"\(opacity) d=\"\(pieces.joined())\"/>"
    }
  }

  /// The lines and free paths, in a fixed order.
  var strokes: [String] {
    var data: [Pen: [(key: [Double], text: String)]] = [:]
    for (track, ranges) in tracks {
      for range in SVGShapes.merged(ranges) {
        let (from, to, place) = (range.lowerBound.svg, range.upperBound.svg, track.place.svg)
        let text = track.isVertical ? "M\(place) \(from)V\(to)" : "M\(from) \(place)H\(to)"
        let key = [track.isVertical ? 1 : 0, track.place, range.lowerBound]
        data[track.pen, default: []].append((key, text))
      }
    }
    for (pen, text) in paths { data[pen, default: []].append(([2], text)) }
    return data.sorted { $0.key.order.lexicographicallyPrecedes($1.key.order) }.map { pen, pieces in
      let sorted = pieces.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.text)
      let cap = pen.isRound ? "round" : "butt"
      return
        "<path fill=\"none\" stroke=\"\(pen.color.cssColor)\" stroke-width=\"\(pen.width.svg)\" "
        + "stroke-linecap=\"\(cap)\" d=\"\(sorted.joined())\"/>"
    }
  }

  /// The rectangles merged along their rows, then with equal ones right below.
  private func stacked() -> [(box: Band, columns: ClosedRange<Double>)] {
    var pieces: [(box: Band, columns: ClosedRange<Double>)] = []
    for (band, ranges) in bands {
      pieces += SVGShapes.merged(ranges).map { (band, $0) }
    }
    pieces.sort {
      let (one, two) = ($0.columns, $1.columns)
      let first = [one.lowerBound, one.upperBound, Double($0.box.paint.color), $0.box.top]
      let second = [two.lowerBound, two.upperBound, Double($1.box.paint.color), $1.box.top]
      return first.lexicographicallyPrecedes(second)
    }
    var stacked: [(box: Band, columns: ClosedRange<Double>)] = []
    for piece in pieces {
      if let last = stacked.last, last.columns == piece.columns, last.box.paint == piece.box.paint,
        last.box.bottom == piece.box.top
      {
        stacked[stacked.count - 1].box.bottom = piece.box.bottom
      } else {
        stacked.append(piece)
      }
    }
    return stacked
  }

  private static func merged(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var merged: [ClosedRange<Double>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }
}

extension SVGShapes.Pen {
  fileprivate var order: [Double] { [Double(color), width, isRound ? 1 : 0] }
}

extension Double {
  /// The number with at most two decimals, as short as it goes.
  var svg: String {
    let rounded = (self * 100).rounded() / 100
    let text = "\(rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
