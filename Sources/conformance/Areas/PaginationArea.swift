import DFTerminalData

/// Pages counted from 1, after what the input does to them.
struct PaginationArea: Area {
  private let pagination: Pagination
  private let cursor: Int?

  init?(_ input: JSONValue) {
    guard let total = input["total"].int, let size = input["size"].int else { return nil }
    var pagination = Pagination(
      total: total, pageSize: size, index: (input["page"].int ?? 1) - 1)
    cursor = input["cursor_row"].int
    if let filtered = input["filtered_total"].int { pagination.update(total: filtered) }
    if let deleted = input["delete"].int { pagination.update(total: total - deleted) }
    if let newSize = input["new_size"].int { pagination.resize(to: newSize, keeping: cursor) }
    self.pagination = pagination
  }

  func judge(_ key: String, _ expected: JSONValue) -> Judgement? {
    switch key {
    case "pages": Judgement(.optional(pagination.pageCount), equals: expected)
    case "page": Judgement(.integer(pagination.index + 1), equals: expected)
    case "label": Judgement(.string(pagination.label), equals: expected)
    case "cursor_row":
      // The row is on the page shown, so the cursor stays on it.
      Judgement(
        .optional(cursor.flatMap { pagination.rows.contains($0) ? $0 : nil }), equals: expected)
    case "error_or": Judgement(.string("size \(pagination.pageSize)"), equals: expected)
    case "has_next": Judgement(pagination.hasNext, equals: expected)
    case "has_previous": Judgement(pagination.hasPrevious, equals: expected)
    case "traps": Judgement(false, equals: expected)
    default: nil
    }
  }
}
