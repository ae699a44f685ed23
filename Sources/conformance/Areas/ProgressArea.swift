import DFTerminalData

/// Fractions, percents and bars of a piece of work.
struct ProgressArea: Area {
  private let input: JSONValue
  private let progress: DFProgress

  init?(_ input: JSONValue) {
    self.input = input
    let completed = input["completed"].double ?? input["fraction"].double
    let total = input["then_total"].double ?? input["total"].double ?? 1
    progress = DFProgress(completed, total: total)
  }

  func judge(_ key: String, _ expected: JSONValue) -> Judgement? {
    switch key {
    case "fraction":
      return Judgement(progress.fraction.map(JSONValue.number) ?? .null, isFraction(expected))
    case "percent_text": return Judgement(.string(progress.percentText), equals: expected)
    case "percent_text_any_of":
      let text = JSONValue.string(progress.percentText)
      return Judgement(text, expected.elements.contains(text))
    case "percent": return Judgement(.optional(progress.percent), equals: expected)
    case "mode":
      let mode = progress.fraction == nil ? "indeterminate" : "determinate"
      return Judgement(.string(mode), equals: expected)
    case "traps": return Judgement(false, equals: expected)
    default: return judgeBar(key, expected) ?? judgeTime(key, expected)
    }
  }

  private func isFraction(_ expected: JSONValue) -> Bool {
    guard let wanted = expected.double else { return progress.fraction == nil }
    return progress.fraction.map { abs($0 - wanted) < 1e-9 } ?? false
  }

  private func judgeBar(_ key: String, _ expected: JSONValue) -> Judgement? {
    switch key {
    case "bar_full_or_indeterminate":
      let bar = ProgressBarDrawing(progress, columns: 10)
      return Judgement(progress.fraction == nil || bar.filled == 10, equals: expected)
    default: break
    }
    guard let width = input["width"].int else { return nil }
    let bar = ProgressBarDrawing(progress, columns: width)
    switch key {
    case "bar_cells", "cells": return Judgement(.integer(bar.cells), equals: expected)
    case "bar_cells_max": return Judgement(.integer(bar.cells), bar.cells <= expected.int ?? 0)
    case "never_wider": return Judgement(bar.cells <= width, equals: expected)
    default: return nil
    }
  }

  private func judgeTime(_ key: String, _ expected: JSONValue) -> Judgement? {
    switch key {
    case "text_cells_max":
      guard let seconds = input["remaining_seconds"].double else { return nil }
      let text = QuantityText.duration(seconds)
      return Judgement(.string(text), text.count <= expected.int ?? 0)
    case "eta":
      var estimator = ProgressEstimator()
      estimator.record(0, at: 0)
      estimator.record(input["completed"].double ?? 0, at: input["elapsed"].double ?? 0)
      let seconds = estimator.remaining(
        to: input["total"].double ?? 100, at: input["elapsed"].double ?? 0)
      return Judgement(
        .string(seconds.map(QuantityText.duration) ?? "unknown"), equals: expected)
    case "lines_max":
      return Judgement(.integer(milestones.count), milestones.count <= expected.int ?? 0)
    case "no_escape_bytes":
      return Judgement(!milestones.contains { $0.contains("\u{1B}") }, equals: expected)
    default: return nil
    }
  }

  /// The lines that a pipe gets while the work goes on in equal steps.
  private var milestones: [String] {
    let updates = max(input["updates"].int ?? 100, 1)
    var milestones = ProgressMilestones()
    return (0...updates).compactMap { step in
      milestones.line(for: DFProgress(Double(step), total: Double(updates)), at: Double(step))
    }
  }
}
