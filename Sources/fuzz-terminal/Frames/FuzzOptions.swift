import DFTerminalCore
import DFTerminalIO

/// What to print.
struct FuzzOptions {
  var frames = 1_000
  var minutes: Double?
  var seed: UInt64 = 42
  var size = CellSize(columns: 24, rows: 8)
  var encoder = EncoderOptions()
  var resizes = true

  static let help = """
    Prints random frames and the cells each must leave on a terminal, one JSON object a line.

    usage: fuzz-terminal [--frames N | --minutes N] [--seed N] [--columns N] [--rows N]
                         [--depth none|16|256|truecolor] [--features NAME,…] [--no-resize]

    features: sync, rep, bce, links, underlines, graphemes, noscroll
    """

  /// A command line that cannot be followed.
  struct Problem: Error {
    var message: String
  }

  static func parse(_ arguments: [String]) -> Result<FuzzOptions, Problem> {
    var options = FuzzOptions()
    var rest = arguments[...]
    do {
      while let name = rest.popFirst() {
        if name == "--no-resize" {
          options.resizes = false
        } else if let value = rest.popFirst() {
          try options.set(name, value)
        } else {
          throw Problem(message: "\(name) needs a value")
        }
      }
      return .success(options)
    } catch let problem as Problem {
      return .failure(problem)
    } catch {
      return .failure(Problem(message: "\(error)"))
    }
  }

  private mutating func set(_ name: String, _ value: String) throws {
    func number<Number: LosslessStringConvertible>(_: Number.Type) throws -> Number {
      guard let number = Number(value) else {
        throw Problem(message: "\(name): \(value) is no number")
      }
      return number
    }
    switch name {
    case "--frames": frames = try number(Int.self)
    case "--minutes": minutes = try number(Double.self)
    case "--seed": seed = try number(UInt64.self)
    case "--columns": size.columns = max(1, try number(Int.self))
    case "--rows": size.rows = max(1, try number(Int.self))
    case "--depth":
      guard let depth = ColorDepth(name: value) else {
        throw Problem(message: "--depth: \(value) is none of none, 16, 256, truecolor")
      }
      encoder.depth = depth
    case "--features":
      for feature in value.split(separator: ",") { try enable(feature) }
    default: throw Problem(message: "\(name) is unknown")
    }
  }

  private mutating func enable(_ feature: Substring) throws {
    switch feature {
    case "sync": encoder.synchronizedOutput = true
    case "rep": encoder.repeatCharacter = true
    case "bce": encoder.backgroundColorErase = true
    case "links": encoder.hyperlinks = true
    case "underlines": encoder.styledUnderlines = true
    case "graphemes": encoder.graphemeClusters = true
    case "noscroll": encoder.scrollRegions = false
    default: throw Problem(message: "--features: \(feature) is unknown")
    }
  }
}
