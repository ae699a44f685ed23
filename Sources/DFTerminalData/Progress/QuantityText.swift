/// Short texts for durations, sizes and rates: total functions, of bounded width.
public enum QuantityText {
  /// Returns a duration in at most eight characters: `45s`, `2m 05s`, `3h 20m`, `12d 4h`, `>999d`.
  ///
  /// Seconds are rounded up, so that nothing left is said only when nothing is. What is no number
  /// gives an empty text.
  public static func duration(_ seconds: Double) -> String {
    guard !seconds.isNaN else { return "" }
    let whole = roundedUp(seconds)
    let (minutes, hours, days) = (whole / 60, whole / 3600, whole / 86_400)
    if whole < 60 { return "\(whole)s" }
    if hours < 1 { return "\(minutes)m \(twoDigits(whole % 60))s" }
    if days < 1 { return "\(hours)h \(twoDigits(minutes % 60))m" }
    if days < 100 { return "\(days)d \(hours % 24)h" }
    return days < 1_000 ? "\(days)d" : ">999d"
  }

  /// Returns the time left in rough words, which change seldom: `2–3 min left`.
  public static func remaining(_ seconds: Double) -> String {
    guard !seconds.isNaN else { return "" }
    let whole = roundedUp(seconds)
    if whole <= 5 { return "a few seconds left" }
    if whole < 60 { return "\((whole + 9) / 10 * 10) s left" }
    let minutes = whole / 60
    if minutes < 10 { return "\(minutes)–\(minutes + 1) min left" }
    if minutes < 60 { return "about \((minutes + 4) / 5 * 5) min left" }
    let hours = minutes / 60
    if hours < 48 { return "\(hours)–\(hours + 1) h left" }
    return hours / 24 < 1_000 ? "about \(hours / 24) days left" : "more than 999 days left"
  }

  /// Returns a number of bytes in decimal units: `999 B`, `1.5 kB`, `41 MB`.
  public static func bytes(_ count: Double) -> String {
    scaled(count, units: [" B", " kB", " MB", " GB", " TB", " PB", " EB", " ZB"])
  }

  /// Returns a number in short: `999`, `1.5k`, `41M`.
  public static func number(_ count: Double) -> String {
    scaled(count, units: ["", "k", "M", "G", "T", "P", "E", "Z"])
  }

  private static func scaled(_ count: Double, units: [String]) -> String {
    guard count.isFinite else { return count.isNaN ? "" : count < 0 ? "-∞" : "∞" }
    var (value, unit) = (count.magnitude, 0)
    while unit < units.count - 1 && value >= 999.5 {
      value /= 1_000
      unit += 1
    }
    guard value < 999.5 else { return (count < 0 ? "<-" : ">") + "999" + units[unit] }
    return (count < 0 ? "-" : "") + digits(value, isWhole: unit == 0 && value == value.rounded())
      + units[unit]
  }

  /// Two digits that count, three where there are three before the point.
  private static func digits(_ value: Double, isWhole: Bool) -> String {
    if isWhole || value >= 9.95 { return String(Int(value.rounded())) }
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(tenths % 10)"
  }

  /// Whole seconds, rounded up save for what computing with fractions adds.
  private static func roundedUp(_ seconds: Double) -> Int {
    Int(saturating: max(0, (seconds - 1e-6).rounded(.up)))
  }

  private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
