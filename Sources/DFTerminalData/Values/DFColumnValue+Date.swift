public import Foundation

extension Date: DFColumnValue {
  /// The day, and the time unless it is midnight, in the current time zone: `2026-12-03 14:05`.
  ///
  /// All days of a column have one width and sort as text, whatever the locale.
  public var columnText: String { CivilTime(self, in: .current).text }
  /// The moment in ISO 8601, UTC, to the second.
  public var columnField: DFField {
    CivilTime(self, in: .gmt).iso8601.map(DFField.text) ?? .missing
  }
  /// Whether the moment is not a number, as a date computed from NaN is.
  public var isColumnMissing: Bool { timeIntervalSinceReferenceDate.isNaN }
}

/// A moment as a calendar and a clock show it in one time zone (proleptic Gregorian calendar).
struct CivilTime {
  private var days = 0
  private var seconds = 0
  private var isRepresentable = false

  init(_ date: Date, in zone: TimeZone) {
    let moment = date.timeIntervalSince1970
    guard moment.magnitude < 1e14 else { return }
    let local = Int(moment.rounded(.down)) + zone.secondsFromGMT(for: date)
    seconds = local % 86_400
    if seconds < 0 { seconds += 86_400 }
    days = (local - seconds) / 86_400
    isRepresentable = true
  }

  /// Day and time to the minute; the day alone at midnight; nothing for dates beyond all calendars.
  var text: String {
    guard isRepresentable else { return "" }
    return seconds == 0 ? day : "\(day) \(clock(toSeconds: false))"
  }

  /// Day and time to the second, as in UTC.
  var iso8601: String? { isRepresentable ? "\(day)T\(clock(toSeconds: true))Z" : nil }

  private var day: String {
    let (year, month, day) = civil
    let digits = year.magnitude.padded(to: 4)
    return
      "\(year < 0 ? "-" : "")\(digits)-\(month.magnitude.padded(to: 2))-\(day.magnitude.padded(to: 2))"
  }

  private func clock(toSeconds: Bool) -> String {
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].prefix(toSeconds ? 3 : 2)
    return parts.map { $0.magnitude.padded(to: 2) }.joined(separator: ":")
  }

  /// The date of a day number counted from 1970-01-01.
  ///
  /// Years are counted from March, so that the leap day is the last of its year.
  private var civil: (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

extension UInt {
  /// The digits, with zeros before them up to a number of digits.
  fileprivate func padded(to count: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}
