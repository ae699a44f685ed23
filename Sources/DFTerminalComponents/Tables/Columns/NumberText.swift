import Foundation

/// Writes numbers for people.
enum NumberText {
  /// Puts a separator between groups of three digits of a whole part.
  static func grouped(_ digits: String, separator: String) -> String {
    let sign = digits.hasPrefix("-") ? "-" : ""
    let whole = digits.dropFirst(sign.count)
    guard whole.utf8.count > 3 else { return digits }
    var text = ""
    for (place, digit) in whole.enumerated() {
      if place > 0, (whole.count - place) % 3 == 0 { text += separator }
      text.append(digit)
    }
    return sign + text
  }

  /// Writes a number with a fixed number of digits after the point.
  static func fixed(_ value: Double, digits: Int, separator: String) -> String {
    guard value.isFinite else { return value.isNaN ? "" : value < 0 ? "-∞" : "∞" }
    let text = String(format: "%.\(min(max(0, digits), 15))f", value)
    let parts = text.split(separator: ".", maxSplits: 1)
    let whole = grouped(String(parts[0]), separator: separator)
    return parts.count > 1 ? "\(whole).\(parts[1])" : whole
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
