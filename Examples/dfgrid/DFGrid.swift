import DFTerminal
import ProgramSupport

/// Opens a delimited file in a grid, or prints it.
@main struct DFGrid {
  @MainActor static func main() {
    start("dfgrid") { try run(GridOptions($0)) }
  }

  @MainActor private static func run(_ options: GridOptions) throws -> Int32 {
    let output = ProcessOutput.standardOutput
    if options.showsHelp {
      try output.write(GridOptions.usage)
      return 0
    }
    let document = try GridDocument(options)
    if options.looks.printsOnce || options.format != nil || !output.isTerminal {
      try GridPrinter(document, options).print(to: output)
      return 0
    }
    var screen = FullScreen { GridScreen(document, options) }
    screen.options.title = options.name
    return try screen.run(options.looks)
  }
}
