import DFTerminal
import ProgramSupport

/// What the command line asks for.
@MainActor struct GridOptions {
  var path: String?
  var delimiter: UInt8?
  var hasHeader: Bool?
  var encoding: DelimitedEncoding?
  var columns: [String]?
  var sort: [DFSortKey] = []
  var search = ""
  var page: Int?
  var format: ExportFormat?
  var looks = LookOptions()
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
      --encoding NAME      utf-8, latin1 or windows-1252 (found out otherwise)
      --columns a,b        show these columns in this order
      --sort COL[:desc]    sort by a column; give it again for a second key
      --search TEXT        show rows that contain the text
      --page N             print only page N, as long as the height of --size
      --format FORMAT      print as text, csv, tsv, json, markdown or html
    \(LookOptions.usage)
      --in-place           save over the file; otherwise to a new name beside it
      --help               print this text

    Without --size the whole table is printed, as wide as it is.

    Keys: arrows move, Enter or F2 edits, Ctrl+F finds, F7 sorts, Space marks,
    Del deletes, Ctrl+Z undoes, Ctrl+S saves, Ctrl+Q quits, F1 shows all keys.

    """

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    while let argument = arguments.next() {
      if try !looks.read(argument, &arguments) { try read(argument, &arguments) }
    }
  }

  private mutating func read(_ argument: String, _ arguments: inout Arguments) throws {
    switch argument {
    case "--in-place": savesInPlace = true
    case "--help", "-h": showsHelp = true
    case "--delimiter": delimiter = try delimiter(arguments.value(of: argument))
    case "--header":
      hasHeader = try arguments.choice(of: argument) { ["yes": true, "no": false][$0] }
    case "--encoding":
      encoding = try arguments.choice(of: argument) { DelimitedEncoding(named: $0) }
    case "--columns":
      columns = try arguments.value(of: argument).split(separator: ",").map(String.init)
    case "--sort": sort.append(try sortKey(arguments.value(of: argument)))
    case "--search": search = try arguments.value(of: argument)
    case "--page": page = try arguments.number(of: argument, in: 1...Int.max)
    case "--format": format = try arguments.choice(of: argument) { ExportFormat(named: $0) }
    case _ where argument.hasPrefix("--"): throw arguments.unknown(argument)
    case _ where path == nil: path = argument
    default: throw UsageError("one file at a time: \(argument) is a second one")
    }
  }

  private func delimiter(_ value: String) throws -> UInt8 {
    guard let delimiter = DelimitedDialect.delimiter(named: value) else {
      throw UsageError("--delimiter \(value): give one character, tab, comma, semicolon or pipe")
    }
    return delimiter
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
}
