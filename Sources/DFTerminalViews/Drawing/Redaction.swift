package import DFTerminalCore

/// Why content is not shown.
///
/// Source: SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the combination.
  public let rawValue: UInt8

  /// Creates a combination from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It is not there yet: bars of the same size stand for it.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is nobody's business.
  public static let privacy = RedactionReasons(rawValue: 2)
}

private struct RedactionKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
  /// Why content is not shown; empty when it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

/// Bars in place of words: the layout stays and nothing can be read.
package struct Redaction {
  private let reasons: RedactionReasons
  private let glyph: String
  private let style: CellStyle

  /// Creates the bars of the surroundings, or `nil` where content shows.
  @MainActor package init?(_ environment: EnvironmentValues) {
    reasons = environment.redactionReasons
    guard !reasons.isEmpty else { return nil }
    glyph = environment.glyphs.pick("▒", "-")
    style = environment.style(environment.palette.border)
  }

  /// Draws a bar for each line of words, and says once why.
  @MainActor package func draw(_ lines: [String], in rect: CellRect, _ pass: FramePass) {
    let words = reasons.contains(.placeholder) ? "Loading" : "Hidden"
    if pass.isFirst(toSay: words) {
      pass.describe(SemanticNode(.text, label: words, states: [.busy], frame: rect))
    }
    for (row, line) in lines.enumerated() {
      let columns = min(TextMeasure.columns(of: line), rect.columns)
      pass.canvas.write(
        String(repeating: glyph, count: columns), at: rect.origin.offset(rows: row), style: style)
    }
  }
}

extension View {
  /// Shows bars in place of words and pictures.
  ///
  /// Source: SwiftUI's `redacted(reason:)`.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows words and pictures again inside of something redacted.
  public func unredacted() -> some View {
    transformEnvironment { $0.redactionReasons = [] }
  }
}
