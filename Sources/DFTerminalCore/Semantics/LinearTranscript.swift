/// Puts a tree of semantic nodes into sentences, one a line, as a screen reader would say them.
///
/// Position, name, value, states and hint follow in this order; cells of a row join one sentence:
/// `Row 3 of 120, Ada, age 36, selected`. Glyphs that only draw are left out.
package enum LinearTranscript {
  /// Returns the lines of a tree, from top to bottom.
  package static func lines(of node: SemanticNode) -> [String] {
    var lines: [String] = []
    append(node, to: &lines)
    return lines
  }

  /// Returns the sentence of one node, without what it contains unless that belongs to it.
  package static func sentence(of node: SemanticNode) -> String {
    let parts =
      [place(of: node), name(of: node)] + inner(of: node) + states(of: node) + [words(node.hint)]
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func append(_ node: SemanticNode, to lines: inout [String]) {
    let sentence = sentence(of: node)
    if !sentence.isEmpty { lines.append(sentence) }
    for child in node.children where !isSpoken(child, within: node) { append(child, to: &lines) }
  }

  /// Whether a child is part of the sentence of its parent.
  private static func isSpoken(_ child: SemanticNode, within node: SemanticNode) -> Bool {
    switch (node.role, child.role) {
    case (.row, .cell), (.row, .text), (.listItem, .text), (.row, .columnHeader): true
    default: false
    }
  }

  private static func inner(of node: SemanticNode) -> [String?] {
    node.children.filter { isSpoken($0, within: node) }.map { child in
      ([name(of: child)] + states(of: child)).compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// `Row 3 of 120`, where siblings are counted.
  private static func place(of node: SemanticNode) -> String? {
    guard let position = node.position else { return nil }
    let kind = kinds[node.role] ?? "Item"
    return position.count.map { "\(kind) \(position.index) of \($0)" }
      ?? "\(kind) \(position.index)"
  }

  /// `age 36` for a cell, `Progress: 68%` for what has a name and a value, and so on.
  private static func name(of node: SemanticNode) -> String? {
    var label = words(node.label) ?? ""
    // A switch says "on" or "off" among its states.
    let value = node.role == .toggle ? nil : words(node.value)
    if label.isEmpty, node.role == .progress { label = "Progress" }
    guard let value else { return label.isEmpty ? nil : label + suffix(of: node.role) }
    if label.isEmpty { return value }
    return node.role == .cell ? "\(label) \(value)" : "\(label): \(value)"
  }

  private static func suffix(of role: SemanticNode.Role) -> String {
    switch role {
    case .button: " button"
    case .heading: " heading"
    case .image: " image"
    default: ""
    }
  }

  private static func states(of node: SemanticNode) -> [String?] {
    var states = order.filter { node.states.contains($0.state) }.map(\.words)
    if node.role == .toggle, !node.states.contains(.checked) { states.insert("off", at: 0) }
    return states
  }

  private static let order: [(state: SemanticNode.State, words: String)] = [
    (.checked, "on"), (.selected, "selected"), (.expanded, "expanded"),
    (.sortedAscending, "sorted ascending"), (.sortedDescending, "sorted descending"),
    (.modified, "modified"), (.invalid, "invalid"), (.busy, "busy"), (.readOnly, "read only"),
    (.disabled, "disabled"), (.focused, "focused"),
  ]

  private static let kinds: [SemanticNode.Role: String] = [
    .row: "Row", .listItem: "Item", .columnHeader: "Column", .menuItem: "Item", .cell: "Column",
    .heading: "Heading",
  ]

  /// The text without glyphs that only draw, its blanks joined; `nil` where nothing is left.
  private static func words(_ text: String?) -> String? {
    guard let text else { return nil }
    let scalars = text.unicodeScalars.map { isDrawing($0) ? " " : $0 }
    let spoken = String(String.UnicodeScalarView(scalars)).split(separator: " ")
    return spoken.isEmpty ? nil : spoken.joined(separator: " ")
  }

  /// Whether a screen reader would read a glyph out as the name of a shape.
  private static func isDrawing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2190...0x21FF, 0x2300...0x23FF, 0x2500...0x25FF, 0x2700...0x27BF, 0x2800...0x28FF: true
    case 0x2B00...0x2BFF, 0x1FB00...0x1FBFF, 0xE000...0xF8FF: true
    default: false
    }
  }
}
