import Foundation
import Testing

@testable import DFTerminalData

@Suite struct ValidationTests {
  @Test func `secret-error-message: what is wrong with a value never repeats it`() {
    let secret = "bad value \u{1B}[31mhunter2"
    let rules: [any DFFieldValidator] = [
      DFEmailValidator(), DFMinLengthValidator(minLength: 99), DFMaxLengthValidator(maxLength: 2),
    ]
    let messages = rules.compactMap { $0.validate(secret) }
    #expect(messages.count == rules.count)
    #expect(!messages.contains { $0.contains("hunter2") || $0.contains("\u{1B}") })
  }

  @Test(arguments: [
    ("", true), ("a@b.co", true), ("first.last+tag@mail.example.com", true), ("å@exämple.se", true),
    ("a", false), ("@b.co", false), ("a@", false), ("a@b", false), ("a@b.c", false),
    ("a b@c.de", false),
    ("a@b@c.de", false), ("a@-b.de", false), ("a@b..de", false), (".a@b.de", false),
    ("a..b@c.de", false),
    ("a@b.de.", false),
  ])
  func `mail addresses are told from others`(_ text: String, _ isAccepted: Bool) {
    #expect(DFEmailValidator().state(of: text).allowsCommit == isAccepted)
  }

  @Test func `the built-in rules have DesignFoundation's messages`() {
    #expect(DFRequiredValidator().validate(" \n ") == "This field is required")
    #expect(DFRequiredValidator().validate(" x ") == nil)
    #expect(DFEmailValidator().validate("x") == "Enter a valid email address")
    #expect(DFMinLengthValidator(minLength: 3).validate("👩‍💻é") == "Must be at least 3 characters")
    #expect(DFMinLengthValidator(minLength: 1).validate("") != nil)
    #expect(DFMaxLengthValidator(maxLength: 2).validate("abc") == "Must be at most 2 characters")
    #expect(DFMaxLengthValidator(maxLength: 2).validate("👩‍💻é") == nil)
  }

  @Test func `a pattern is looked for anywhere unless it anchors itself`() {
    #expect(DFRegexValidator(pattern: "[0-9]", message: "no digit").validate("ab1") == nil)
    #expect(DFRegexValidator(pattern: "^[0-9]+$", message: "digits only").validate("12a") != nil)
    #expect(DFRegexValidator(pattern: "x", message: "m").validate("") == nil)
    #expect(DFRegexValidator(pattern: "([", message: "m").validate("a") == "m")
    #expect(
      DFRegexValidator(pattern: "a", message: "m", options: .caseInsensitive).validate("A") == nil)
  }

  @Test func `rules compose and the first that fails speaks`() {
    let rule: any DFFieldValidator = .all(.required, .minLength(3), .maxLength(5))
    #expect(rule.validate("") == "This field is required")
    #expect(rule.validate("ab") == "Must be at least 3 characters")
    #expect(rule.state(of: "abcd") == .valid)
    #expect(DFRequiredValidator().and(.email).validate("x") == "Enter a valid email address")
    let either = DFAnyValidator([.email, .regex("^[0-9]+$", message: "a mail address or a number")])
    #expect(either.validate("12") == nil && either.validate("x") == "a mail address or a number")
    #expect(DFAnyValidator([]).validate("x") == nil)
    let closure = DFClosureValidator { $0.contains("@") ? .valid : .error("Invalid") }
    #expect(closure.validate("x") == "Invalid" && closure.validate("@") == nil)
  }

  @Test func `no message repeats the value`() {
    let secret = "\u{1B}[31mhunter2"
    let rules: [any DFFieldValidator] = [
      .email, .minLength(99), .maxLength(1), .regex("^$", message: "wrong"),
    ]
    for rule in rules {
      #expect(rule.validate(secret)?.contains("hunter2") == false)
    }
  }
}
