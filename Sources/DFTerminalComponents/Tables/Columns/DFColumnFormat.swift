public import DFTerminalData
public import Foundation

/// How the values of a column are written.
///
/// Sorting, searching and exports keep to the value, so `2 MiB` sorts after `42 B`.
public struct DFColumnFormat<Value>: Sendable {
  /// Writes a value.
  public var text: @Sendable (Value) -> String
  /// Where the texts stand; `nil` leaves it to the type of the value.
  public var alignment: DFColumnAlignment?
  /// What tells the format from others; `nil` where a function of the caller's writes.
  var name: String?

  /// Creates a format from a function; the alignment is left to the type of the value.
  public init(
    alignment: DFColumnAlignment? = nil, _ text: @escaping @Sendable (Value) -> String
  ) {
    self.text = text
    self.alignment = alignment
  }

  init(
    _ name: String?, alignment: DFColumnAlignment? = nil,
    _ text: @escaping @Sendable (Value) -> String
  ) {
    self.init(alignment: alignment, text)
    self.name = name
  }
}

extension DFColumnFormat where Value: BinaryInteger & SendableMetatype {
  /// Digits in groups of three: `1,204`.
  public static var grouped: Self { grouped(separator: ",") }

  /// Digits in groups of three with a separator of your own.
  public static func grouped(separator: String) -> Self {
    Self("grouped \(separator)") { NumberText.grouped(String($0), separator: separator) }
  }

  /// A number of bytes in the binary multiple that reads best: `2.0 MiB`.
  public static var bytes: Self {
    Self("bytes", alignment: .trailing) { NumberText.bytes(Double($0)) }
  }
}

extension DFColumnFormat where Value: BinaryFloatingPoint & SendableMetatype {
  /// A fixed number of digits after the point, the digits before it in groups of three.
  public static func fraction(_ digits: Int, separator: String = ",") -> Self {
    Self("fraction \(digits) \(separator)", alignment: .trailing) {
      NumberText.fixed(Double($0), digits: digits, separator: separator)
    }
  }

  /// Hundredths: `0.685` is `68.5%` with one digit.
  public static func percent(digits: Int = 0) -> Self {
    Self("percent \(digits)", alignment: .trailing) {
      NumberText.fixed(Double($0) * 100, digits: digits, separator: ",") + "%"
    }
  }

  /// A number of bytes in the binary multiple that reads best: `2.0 MiB`.
  public static var bytes: Self {
    Self("bytes", alignment: .trailing) { NumberText.bytes(Double($0)) }
  }
}

extension DFColumnFormat where Value == Bool {
  /// Two words, for yes and for no.
  public static func words(_ yes: String, _ no: String) -> Self {
    Self("words \(yes) \(no)", alignment: .leading) { $0 ? yes : no }
  }
}

extension DFColumnFormat where Value == Date {
  /// A format of Foundation's, such as `.dateTime.day().month()`.
  public static func style<Style: FormatStyle & Sendable>(_ style: Style) -> Self
  where Style.FormatInput == Date, Style.FormatOutput == String {
    Self { style.format($0) }
  }

  /// The day alone: `2026-12-03`, in the current time zone.
  public static var day: Self { Self("day") { String($0.columnText.prefix(while: { $0 != " " })) } }
}
