/// The glyphs that draw a frame and the rules that divide it.
///
/// Each is a single character of one column. Presets cover the field's usual sets; build your own
/// with ``init(corners:edges:tees:cross:)``.
public struct BorderStyle: Hashable, Sendable {
  /// The corners: top left, top right, bottom right, bottom left.
  public struct Corners: Hashable, Sendable {
    /// The corner at the top left.
    public var topLeft: Character
    /// The corner at the top right.
    public var topRight: Character
    /// The corner at the bottom right.
    public var bottomRight: Character
    /// The corner at the bottom left.
    public var bottomLeft: Character
  }

  /// The sides: top, right, bottom, left.
  public struct Edges: Hashable, Sendable {
    /// The upper side.
    public var top: Character
    /// The right side.
    public var right: Character
    /// The lower side.
    public var bottom: Character
    /// The left side.
    public var left: Character
  }

  /// The places where a rule meets a side: top, right, bottom, left.
  public struct Tees: Hashable, Sendable {
    /// Where a vertical rule meets the upper side.
    public var top: Character
    /// Where a horizontal rule meets the right side.
    public var right: Character
    /// Where a vertical rule meets the lower side.
    public var bottom: Character
    /// Where a horizontal rule meets the left side.
    public var left: Character
  }

  /// The glyphs of the corners.
  public var corners: Corners
  /// The glyphs of the sides.
  public var edges: Edges
  /// The glyphs where rules meet the sides.
  public var tees: Tees
  /// The glyph where two rules cross.
  public var cross: Character
  /// The glyph of a horizontal rule inside.
  public var horizontal: Character
  /// The glyph of a vertical rule inside.
  public var vertical: Character
  /// Whether anything is drawn at all.
  public private(set) var isNone = false

  /// Creates a style from four strings of four characters, each clockwise from the top (left).
  ///
  /// Missing characters become spaces, so any string is accepted. `cross` holds the crossing, the
  /// horizontal and the vertical rule, in this order.
  public init(corners: String, edges: String, tees: String, cross: String) {
    let corner = BorderStyle.glyphs(corners, 4)
    let edge = BorderStyle.glyphs(edges, 4)
    let tee = BorderStyle.glyphs(tees, 4)
    let inner = BorderStyle.glyphs(cross, 3)
    self.corners = Corners(
      topLeft: corner[0], topRight: corner[1], bottomRight: corner[2], bottomLeft: corner[3])
    self.edges = Edges(top: edge[0], right: edge[1], bottom: edge[2], left: edge[3])
    self.tees = Tees(top: tee[0], right: tee[1], bottom: tee[2], left: tee[3])
    (self.cross, horizontal, vertical) = (inner[0], inner[1], inner[2])
  }

  private static func glyphs(_ text: String, _ count: Int) -> [Character] {
    Array((Array(text) + Array(repeating: " ", count: count)).prefix(count))
  }
}

extension BorderStyle {
  /// No frame.
  public static let none: BorderStyle = {
    var style = BorderStyle(corners: "", edges: "", tees: "", cross: "")
    style.isNone = true
    return style
  }()
  /// A frame of spaces, which keeps the room of a frame.
  public static let hidden = BorderStyle(corners: "", edges: "", tees: "", cross: "")
  /// Light lines with rounded corners.
  public static let rounded = BorderStyle(
    corners: "╭╮╯╰", edges: "─│─│", tees: "┬┤┴├", cross: "┼─│")
  /// Light lines.
  public static let single = BorderStyle(corners: "┌┐┘└", edges: "─│─│", tees: "┬┤┴├", cross: "┼─│")
  /// Heavy lines.
  public static let heavy = BorderStyle(corners: "┏┓┛┗", edges: "━┃━┃", tees: "┳┫┻┣", cross: "╋━┃")
  /// A heavy frame with light rules inside.
  public static let heavyEdge = BorderStyle(
    corners: "┏┓┛┗", edges: "━┃━┃", tees: "┯┨┷┠", cross: "┼─│")
  /// Double lines.
  public static let double = BorderStyle(corners: "╔╗╝╚", edges: "═║═║", tees: "╦╣╩╠", cross: "╬═║")
  /// A double frame with light rules inside.
  public static let doubleEdge = BorderStyle(
    corners: "╔╗╝╚", edges: "═║═║", tees: "╤╢╧╟", cross: "┼─│")
  /// Dashed light lines with rounded corners.
  public static let dashed = BorderStyle(corners: "╭╮╯╰", edges: "╌╎╌╎", tees: "┬┤┴├", cross: "┼╌╎")
  /// Horizontal light lines only.
  public static let horizontals = BorderStyle(
    corners: "────", edges: "─ ─ ", tees: "────", cross: "── ")
  /// Full blocks.
  public static let block = BorderStyle(corners: "████", edges: "████", tees: "████", cross: "███")
  /// Half blocks that hug the content from outside.
  public static let outerHalfBlock = BorderStyle(
    corners: "▛▜▟▙", edges: "▀▐▄▌", tees: "▀▐▄▌", cross: "▀▀▌")
  /// Half blocks that lie on the inner edge of the frame.
  public static let innerHalfBlock = BorderStyle(
    corners: "▗▖▘▝", edges: "▄▌▀▐", tees: "▄▌▀▐", cross: "▄▄▌")
  /// Thin lines on the outer edge of the cells.
  public static let thin = BorderStyle(corners: "▁▁▔▔", edges: "▁▏▔▕", tees: "▁▏▔▕", cross: "▁▁▏")
  /// Dashes, bars and plus signs.
  public static let ascii = BorderStyle(corners: "++++", edges: "-|-|", tees: "++++", cross: "+-|")
  /// The bars and dashes of a Markdown table.
  public static let markdown = BorderStyle(
    corners: "||||", edges: "-|-|", tees: "||||", cross: "|-|")
}
