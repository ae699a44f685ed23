import DFTerminal
import ProgramSupport

/// What the command line asks for.
@MainActor struct GalleryOptions {
  /// What is done instead of showing pages.
  enum Errand {
    case help, list, diagnosis
  }

  var page = Page.all[0]
  private var isPageNamed = false
  var looks = LookOptions()
  var format: FrameFormat?
  var errand: Errand?

  static let usage = """
    usage: gallery [PAGE] [options]

      --list               print the names of the pages
    \(LookOptions.usage)
      --format FORMAT      text, ansi, svg, html or linear
      --diagnose           print what was found out about the terminal, and why
      --help               print this text

    """

  init(_ arguments: Arguments) throws {
    var arguments = arguments
    while let argument = arguments.next() {
      if try !self.looks.read(argument, &arguments) { try read(argument, &arguments) }
    }
  }

  private mutating func read(_ argument: String, _ arguments: inout Arguments) throws {
    switch argument {
    case "--list": errand = .list
    case "--diagnose": errand = .diagnosis
    case "--help", "-h": errand = .help
    case "--format": format = try arguments.choice(of: argument) { FrameFormat(rawValue: $0) }
    case _ where argument.hasPrefix("-"): throw arguments.unknown(argument)
    case _ where isPageNamed: throw UsageError("one page at a time: \(argument) is a second one")
    default:
      page = try Page.named(argument)
      isPageNamed = true
    }
  }
}
