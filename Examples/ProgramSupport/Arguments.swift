public import DFTerminal

/// The words of a command line, taken one after another.
public struct Arguments {
  /// The name of the program, for messages.
  public let program: String
  private var rest: ArraySlice<String>

  /// Creates the words behind the name of a program.
  public init(_ words: [String], of program: String) {
    rest = words[...]
    self.program = program
  }

  /// The next word; `nil` at the end.
  public mutating func next() -> String? { rest.popFirst() }

  /// The word behind an option.
  public mutating func value(of option: String) throws -> String {
    guard let value = rest.popFirst() else { throw UsageError("\(option) needs a value") }
    return value
  }

  /// The word behind an option, read by `make`, which returns `nil` for what it does not know.
  public mutating func choice<Value>(
    of option: String, _ make: (String) -> Value?
  ) throws -> Value {
    let value = try value(of: option)
    guard let choice = make(value) else {
      throw UsageError("\(option) does not know \(value); see \(program) --help")
    }
    return choice
  }

  /// The number behind an option, in a range.
  public mutating func number(of option: String, in range: ClosedRange<Int>) throws -> Int {
    let value = try value(of: option)
    guard let number = Int(value), range.contains(number) else {
      let end = range.upperBound == .max ? "on" : "to \(range.upperBound)"
      throw UsageError("\(option) \(value): write a number from \(range.lowerBound) \(end)")
    }
    return number
  }

  /// The size behind an option, from 0x0 to 4096x4096.
  public mutating func size(of option: String) throws -> CellSize {
    let value = try value(of: option)
    let numbers = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (0...4096).contains(columns), (0...4096).contains(rows)
    else {
      throw UsageError("\(option) \(value): write columns x rows, such as 80x24")
    }
    return CellSize(columns: columns, rows: rows)
  }

  /// The theme behind an option: a name, or the path of a theme file.
  @MainActor public mutating func theme(of option: String) throws -> DFTheme {
    let name = try value(of: option)
    if let theme = DFTheme.named(name) { return theme }
    if FileManager.default.fileExists(atPath: name) { return try ThemeFile(path: name).theme }
    throw UsageError(
      "there is no theme \(name); the names are \(DFTheme.allNames.joined(separator: ", "))")
  }

  /// What to say about an option that nobody knows.
  public func unknown(_ option: String) -> UsageError {
    UsageError("there is no option \(option); see \(program) --help")
  }
}
