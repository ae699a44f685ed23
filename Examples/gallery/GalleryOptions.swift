import DFTerminal

/// What the command line asks for.
@MainActor struct GalleryOptions {
  /// A form a frame can be printed in.
  enum Format: String, CaseIterable {
    case text, ansi, svg, html, linear
  }

  var page = Page.all[0]
  private var isPageNamed = false
  var columns: Int?
  var rows: Int?
  var theme: DFTheme?
  var format: Format?
  var depth: ColorDepth?
  var density = DFMetrics.Density.compact
  var reducesMotion = false
  var usesASCII = false
  var lists = false
  var prints = false
  var diagnoses = false
  var showsHelp = false

  static let usage = """
    usage: gallery [PAGE] [options]

      --list               print the names of the pages
      --once               print one frame and exit (the default without a terminal)
      --size CxR           the size of the frame, such as 80x24
      --theme NAME         such as slate-dark; a path of a theme file works too
      --format FORMAT      text, ansi, svg, html or linear
      --depth DEPTH        truecolor, 256, 16 or none
      --density DENSITY    compact or comfortable
      --reduce-motion      nothing moves by itself
      --ascii              ASCII glyphs only
      --diagnose           print what was found out about the terminal, and why
      --help               print this text

    """

  init(arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      try read(argument, &rest)
    }
  }

  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws {
    switch argument {
    case "--list": lists = true
    case "--once": prints = true
    case "--diagnose": diagnoses = true
    case "--reduce-motion": reducesMotion = true
    case "--ascii": usesASCII = true
    case "--help", "-h": showsHelp = true
    case _ where argument.hasPrefix("-"):
      guard GalleryOptions.usage.contains(" \(argument) ") else {
        throw UsageError("there is no option \(argument); see gallery --help")
      }
      guard let value = rest.popFirst() else { throw UsageError("\(argument) needs a value") }
      try read(argument, value)
    case _ where isPageNamed: throw UsageError("one page at a time: \(argument) is a second one")
    default:
      page = try Page.named(argument)
      isPageNamed = true
    }
  }

  private mutating func read(_ option: String, _ value: String) throws {
    switch option {
    case "--size": try readSize(value)
    case "--theme": theme = try GalleryOptions.theme(value)
    case "--format": format = try choice(option, value) { Format(rawValue: $0) }
    case "--depth": depth = try choice(option, value) { ColorDepth(name: $0) }
    case "--density":
      density = try choice(option, value) { name in
        DFMetrics.Density.allCases.first { "\($0)" == name }
      }
    default: throw UsageError("there is no option \(option); see gallery --help")
    }
  }

  private mutating func readSize(_ value: String) throws {
    let numbers = value.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ (0...4096).contains($0) }) else {
      throw UsageError("--size \(value): write columns x rows, such as 80x24")
    }
    columns = numbers[0]
    rows = numbers[1]
  }

  private func choice<Value>(
    _ option: String, _ value: String, _ make: (String) -> Value?
  ) throws -> Value {
    guard let choice = make(value) else {
      throw UsageError("\(option) does not know \(value); see gallery --help")
    }
    return choice
  }

  private static func theme(_ name: String) throws -> DFTheme {
    if let theme = DFTheme.named(name) { return theme }
    if FileManager.default.fileExists(atPath: name) { return try ThemeFile(path: name).theme }
    throw UsageError(
      "there is no theme \(name); the names are \(DFTheme.allNames.joined(separator: ", "))")
  }
}

/// A command line that cannot be carried out.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
