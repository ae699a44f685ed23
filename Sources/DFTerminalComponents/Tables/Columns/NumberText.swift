import Foundation

/// Writes numbers for people.
enum NumberText {
  /// Puts a separator between groups of three digits of a whole part.
  static func grouped(_ digits: String, separator: String) -> String {
    let utf8 = digits.utf8
    let sign = utf8.first == UInt8(ascii: "-") ? 1 : 0
    let count = utf8.count - sign
    guard count > 3, !separator.isEmpty else { return digits }
    var text: [UInt8] = []
    text.reserveCapacity(utf8.count + (count - 1) / 3 * separator.utf8.count)
    for (place, digit) in utf8.enumerated() {
      if place > sign, (count + sign - place) % 3 == 0 { text += separator.utf8 }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes a number of rows: `1 row`, `1,204 rows`.
  static func rows(_ count: Int) -> String {
    "\(grouped(String(count), separator: ",")) \(count == 1 ? "row" : "rows")"
  }

  /// Writes a number with a fixed number of digits after the point.
  static func fixed(_ value: Double, digits: Int, separator: String) -> String {
    guard value.isFinite else { return value.isNaN ? "" : value < 0 ? "-∞" : "∞" }
    if let text = shortFixed(value, digits: digits, separator: separator) { return text }
    let text = String(format: "%.\(min(max(0, digits), 15))f", value)
    let parts = text.split(separator: ".", maxSplits: 1)
    let whole = grouped(String(parts[0]), separator: separator)
    return parts.count > 1 ? "\(whole).\(parts[1])" : whole
  }

  /// Writes a number whose digits can be had exactly from an integer; `nil` for others.
  ///
  /// Foundation's formatting takes microseconds. The nearest integer of the scaled number is the
  /// right one unless the number lies close to the middle between two.
  private static func shortFixed(_ value: Double, digits: Int, separator: String) -> String? {
    guard (0...4).contains(digits) else { return nil }
    let scale = [1, 10, 100, 1000, 10_000][digits]
    let scaled = value.magnitude * Double(scale)
    let nearest = scaled.rounded()
    // A product is off by half a unit in its last place at most: 2^-17 for what is below 1e11.
    guard scaled < 1e11,
      ((scaled - nearest).magnitude - 0.5).magnitude > 1e-4
    else { return nil }
    let (whole, rest) = Int(nearest).quotientAndRemainder(dividingBy: scale)
    let sign = value.sign == .minus ? "-" : ""
    let text = grouped(sign + String(whole), separator: separator)
    guard digits > 0 else { return text }
    let fraction = String(rest)
    return text + "." + String(repeating: "0", count: digits - fraction.utf8.count) + fraction
  }

  /// Writes a number of bytes in the multiple of 1,024 that reads best.
  static func bytes(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "" : value < 0 ? "-∞" : "∞" }
    var value = value
    var unit = 0
    while value.magnitude >= 1023.95, unit < units.count - 1 {
      value /= 1024
      unit += 1
    }
    let digits = unit == 0 ? 0 : 1
    return "\(String(format: "%.\(digits)f", value)) \(units[unit])"
  }

  private static let units = ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"]
}
