/// Text in runs of one look each: the only way styled data enters the screen.
///
/// Data is never read as markup unless a caller says so by ``init(parsing:)``. The text of every
/// run is sanitised; line breaks are kept as LF.
public struct StyledText: Hashable, Sendable {
  /// A piece of text of one look.
  public struct Run: Hashable, Sendable {
    /// The text, sanitised but for LF.
    public var text: String
    /// How it looks.
    public var style: CellStyle
    /// What it links to, or `nil`: `http`, `https`, `mailto` or `file`, in printable ASCII.
    public var link: String?

    /// Creates a run; a link of another scheme is left out.
    public init(_ text: String, style: CellStyle = .plain, link: String? = nil) {
      self.text = text
      self.style = style
      self.link = link.flatMap(LinkTarget.init)?.text
    }
  }

  /// The runs in order; no two neighbours look the same and none is empty.
  public private(set) var runs: [Run] = []

  /// Creates styled text from runs, which are sanitised together, so that a mark may follow its
  /// base in another run.
  public init(_ runs: [Run]) {
    var sanitizer = RunSanitizer(runs)
    self.runs = sanitizer.sanitized()
  }

  /// Creates styled text of one look.
  public init(_ text: String, style: CellStyle = .plain) { self.init([Run(text, style: style)]) }

  /// Reads text with SGR and OSC 8 sequences, and leaves every other escape sequence out.
  ///
  /// SGR gives 16, 256 and true colours in the forms with semicolons and with colons, underlines in
  /// their styles, and the attributes of ``TextAttributes``; what cells cannot show is ignored.
  ///
  /// - Complexity: Linear in the bytes of the text.
  public init(parsing text: String) {
    var parser = StyledTextParser()
    self.init(parser.parse(text))
  }

  init(clean runs: [Run]) {
    for run in runs { append(run) }
  }

  /// The text without its looks.
  public var text: String { runs.reduce(into: "") { $0 += $1.text } }

  /// Whether there is no text.
  public var isEmpty: Bool { runs.isEmpty }

  private mutating func append(_ run: Run) {
    guard !run.text.isEmpty else { return }
    if let last = runs.last, last.style == run.style, last.link == run.link {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }
}
