import DFTerminalData

/// A cell while it is edited.
struct EditArea: Area {
  private var session: EditSession<String>
  private let value: String
  private var outcome: Commit<String>?

  init?(_ input: JSONValue) {
    guard input["typed"].string != nil || input["edit_visible_row"].int != nil else { return nil }
    value = input["value"].string ?? "1"
    let ids = (input["ids"].array ?? []).compactMap(\.string)
    let shown = input["sort"].string == "asc" ? ids.sorted() : ids
    let row = input["edit_visible_row"].int.map { shown[$0] } ?? "row"
    let checksNumbers = input["validator"].string == "number"
    func validate(_ draft: String) -> DFValidationState {
      checksNumbers && Double(draft) == nil ? .error("not a number") : .none
    }
    let before = ids.isEmpty ? value : ""
    session = EditSession(CellID(row: row, column: "name"), value: before)
    session.type(input["typed"].string ?? value, validate: validate)
    switch input["key"].string {
    case "escape": session.cancel()
    default: outcome = session.commit(validate: validate)
    }
  }

  func judge(_ key: String, _ expected: JSONValue) -> Judgement? {
    switch key {
    case "value": return Judgement(.string(session.draft), equals: expected)
    case "changed_id":
      guard case .change(let change) = outcome else { return Judgement(.null, false) }
      return Judgement(.string(change.cell.row), equals: expected)
    case "editing", "value_unchanged":
      guard case .refused = outcome else { return Judgement(.bool(false), equals: expected) }
      return Judgement(.bool(session.original == value), equals: expected)
    case "message_shown": return Judgement(session.message != nil, equals: expected)
    default: return nil
    }
  }
}
