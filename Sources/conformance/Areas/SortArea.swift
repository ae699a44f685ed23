import DFTerminalData

/// Values or rows in the order a table shows them.
struct SortArea: Area {
  private let values: [JSONValue]
  private let names: [JSONValue]
  private let order: [Int]
  private let texts: TextOrder

  init?(_ input: JSONValue) {
    let ascending = input["order"].string != "desc"
    texts = SortArea.textOrder(input)
    if let rows = input["rows"].array, let column = input["by"].int {
      values = rows.map { $0.array?.dropFirst(column).first ?? .null }
      names = rows.map { $0.array?.first ?? .null }
    } else if let shown = input["display"].array, let raw = input["raw"].array {
      values = raw
      names = shown
    } else if let values = input["values"].array {
      self.values = values
      names = values
    } else {
      return nil
    }
    order = SortArea.order(of: values, texts, ascending)
  }

  func judge(_ key: String, _ expected: JSONValue) -> Judgement? {
    switch key {
    case "values", "order", "display":
      Judgement(.array(order.map { names[$0] }), equals: expected)
    case "stable", "stable_between_zeros":
      Judgement(keepsOrderOfEqualOnes, equals: expected)
    case "equal":
      Judgement(
        zip(values, values.dropFirst()).allSatisfy { compare($0, $1) == 0 }, equals: expected)
    case "total_order": Judgement(isTotalOrder, equals: expected)
    case "traps": Judgement(false, equals: expected)
    default: nil
    }
  }

  private static func textOrder(_ input: JSONValue) -> TextOrder {
    switch input["mode"].string {
    case "text", "exact": .exact
    case "locale": .locale(input["locale"].string ?? "en_US")
    default: .natural
    }
  }

  private static func order(
    of values: [JSONValue], _ texts: TextOrder, _ ascending: Bool
  ) -> [Int] {
    var column = DataColumn<Int>("value") { offset in values[offset].double }
    if values.contains(where: { $0.string != nil && $0.double == nil }) {
      column.order = ColumnOrder(text: texts) { values[$0].string }
    }
    var arrangement = Arrangement<Int>()
    let request = ArrangementRequest(sort: [DFSortKey("value", ascending: ascending)])
    return Array(arrangement.arrange(Array(values.indices), columns: [column], by: request).order)
  }

  private func compare(_ left: JSONValue, _ right: JSONValue) -> Int {
    if let left = left.double, let right = right.double {
      return left < right ? -1 : left > right ? 1 : 0
    }
    return texts.compare(left.string ?? "", right.string ?? "")
  }

  private var keepsOrderOfEqualOnes: Bool {
    zip(order, order.dropFirst()).allSatisfy { compare(values[$0], values[$1]) != 0 || $0 < $1 }
  }

  /// Whether of any two values one comes first, and the same one either way.
  private var isTotalOrder: Bool {
    values.allSatisfy { left in
      values.allSatisfy { compare(left, $0).signum() == -compare($0, left).signum() }
    }
  }
}
