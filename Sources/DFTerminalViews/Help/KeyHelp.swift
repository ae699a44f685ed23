import DFTerminalCore

/// All keys that work now, by command, in as many columns as there is room for.
public struct KeyHelp: View {
  /// The body; primitives have none.
  public typealias Body = Never

  /// Creates the table of keys.
  public init() {}

  /// Adds the table.
  public static func _collect(
    _ view: KeyHelp, in context: _BuildContext, into collector: _Collector
  ) {
    let commands = context.scene.focus.commands
    let environment = context.environment
    let rows = commands.compactMap { command -> Row? in
      let keys = environment.keyMap.keys(for: command)
      guard !keys.isEmpty else { return nil }
      let labels = keys.map { $0.label(ascii: environment.glyphs == .ascii) }
      let both = labels.prefix(2).joined(separator: ", ")
      let isShort = TextMeasure.columns(of: both) <= KeyHelp.keyColumns
      return Row(keys: isShort ? both : labels[0], title: command.title)
    }
    let keys = keyColumns(rows)
    let widest = rows.map { keys + 1 + TextMeasure.columns(of: $0.title) }.max() ?? 1
    let table = LazyVGrid(
      columns: [
        GridItem(.adaptive(minimum: .columns(widest)), spacing: .columns(2), alignment: .leading)
      ],
      alignment: .leading, spacing: 0
    ) {
      ForEach(rows.indices, id: \.self) { index in
        HStack(spacing: .columns(1)) {
          Text(rows[index].keys).bold().frame(columns: keys, alignment: .leading)
          Text(rows[index].title)
        }
      }
    }
    collector.append(context.inBody.element(of: table))
  }

  /// The columns within which a second key is named beside the first.
  private static let keyColumns = 12

  private struct Row {
    var keys: String
    var title: String
  }

  private static func keyColumns(_ rows: [Row]) -> Int {
    (rows.map { TextMeasure.columns(of: $0.keys) }.max() ?? 0) + 1
  }
}
