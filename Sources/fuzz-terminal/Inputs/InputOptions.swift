/// What to try.
struct InputOptions {
  var targets = FuzzTarget.all
  var rounds = 2_000
  var minutes: Double?
  var seed: UInt64 = 42
  var corpus = "Tests/Corpus"
  /// One input to try, as hexadecimal digits, instead of many.
  var only: String?
  /// Whether rounds are run here, without a process of their own.
  var isWorker = false
  /// Whether each round is named before it is run.
  var names = false
  var first = 0

  static let help = """
    Tries random inputs on what reads bytes from outside, and makes what breaks a law small.

    usage: fuzz-terminal inputs [--rounds N | --minutes N] [--seed N] [--corpus FOLDER]
                                [--target decoder|sanitizer|csv|query|theme] [--only HEX]

    """

  static func parse(_ arguments: some Sequence<String>) throws -> InputOptions {
    var options = InputOptions()
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      guard name != "--worker" else {
        options.isWorker = true
        continue
      }
      guard name != "--names" else {
        options.names = true
        continue
      }
      guard let value = rest.popFirst() else {
        throw FuzzOptions.Problem(message: "\(name) needs a value")
      }
      try options.set(name, value)
    }
    return options
  }

  private mutating func set(_ name: String, _ value: String) throws {
    func number<Number: LosslessStringConvertible>(_: Number.Type) throws -> Number {
      guard let number = Number(value) else {
        throw FuzzOptions.Problem(message: "\(name): \(value) is no number")
      }
      return number
    }
    switch name {
    case "--rounds": rounds = try number(Int.self)
    case "--first": first = try number(Int.self)
    case "--minutes": minutes = try number(Double.self)
    case "--seed": seed = try number(UInt64.self)
    case "--corpus": corpus = value
    case "--only": only = value
    case "--target":
      guard let target = FuzzTarget.named(value) else {
        throw FuzzOptions.Problem(message: "--target: there is no \(value)")
      }
      targets = [target]
    default: throw FuzzOptions.Problem(message: "\(name) is unknown")
    }
  }
}
