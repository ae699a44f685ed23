import DFTerminalData

/// Rows of one line in a window, after what the input does to them.
struct ScrollArea: Area {
  private let start: RowNavigator<Int>
  private let end: RowNavigator<Int>
  private let metrics: RowMetrics
  private let track: Int

  init?(_ input: JSONValue) {
    guard let height = input["height"].int else { return nil }
    let count = input["rows"].int ?? 1_000
    metrics = RowMetrics(count: count)
    track = input["track"].int ?? height
    var rows = RowNavigator<Int>()
    rows.resize(height: height, metrics: metrics)
    let ids = Array(0..<count)
    if input["selected"].int != nil || input["key"].string != nil {
      rows.move(.to(input["selected"].int ?? 0), ids: ids, metrics: metrics)
    }
    if let offset = input["offset"].int { rows.scroll(by: offset, metrics: metrics) }
    start = rows
    if input["key"].string == "pageDown" { rows.move(.pageDown, ids: ids, metrics: metrics) }
    if let lines = input["wheel"].int { rows.scroll(by: lines, metrics: metrics) }
    if let height = input["new_height"].int { rows.resize(height: height, metrics: metrics) }
    end = rows
  }

  func judge(_ key: String, _ expected: JSONValue) -> Judgement? {
    let thumb = end.viewport.thumb(track: track, rows: metrics)
    switch key {
    case "selected":
      return Judgement(.optional(end.cursor.id), equals: expected)
    case "offset": return Judgement(.integer(end.viewport.top), equals: expected)
    case "moves_by":
      return Judgement(.integer(end.cursor.offset - start.cursor.offset), equals: expected)
    case "visible":
      let rows = end.viewport.placements(of: metrics).map { JSONValue.integer($0.row) }
      return Judgement(.array(rows), equals: expected)
    case "thumb_at_least":
      return Judgement(.optional(thumb?.count), (thumb?.count ?? 0) >= expected.int ?? 0)
    case "thumb_inside_track":
      return Judgement(
        thumb.map { 0 <= $0.lowerBound && $0.upperBound <= track } ?? false, equals: expected)
    case "thumb_touches_end": return Judgement(thumb?.upperBound == track, equals: expected)
    case "traps": return Judgement(false, equals: expected)
    default: return nil
    }
  }
}
