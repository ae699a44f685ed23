/// The table of modules in the architecture document: which module may import which.
struct ModuleTable {
  /// Each module's dependencies, by name.
  let dependencies: [String: Set<String>]

  /// Reads the first Markdown table whose header begins with `Module` and ends with `Depends on`.
  init(_ markdown: String) {
    var dependencies: [String: Set<String>] = [:]
    var isInside = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let cells = Self.cells(line)
      if cells.first == "Module", cells.last == "Depends on" {
        isInside = true
      } else if cells.isEmpty {
        isInside = false
      } else if isInside, let name = Self.names(cells[0]).first, let last = cells.last {
        dependencies[name] = Set(Self.names(last))
      }
    }
    self.dependencies = dependencies
  }

  /// Returns the modules on a circle of dependencies; empty where there is none.
  var circle: [String] {
    var left = dependencies
    while let leaf = left.first(where: { $0.value.isDisjoint(with: left.keys) }) {
      left[leaf.key] = nil
    }
    return left.keys.sorted()
  }

  private static func cells(_ line: Substring) -> [String] {
    guard line.hasPrefix("|") else { return [] }
    return line.split(separator: "|").map { cell in
      String(cell.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  /// The names in backticks.
  private static func names(_ cell: String) -> [String] {
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }
}
