import DFTerminalData

/// Rows by their identifiers, a cursor and a selection, before and after what the input does to them.
struct SelectionArea: Area {
  private var ids: [String]
  private var rows = RowNavigator<String>()
  private var selection = RowSelection<String>(.multiple)

  init?(_ input: JSONValue) {
    let names = input["ids"].array ?? input["row_ids"].array ?? input["visible_order"].array
    ids = names?.compactMap(\.string) ?? (0..<(input["rows"].int ?? 3)).map { "row \($0)" }
    if input["click"].string != nil { ids = ["x", "y", "z"] }
    let cursor = input["cursor"].string.flatMap(ids.firstIndex) ?? input["cursor"].int
    let metrics = RowMetrics(count: ids.count)
    rows.resize(height: 5, metrics: metrics)
    if let cursor { rows.move(.to(cursor), ids: ids, metrics: metrics) }
    if let id = input["select"].string ?? input["anchor"].string { selection.toggle(id) }
    if let id = input["extend_to"].string { selection.extend(to: id, in: ids) }
    if input["hover"].string == "last" { rows.hover(over: ids.last) }
    if input["click"].string == "row y" { rows.press("y") }
    change(to: Self.rows(after: input, ids))
  }

  /// The rows once the data have changed.
  private static func rows(after input: JSONValue, _ ids: [String]) -> [String] {
    if let count = input["new_rows"].int { return Array(ids.prefix(count)) }
    if let id = input["delete"].string { return ids.filter { $0 != id } }
    if input["remove"].string == "last" { return ids.dropLast() }
    return input["refresh_reorders"].bool == true ? ids.reversed() : ids
  }

  private mutating func change(to new: [String]) {
    rows.rowsChanged(
      from: RowNavigator.Rows(ids, RowMetrics(count: ids.count)),
      to: RowNavigator.Rows(new, RowMetrics(count: new.count)))
    selection.prune(existing: new)
    ids = new
  }

  func judge(_ key: String, _ expected: JSONValue) -> Judgement? {
    let selected = JSONValue.array(selection.ids.sorted().map(JSONValue.string))
    switch key {
    case "selected", "callback_rows": return Judgement(selected, equals: expected)
    case "cursor":
      let isOffset = expected.int != nil
      let id = rows.cursor.id.map(JSONValue.string) ?? .null
      return Judgement(isOffset ? .integer(rows.cursor.offset) : id, equals: expected)
    case "hover": return Judgement(rows.hovered.map(JSONValue.string) ?? .null, equals: expected)
    case "acts_on": return Judgement(rows.pressed.map(JSONValue.string) ?? .null, equals: expected)
    case "error":
      let message = DuplicateIDs(ids).message ?? ""
      let word = expected.string ?? ""
      return Judgement(.string(message), message.lowercased().contains(word))
    case "traps": return Judgement(false, equals: expected)
    default: return nil
    }
  }
}
