import DFTerminalCore
import DFTerminalData
import DFTerminalViews

/// What a column shows of a row, in a form that can be compared.
///
/// The closures of a column cannot be compared. A column that reads a stored property of a plain
/// type shows the same as long as the rows are the same; all others are read for every frame.
struct ColumnSignature: Equatable {
  var id: String
  var header: String
  var alignment: DFColumnAlignment
  var truncation: TextAppearance.Truncation
  var isSensitive: Bool
  var lineLimit: Int
  /// What the column reads and how it writes it; `nil` where that cannot be told.
  var source: StoredField?
}

/// A stored property that a column reads, and the format it is written in.
struct StoredField: Equatable, Sendable {
  private let path: any AnyKeyPath & Sendable
  private let format: String

  /// Names what a column reads, where reading it depends on the row's own bytes alone.
  ///
  /// A path that goes through a computed property or a reference has no offset; a value that is not
  /// plain may hold references. A format without a name may look at anything.
  init?<Row, Value>(_ path: any KeyPath<Row, Value> & Sendable, format: String?) {
    guard let format, MemoryLayout<Row>.offset(of: path) != nil, StoredField.isPlain(Value.self)
    else { return nil }
    self.path = path
    self.format = format
  }

  private static func isPlain<Value>(_ type: Value.Type) -> Bool {
    type == String.self || type == String?.self || _isPOD(type)
  }

  static func == (left: StoredField, right: StoredField) -> Bool {
    left.path === right.path && left.format == right.format
  }
}

extension DFColumnCore {
  /// The column in a form that can be compared.
  var signature: ColumnSignature {
    ColumnSignature(
      id: id, header: header, alignment: textAlignment, truncation: truncation,
      isSensitive: isSensitive, lineLimit: lineLimit,
      source: makeCell == nil ? storedField : nil)
  }

  /// Whether the cells have to be read for every frame.
  var isProbed: Bool { makeCell != nil || storedField == nil }
}
