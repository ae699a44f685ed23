import DFTerminalCore
import Foundation

/// What the sanitiser makes of a text.
struct SanitizeArea: Area {
  private let original: String
  private let result: TextSanitizer.Result

  init?(_ input: JSONValue) {
    guard let text = TextInput.text(input) else { return nil }
    original = text
    if let hex = input["bytes_hex"].string {
      result = TextSanitizer.inspect(bytes: TextInput.bytes(hex: hex))
    } else if input["context"].string?.contains("OSC") == true {
      result = TextSanitizer.Result(text: OSCString(text).text)
    } else {
      result = TextSanitizer.inspect(text)
    }
  }

  func judge(_ key: String, _ expected: JSONValue) -> Judgement? {
    let text = result.text
    switch key {
    case "text": return Judgement(.string(text), equals: expected)
    case "unchanged": return Judgement(text == original, equals: expected)
    case "contains":
      let parts = expected.elements.compactMap(\.string)
      return Judgement(.string(text), parts.allSatisfy(text.contains))
    case "cells": return Judgement(.integer(TextMeasure.columns(of: text)), equals: expected)
    case "flag":
      return Judgement(.string(result.hasHiddenText ? "hidden" : "none"), equals: expected)
    case "no_scalar_in": return Judgement(.string(text), !holdsScalar(of: expected))
    case "max_scalars_per_cell":
      return Judgement(.integer(largestCluster), largestCluster <= expected.int ?? 0)
    case "json": return Judgement(.string(escapedOriginal), equals: expected)
    default: return judgeLaw(key, expected)
    }
  }

  private func judgeLaw(_ key: String, _ expected: JSONValue) -> Judgement? {
    if let scalar = SanitizeArea.forbidden[key] {
      let isFree = !result.text.unicodeScalars.contains { scalar.contains($0.value) }
      return Judgement(isFree, equals: expected)
    }
    switch key {
    case "visible": return Judgement(isVisible, equals: expected)
    case "f(f(x))==f(x)":
      return Judgement(TextSanitizer.sanitize(result.text) == result.text, equals: expected)
    case "length_bounded":
      return Judgement(result.text.utf8.count <= original.utf8.count * 4, equals: expected)
    case "following_cell_unaffected":
      return Judgement(!holds(SanitizeArea.bidiControls), equals: expected)
    default: return nil
    }
  }

  private static let forbidden: [String: [UInt32]] = [
    "no_esc": [0x1B], "no_bel": [0x07], "no_cr": [0x0D], "no_bs": [0x08], "no_tab": [0x09],
    "no_lf": [0x0A], "no_st": [0x9C], "no_nul": [0x00], "no_del": [0x7F],
  ]

  private static let bidiControls: [ClosedRange<UInt32>] = [
    0x202A...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0x61C...0x61C,
  ]

  private func holds(_ ranges: [ClosedRange<UInt32>]) -> Bool {
    result.text.unicodeScalars.contains { scalar in
      ranges.contains { $0.contains(scalar.value) }
    }
  }

  /// Whether a scalar of `U+0080..U+009F` or `U+200B` is left.
  private func holdsScalar(of expected: JSONValue) -> Bool {
    holds(
      expected.elements.compactMap { element in
        let ends = (element.string ?? "").split(separator: ".").compactMap(TextInput.scalar)
        return ends.first.map { $0...(ends.last ?? $0) }
      })
  }

  private var largestCluster: Int {
    TextClusters(result.text).map(\.unicodeScalars.count).max() ?? 0
  }

  /// Whether a person sees something: a cluster that takes cells and is no blank.
  private var isVisible: Bool {
    TextClusters(result.text).contains { cluster in
      TextMeasure.columns(of: String(cluster)) > 0
        && !cluster.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
  }

  /// The original as exports in JSON carry it, without its quotes.
  private var escapedOriginal: String {
    let data = (try? JSONEncoder().encode(original)) ?? Data()
    return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
  }
}
