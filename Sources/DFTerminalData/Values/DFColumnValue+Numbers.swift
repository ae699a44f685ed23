public import Foundation

extension Int: DFColumnValue {}
extension Int8: DFColumnValue {}
extension Int16: DFColumnValue {}
extension Int32: DFColumnValue {}
extension Int64: DFColumnValue {}
extension UInt: DFColumnValue {}
extension UInt8: DFColumnValue {}
extension UInt16: DFColumnValue {}
extension UInt32: DFColumnValue {}
extension UInt64: DFColumnValue {}

extension Double: DFColumnValue {}
extension Float: DFColumnValue {}
extension CGFloat: DFColumnValue {}

extension DFColumnValue where Self: BinaryFloatingPoint & CustomStringConvertible {
  /// The shortest text that reads back as the same number; `∞` when infinite, nothing for NaN.
  public var columnText: String {
    guard !isNaN else { return "" }
    guard isInfinite else { return description }
    return self < 0 ? "-∞" : "∞"
  }
  /// The number as exports write it; infinities are words, since JSON has no number for them.
  public var columnField: DFField {
    guard !isNaN else { return .missing }
    return isInfinite ? .text(self < 0 ? "-Infinity" : "Infinity") : .number(description)
  }
  /// Whether the value is not a number.
  public var isColumnMissing: Bool { isNaN }
  /// Numbers with a fraction stand on their decimal points.
  public static var columnAlignment: DFColumnAlignment { .decimal }
}

extension Decimal: DFColumnValue {
  /// The number in plain decimal notation; nothing for NaN.
  public var columnText: String { isNaN ? "" : description }
  /// Whether the value is not a number.
  public var isColumnMissing: Bool { isNaN }
  /// Decimal numbers stand on their decimal points.
  public static var columnAlignment: DFColumnAlignment { .decimal }
}
