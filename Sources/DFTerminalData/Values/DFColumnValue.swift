/// A value that a table column can show, align, sort and export.
///
/// Strings, whole and decimal numbers, booleans, dates and optionals of them conform. An own type
/// conforms by its order and its text; `Comparable`, `Numeric` and `CustomStringConvertible` types
/// get them for nothing:
///
/// ```swift
/// enum Level: Int, Comparable, DFColumnValue { … }
/// ```
public protocol DFColumnValue: Sendable {
  /// The text that a cell shows; empty for a missing value.
  var columnText: String { get }
  /// The value as exports write it.
  var columnField: DFField { get }
  /// Whether there is no value: `nil`, or a number that is not a number.
  var isColumnMissing: Bool { get }
  /// Where the text stands in its cells.
  static var columnAlignment: DFColumnAlignment { get }
  /// Returns whether `left` comes before `right` in ascending order.
  ///
  /// Must be a strict weak order over the values that are not missing; missing values are placed
  /// by the sort itself.
  static func columnOrder(_ left: Self, _ right: Self) -> Bool
}

extension DFColumnValue {
  /// The text as a field of words.
  public var columnField: DFField { isColumnMissing ? .missing : .text(columnText) }
  /// A value is there unless its type says otherwise.
  public var isColumnMissing: Bool { false }
  /// Text begins at the leading edge.
  public static var columnAlignment: DFColumnAlignment { .leading }
}

extension DFColumnValue where Self: Comparable {
  /// Returns whether `left` is less than `right`.
  public static func columnOrder(_ left: Self, _ right: Self) -> Bool { left < right }
}

extension DFColumnValue where Self: Numeric {
  /// Numbers end at the trailing edge.
  public static var columnAlignment: DFColumnAlignment { .trailing }
  /// The number as exports write it.
  public var columnField: DFField { isColumnMissing ? .missing : .number(columnText) }
}

extension DFColumnValue where Self: CustomStringConvertible {
  /// The value's own description.
  public var columnText: String { description }
}
