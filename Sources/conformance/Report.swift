import Foundation

/// What became of one case.
struct Report {
  /// The three ends of a case.
  enum Status: String {
    case pass, fail, skip
  }

  let id: String
  private(set) var status = Status.skip
  private var got: [String: JSONValue] = [:]
  private var failed: [String] = []
  private var unjudged: [String] = []
  private var reason: String?

  /// Judges a case by its area.
  ///
  /// Keys that begin with `or` offer an alternative: where one holds, the others may fail. A case
  /// none of whose keys can be judged is skipped.
  init(of test: Case) {
    id = test.id
    guard let area = areas[test.area].flatMap({ $0.init(test.input) }) else {
      unjudged = test.expected.keys.sorted()
      reason = SkipReason.words(area: test.area)
      return
    }
    var hasAlternative = false
    for (key, value) in test.expected.sorted(by: { $0.key < $1.key }) {
      guard let judgement = area.judge(key, value) else {
        unjudged.append(key)
        continue
      }
      got[key] = judgement.got
      let isAlternative = key == "or" || key.hasPrefix("or_")
      if isAlternative { hasAlternative = hasAlternative || judgement.holds }
      if !isAlternative, !judgement.holds { failed.append(key) }
    }
    if hasAlternative { failed = [] }
    if !unjudged.isEmpty { reason = SkipReason.words(area: test.area) }
    status = got.isEmpty ? .skip : failed.isEmpty ? .pass : .fail
  }

  /// One line of JSON.
  var json: String {
    var members: [String: JSONValue] = [
      "id": .string(id), "status": .string(status.rawValue), "got": .object(got),
    ]
    if !failed.isEmpty { members["failed"] = .array(failed.map(JSONValue.string)) }
    if !unjudged.isEmpty { members["unjudged"] = .array(unjudged.map(JSONValue.string)) }
    if let reason { members["reason"] = .string(reason) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(JSONValue.object(members))
    // Infinite numbers are the only values that JSON cannot hold.
    return data.map { String(decoding: $0, as: UTF8.self) }
      ?? #"{"id":"\#(id)","status":"\#(status.rawValue)"}"#
  }
}

/// Counts cases by status.
struct Tally {
  private(set) var passed = 0
  private(set) var failed = 0
  private var skipped = 0

  /// Counts one case.
  mutating func count(_ status: Report.Status) {
    switch status {
    case .pass: passed += 1
    case .fail: failed += 1
    case .skip: skipped += 1
    }
  }

  /// The closing line.
  var summary: String { "\(passed) passed, \(failed) failed, \(skipped) skipped" }
}
