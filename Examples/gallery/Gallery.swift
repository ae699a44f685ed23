import DFTerminal
import ProgramSupport

/// Shows every component in every variant and state, one page each.
@main struct Gallery {
  @MainActor static func main() {
    start("gallery") { try run(GalleryOptions($0)) }
  }

  @MainActor private static func run(_ options: GalleryOptions) throws -> Int32 {
    let output = ProcessOutput.standardOutput
    switch options.errand {
    case .help: try output.write(GalleryOptions.usage)
    case .list: try output.write(Page.all.map { $0.name + "\n" }.joined())
    case .diagnosis: try output.write(sanitized: try Diagnosis().text)
    case nil where options.looks.printsOnce || !output.isTerminal:
      let page = PrintedPage(page: options.page)
      try output.write(PrintedFrame(page, options.looks, as: options.format).text)
    case nil: return try FullScreen { GalleryScreen(options) }.run(options.looks)
    }
    return 0
  }
}
