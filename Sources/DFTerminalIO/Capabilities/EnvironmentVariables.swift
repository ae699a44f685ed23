/// The environment of a process, read the way terminal programs agree to read it.
struct EnvironmentVariables: Sendable {
  private let values: [String: String]

  init(_ values: [String: String]) { self.values = values }

  /// Returns a variable that is set and not empty.
  func text(_ name: String) -> String? {
    guard let value = values[name], !value.isEmpty else { return nil }
    return value
  }

  /// Whether a variable is set, even to nothing.
  func isSet(_ name: String) -> Bool { values[name] != nil }

  /// Whether a variable says yes: set, and neither empty nor `0`, `false`, `no` or `off`.
  func isOn(_ name: String) -> Bool {
    guard let value = text(name)?.lowercased() else { return false }
    return !["0", "false", "no", "off"].contains(value)
  }

  /// Returns the first variable of a list that says yes.
  func firstOn(_ names: [String]) -> String? { names.first(where: isOn) }

  /// Returns a variable as a whole number that is not negative.
  func number(_ name: String) -> Int? {
    guard let value = text(name).flatMap({ Int($0) }), value >= 0 else { return nil }
    return value
  }

  /// A variable with its value, as a reason: `TERM=xterm`.
  func quoted(_ name: String) -> String { "\(name)=\(values[name] ?? "")" }
}
