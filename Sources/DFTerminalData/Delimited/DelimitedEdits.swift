/// Changes to a file of rows that are not saved yet.
public struct DelimitedEdits: Hashable, Sendable {
  /// A field, by the row and column it has in the file.
  public struct Place: Hashable, Sendable, Comparable {
    /// The row, counted from 0, the header not counted.
    public var row: Int
    /// The column, counted from 0.
    public var column: Int

    /// Creates a place.
    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }

    /// Returns whether a place comes before another in the file.
    public static func < (left: Place, right: Place) -> Bool {
      (left.row, left.column) < (right.row, right.column)
    }
  }

  /// The new texts of fields.
  public private(set) var fields: [Place: String] = [:]
  /// The rows to leave out.
  public var deletedRows: Set<Int> = []
  /// Rows to write after all others.
  public var appendedRows: [[String]] = []

  /// Creates a set of changes without any.
  public init() {}

  /// Whether nothing is changed.
  public var isEmpty: Bool { fields.isEmpty && deletedRows.isEmpty && appendedRows.isEmpty }

  /// The new text of a field, or `nil` where it is as in the file.
  public subscript(row: Int, column: Int) -> String? {
    get { fields[Place(row: row, column: column)] }
    set { fields[Place(row: row, column: column)] = newValue }
  }

  /// Changes a field of a file; a text that the file has anyway is no change.
  public mutating func set(_ text: String, row: Int, column: Int, in file: DelimitedFile) {
    self[row, column] = text == file.text(row: row, column: column) ? nil : text
  }
}
