import DFTerminal

/// What the command line asks for.
struct GridOptions {
  var path: String?
  var delimiter: UInt8?
  var hasHeader: Bool?
  var columns: [String]?
  var sort: [DFSortKey] = []
  var search = ""
  var page: Int?
  var width: Int?
  var height: Int?
  var format: ExportFormat?
  var theme: DFTheme?
  var prints = false
  var savesInPlace = false
  var showsHelp = false

  /// The name of the file, without its folder.
  var name: String { fileURL?.lastPathComponent ?? "standard input" }

  /// The file; `nil` is standard input.
  var fileURL: URL? {
    path.flatMap { $0 == "-" ? nil : URL(fileURLWithPath: $0) }
  }

  static let usage = """
    usage: dfgrid [FILE] [options]      without FILE, or with -, reads standard input

      --delimiter CHAR     the delimiter: a character, tab, comma, semicolon or pipe
      --header yes|no      whether the first row names the columns (found out otherwise)
      --columns a,b        show these columns in this order
      --sort COL[:desc]    sort by a column; give it again for a second key
      --search TEXT        show rows that contain the text
      --page N             print only page N, as long as the height of --size
      --format FORMAT      print as text, csv, tsv, json, markdown or html
      --once               print one frame and exit (the default without a terminal)
      --size CxR           the size of the frame, such as 100x30
      --theme NAME         such as slate-dark
      --in-place           save over the file; otherwise to a new name beside it
      --help               print this text

    Keys: arrows move, Enter or F2 edits, Ctrl+F finds, F7 sorts, Space marks,
    Del deletes, Ctrl+Z undoes edits, Ctrl+S saves, Ctrl+Q quits, F1 shows all keys.

    """

  init(arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      try read(argument, &rest)
    }
  }

  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws {
    switch argument {
    case "--once": prints = true
    case "--in-place": savesInPlace = true
    case "--help", "-h": showsHelp = true
    case _ where argument.hasPrefix("--"):
      guard GridOptions.usage.contains(" \(argument) ") else {
        throw UsageError("there is no option \(argument); see dfgrid --help")
      }
      guard let value = rest.popFirst() else { throw UsageError("\(argument) needs a value") }
      try read(argument, value)
    case _ where path == nil: path = argument
    default: throw UsageError("one file at a time: \(argument) is a second one")
    }
  }

  private mutating func read(_ option: String, _ value: String) throws {
    switch option {
    case "--delimiter": delimiter = try delimiter(value)
    case "--header": hasHeader = try yesOrNo(option, value)
    case "--columns": columns = value.split(separator: ",").map(String.init)
    case "--sort": sort.append(try sortKey(value))
    case "--search": search = value
    case "--page": page = try number(option, value)
    case "--size": try readSize(value)
    case "--format": format = try format(value)
    case "--theme": theme = try theme(value)
    default: throw UsageError("there is no option \(option); see dfgrid --help")
    }
  }

  private func delimiter(_ value: String) throws -> UInt8 {
    guard let delimiter = DelimitedDialect.delimiter(named: value) else {
      throw UsageError("--delimiter \(value): give one character, tab, comma, semicolon or pipe")
    }
    return delimiter
  }

  private func yesOrNo(_ option: String, _ value: String) throws -> Bool {
    switch value {
    case "yes": return true
    case "no": return false
    default: throw UsageError("\(option) \(value): say yes or no")
    }
  }

  private func sortKey(_ value: String) throws -> DFSortKey {
    let parts = value.split(separator: ":", omittingEmptySubsequences: false)
    guard let column = parts.first, parts.count <= 2 else {
      throw UsageError("--sort \(value): write COLUMN or COLUMN:desc")
    }
    guard parts.count == 2 else { return DFSortKey(String(column)) }
    guard ["asc", "desc"].contains(parts[1]) else {
      throw UsageError("--sort \(value): the direction is asc or desc")
    }
    return DFSortKey(String(column), ascending: parts[1] == "asc")
  }

  private func number(_ option: String, _ value: String) throws -> Int {
    guard let number = Int(value), number > 0 else {
      throw UsageError("\(option) \(value): write a number from 1 on")
    }
    return number
  }

  private mutating func readSize(_ value: String) throws {
    let numbers = value.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ (1...4096).contains($0) }) else {
      throw UsageError("--size \(value): write columns x rows, such as 100x30")
    }
    width = numbers[0]
    height = numbers[1]
  }

  private func format(_ value: String) throws -> ExportFormat {
    guard let format = ExportFormat(named: value) else {
      throw UsageError("--format does not know \(value); see dfgrid --help")
    }
    return format
  }

  private func theme(_ name: String) throws -> DFTheme {
    guard let theme = DFTheme.named(name) else {
      throw UsageError(
        "there is no theme \(name); the names are \(DFTheme.allNames.joined(separator: ", "))")
    }
    return theme
  }
}

/// A command line that cannot be carried out.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
