extension String: DFColumnValue {
  /// The text itself.
  public var columnText: String { self }
  /// Returns whether `left` comes first the way a person orders names: see ``NaturalOrder``.
  public static func columnOrder(_ left: String, _ right: String) -> Bool {
    NaturalOrder.precedes(left, right)
  }
}

extension Bool: DFColumnValue {
  /// A tick for yes, a dash for no.
  public var columnText: String { self ? "✓" : "–" }
  /// The value as exports write it.
  public var columnField: DFField { .boolean(self) }
  /// Marks stand in the middle.
  public static var columnAlignment: DFColumnAlignment { .center }
  /// Returns whether `left` is no and `right` is yes.
  public static func columnOrder(_ left: Bool, _ right: Bool) -> Bool { !left && right }
}

extension Optional: DFColumnValue where Wrapped: DFColumnValue {
  /// The text of the value; nothing without one.
  public var columnText: String { self?.columnText ?? "" }
  /// The value as exports write it.
  public var columnField: DFField { self?.columnField ?? .missing }
  /// Whether there is no value.
  public var isColumnMissing: Bool { self?.isColumnMissing ?? true }
  /// The alignment of the values.
  public static var columnAlignment: DFColumnAlignment { Wrapped.columnAlignment }
  /// Returns whether `left` comes first; nothing comes after everything.
  public static func columnOrder(_ left: Wrapped?, _ right: Wrapped?) -> Bool {
    switch (left, right) {
    case (let left?, let right?): Wrapped.columnOrder(left, right)
    case (_?, nil): true
    case (nil, _): false
    }
  }
}
