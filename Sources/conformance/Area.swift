/// Judges the cases of one area.
///
/// To add an area, write a type in Areas and name it in ``areas``.
protocol Area {
  /// Does what the input asks, once; `nil` where the input is of no kind the area knows.
  init?(_ input: JSONValue)

  /// Judges one expectation; `nil` where the area cannot judge the key.
  func judge(_ key: String, _ expected: JSONValue) -> Judgement?
}

/// What came out for one expectation, and whether that is right.
struct Judgement {
  var got: JSONValue
  var holds: Bool

  init(_ got: JSONValue, _ holds: Bool) {
    self.got = got
    self.holds = holds
  }

  /// Holds if the two are equal.
  init(_ got: JSONValue, equals expected: JSONValue) {
    self.init(got, got == expected)
  }

  /// A statement that must be as expected.
  init(_ statement: Bool, equals expected: JSONValue) {
    self.init(.bool(statement), equals: expected)
  }
}

/// The areas by the name that cases give.
var areas: [String: any Area.Type] {
  [
    "width": WidthArea.self, "sanitize": SanitizeArea.self, "truncate": TruncateArea.self,
    "wrap": WrapArea.self, "color": ColorArea.self, "input": InputArea.self,
    "sort": SortArea.self, "pagination": PaginationArea.self, "progress": ProgressArea.self,
    "csv": CSVArea.self, "renderer": RendererArea.self, "secrets": SecretsArea.self,
    "columns": ColumnsArea.self, "scroll": ScrollArea.self, "selection": SelectionArea.self,
    "edit": EditArea.self,
  ]
}
