import DFTerminalCore
import DFTerminalIO

/// Colours brought down to fewer, contrast, and what an environment says about a terminal.
struct ColorArea: Area {
  private let input: JSONValue

  init?(_ input: JSONValue) {
    self.input = input
  }

  func judge(_ key: String, _ expected: JSONValue) -> Judgement? {
    switch key {
    case "index": return index.map { Judgement(.integer(Int($0)), equals: expected) }
    case "ratio": return judgeRatio(expected)
    case "AA_normal": return contrast.map { Judgement($0 >= 4.5, equals: expected) }
    case "no_38_5": return codes.map { Judgement(!$0.contains("38;5"), equals: expected) }
    case "no_colour_params": return codes.map { Judgement(!hasColor($0), equals: expected) }
    case "attributes_kept": return judgeAttributes(expected)
    case "sgr_allowed", "cursor_motion", "background", "level", "color":
      return judgeEnvironment(key, expected)
    case "documented": return judgeEnvironment("color", .string("off"))
    default: return nil
    }
  }

  /// The index nearest to a colour at the depth asked for.
  private var index: UInt8? {
    let depth: ColorDepth = input["to"].int == 16 ? .ansi16 : .palette256
    let color: CellColor?
    if let index = input["index256"].int.flatMap(UInt8.init(exactly:)) {
      color = .indexed(index)
    } else {
      color = ColorArea.color(input["rgb"])?.cellColor
    }
    var reduction = ColorReduction(to: depth)
    guard case .indexed(let index)? = color.map({ reduction.reduced($0).value }) else { return nil }
    return index
  }

  private var contrast: Double? {
    guard let front = ColorArea.color(input["fg"]), let back = ColorArea.color(input["bg"]) else {
      return nil
    }
    return front.contrast(with: back)
  }

  private func judgeRatio(_ expected: JSONValue) -> Judgement? {
    guard let contrast, let wanted = expected.double else { return nil }
    let rounded = (contrast * 100).rounded() / 100
    return Judgement(.number(rounded), abs(rounded - wanted) < 0.0051)
  }

  private static func color(_ value: JSONValue) -> SRGB? {
    value.string.flatMap { UInt32($0.drop { $0 == "#" }, radix: 16) }.map(SRGB.init(hex:))
  }
}

/// The bytes a style gives.
extension ColorArea {
  /// What shows one letter in the style and at the depth of the input.
  private var codes: String? {
    guard let text = input["style"].string else { return nil }
    let depths: [JSONValue: ColorDepth] = [
      .integer(0): .none, .string("none"): .none, .integer(16): .ansi16,
      .integer(256): .palette256, .string("truecolor"): .truecolor,
    ]
    var canvas = Canvas(CellBuffer(size: CellSize(columns: 1, rows: 1)))
    canvas.write("x", at: .zero, style: ColorArea.style(text))
    let options = EncoderOptions(depth: depths[input["level"]] ?? .truecolor)
    return String(
      decoding: ANSIEncoder(options: options).encodeStatic(canvas.buffer), as: UTF8.self)
  }

  /// Reads `ansi256(208)`, `fg red bold underline`.
  private static func style(_ text: String) -> CellStyle {
    var style = CellStyle.plain
    if text.hasPrefix("ansi256("), let index = UInt8(text.dropFirst(8).prefix { $0 != ")" }) {
      style.foreground = .indexed(index)
    }
    for word in text.split(separator: " ") {
      switch word {
      case "red": style.foreground = .indexed(1)
      case "bold": style.attributes.insert(.bold)
      case "dim": style.attributes.insert(.dim)
      case "italic": style.attributes.insert(.italic)
      case "underline": style.attributes.insert(.underline)
      case "reverse": style.attributes.insert(.reverse)
      default: break
      }
    }
    return style
  }

  private func judgeAttributes(_ expected: JSONValue) -> Judgement? {
    guard let codes, let run = StyledText(parsing: codes).runs.first else { return nil }
    let names: [(String, TextAttributes)] = [
      ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
      ("reverse", .reverse), ("strikethrough", .strikethrough),
    ]
    let kept = names.filter { run.style.attributes.contains($0.1) }.map { JSONValue.string($0.0) }
    return Judgement(.array(kept), equals: expected)
  }

  private func hasColor(_ codes: String) -> Bool {
    StyledText(parsing: codes).runs.contains { run in
      run.style.foreground != .terminalDefault || run.style.background != .terminalDefault
    }
  }
}

/// What an environment says.
extension ColorArea {
  /// Judges the environments of the input: one, or one for each value of a variable with several.
  private func judgeEnvironment(_ key: String, _ expected: JSONValue) -> Judgement? {
    let found = environments.map { environment in
      TerminalCapabilities.detect(
        environment: environment, isTerminal: input["tty"].bool ?? true)
    }
    let values = found.map { ColorArea.value(of: key, $0) }
    let got = expected.array == nil ? values.first ?? .null : .array(values)
    return Judgement(got, equals: expected)
  }

  private static func value(of key: String, _ found: TerminalCapabilities) -> JSONValue {
    switch key {
    case "sgr_allowed": return .bool(found.colorDepth > .none)
    case "cursor_motion": return .bool(found.movesCursor)
    case "color": return .string(found.colorDepth > .none ? "on" : "off")
    case "background": return found.background.map { .string("\($0)") } ?? .null
    default:
      return Int(found.colorDepth.name).map(JSONValue.integer) ?? .string(found.colorDepth.name)
    }
  }

  /// The variables of the input over a terminal that shows 256 colours.
  private var environments: [[String: String]] {
    guard case .object(let members) = input else { return [] }
    var environments = [["TERM": "xterm-256color"]]
    for (name, value) in members where name == name.uppercased() {
      let texts = value.elements.compactMap(\.string)
      environments = environments.flatMap { environment in
        texts.map { environment.merging([name: $0]) { $1 } }
      }
    }
    return environments
  }
}
