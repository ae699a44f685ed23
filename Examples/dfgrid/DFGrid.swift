import DFTerminal

/// Opens a delimited file in a grid, or prints it.
@main struct DFGrid {
  @MainActor static func main() {
    do {
      exit(try run(GridOptions(arguments: Array(CommandLine.arguments.dropFirst()))))
    } catch let error as TerminalError where error == .closed {
      exit(0)
    } catch {
      // Where not even this can be written, the status has to say it.
      try? ProcessOutput.standardError.write(sanitized: "dfgrid: \(error)\n")
      exit(2)
    }
  }

  @MainActor private static func run(_ options: GridOptions) throws -> Int32 {
    let output = ProcessOutput.standardOutput
    if options.showsHelp {
      try output.write(GridOptions.usage)
      return 0
    }
    let document = try GridDocument(options)
    if options.prints || options.format != nil || !output.isTerminal {
      try GridPrinter(document, options).print(to: output)
      return 0
    }
    var screen = FullScreen { GridScreen(document, options) }
    screen.options.title = options.name
    return try screen.run()
  }
}
