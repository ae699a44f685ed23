import DFTerminal

/// Shows every component in every variant and state, one page each.
@main struct Gallery {
  @MainActor static func main() {
    do {
      exit(try run(GalleryOptions(arguments: Array(CommandLine.arguments.dropFirst()))))
    } catch let error as TerminalError where error == .closed {
      exit(0)
    } catch {
      // Where not even this can be written, the status has to say it.
      try? ProcessOutput.standardError.write(sanitized: "gallery: \(error)\n")
      exit(2)
    }
  }

  @MainActor private static func run(_ options: GalleryOptions) throws -> Int32 {
    let output = ProcessOutput.standardOutput
    if options.showsHelp {
      try output.write(GalleryOptions.usage)
    } else if options.lists {
      try output.write(Page.all.map { $0.name + "\n" }.joined())
    } else if options.diagnoses {
      try output.write(Diagnosis.text)
    } else if options.prints || !output.isTerminal {
      try output.write(OneFrame(options).text)
    } else {
      return try FullScreen { GalleryScreen(options) }.run()
    }
    return 0
  }
}
