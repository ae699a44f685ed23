import DFTerminalCore
import DFTerminalData

/// What our messages say about a value that may be secret.
struct SecretsArea: Area {
  private let value: String
  private let messages: [String]

  init?(_ input: JSONValue) {
    guard let value = input["error"].string ?? input["value"].string else { return nil }
    self.value = value
    let rules: [any DFFieldValidator] = [
      DFEmailValidator(), DFMinLengthValidator(minLength: 1_000),
      DFMaxLengthValidator(maxLength: 1),
      DFRegexValidator(pattern: "^never$", message: "Write never"),
    ]
    let file = DelimitedFile(text: "a,b\n\(value)\"x,\"\(value)\n")
    messages = rules.compactMap { $0.validate(value) } + file.problems.map(\.message)
  }

  func judge(_ key: String, _ expected: JSONValue) -> Judgement? {
    let shown = JSONValue.array(messages.map(JSONValue.string))
    switch key {
    case "sanitised":
      let all = (messages + [TextSanitizer.sanitize(value)]).joined()
      let isClean = !all.unicodeScalars.contains { $0.properties.generalCategory == .control }
      return Judgement(shown, isClean == expected.bool)
    case "value_not_echoed":
      let words = value.split(separator: " ").filter { $0.count > 4 }
      let isEchoed = messages.contains { message in words.contains { message.contains($0) } }
      return Judgement(shown, messages.count >= 4 && isEchoed != expected.bool)
    default: return nil
    }
  }
}
