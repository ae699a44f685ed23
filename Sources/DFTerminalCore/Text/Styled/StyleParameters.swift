/// The parameters of an SGR sequence: groups between semicolons of values between colons.
struct StyleParameters {
  /// The groups that are left; a missing value is `nil`.
  private var groups: ArraySlice<[Int?]>

  /// Splits the text between `CSI` and `m`; empty text is one group without a value.
  init(_ text: String) {
    groups =
      text.split(separator: ";", omittingEmptySubsequences: false).map { group in
        group.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      }[...]
  }

  /// Takes the next group.
  mutating func next() -> [Int?]? { groups.popFirst() }

  /// Takes a colour that follows a 38, 48 or 58, whose group may hold it after colons.
  mutating func color(after group: [Int?]) -> CellColor? {
    if group.count > 1 { return StyleParameters.color(inColons: group) }
    switch next()?.first ?? nil {
    case 5: return StyleParameters.indexed(nextValue())
    case 2: return StyleParameters.mixed([nextValue(), nextValue(), nextValue()])
    default: return nil
    }
  }

  private mutating func nextValue() -> Int? { next()?.first ?? nil }

  /// Reads `38:5:n`, `38:2:r:g:b` and, with a colour space before the components,
  /// `38:2:space:r:g:b` and what may follow.
  private static func color(inColons group: [Int?]) -> CellColor? {
    switch group[1] {
    case 5: indexed(group.count > 2 ? group[2] : nil)
    case 2: mixed(Array(group.dropFirst(group.count > 5 ? 3 : 2).prefix(3)))
    default: nil
    }
  }

  private static func indexed(_ index: Int?) -> CellColor? {
    UInt8(exactly: index ?? 0).map(CellColor.indexed)
  }

  private static func mixed(_ parts: [Int?]) -> CellColor? {
    let bytes = parts.compactMap { UInt8(exactly: $0 ?? 0) }
    return bytes.count == 3 ? .rgb(bytes[0], bytes[1], bytes[2]) : nil
  }
}

extension CellStyle {
  /// Changes the style as an SGR sequence says; unknown parameters change nothing.
  mutating func apply(_ parameters: StyleParameters) {
    var parameters = parameters
    while let group = parameters.next() {
      let code = (group.first ?? nil) ?? 0
      switch code {
      case 38: foreground = parameters.color(after: group) ?? foreground
      case 48: background = parameters.color(after: group) ?? background
      case 58: underlineColor = parameters.color(after: group) ?? underlineColor
      case 4 where group.count > 1: applyUnderline(style: group[1] ?? 0)
      default: apply(code)
      }
    }
  }

  private mutating func apply(_ code: Int) {
    switch code {
    case 0: self = .plain
    case 30...37: foreground = .indexed(UInt8(code - 30))
    case 39: foreground = .terminalDefault
    case 40...47: background = .indexed(UInt8(code - 40))
    case 49: background = .terminalDefault
    case 59: underlineColor = .terminalDefault
    case 90...97: foreground = .indexed(UInt8(code - 82))
    case 100...107: background = .indexed(UInt8(code - 92))
    default: applyAttribute(code)
    }
  }

  private mutating func applyAttribute(_ code: Int) {
    switch code {
    case 1: attributes.insert(.bold)
    case 2: attributes.insert(.dim)
    case 3: attributes.insert(.italic)
    case 4, 21: applyUnderline(style: 1)
    case 7: attributes.insert(.reverse)
    case 9: attributes.insert(.strikethrough)
    case 22: attributes.subtract([.bold, .dim])
    case 23: attributes.remove(.italic)
    case 24: applyUnderline(style: 0)
    case 27: attributes.remove(.reverse)
    case 29: attributes.remove(.strikethrough)
    default: break
    }
  }

  /// 0 is none and 3 curly; the other kinds of line become a straight one.
  private mutating func applyUnderline(style: Int) {
    attributes.subtract([.underline, .curlyUnderline])
    switch style {
    case 0: break
    case 3: attributes.insert(.curlyUnderline)
    default: attributes.insert(.underline)
    }
  }
}
