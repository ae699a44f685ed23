import DFTerminalCore
import DFTerminalIO

/// Frames drawn one after the other, encoded and replayed.
///
/// Inputs are lists of frames, two states of a row, a size, or the words of an operation.
struct RendererArea: Area {
  private let frames: [CellBuffer]
  private let options: EncoderOptions

  init?(_ input: JSONValue) {
    guard let scene = RendererScene(input) else { return nil }
    frames = scene.frames
    options = scene.options
  }

  func judge(_ key: String, _ expected: JSONValue) -> Judgement? {
    let (bytes, replay) = play()
    let text = String(decoding: bytes, as: UTF8.self)
    switch key {
    case "bytes": return Judgement(.integer(bytes.count), equals: expected)
    case "bytes_max": return Judgement(.integer(bytes.count), bytes.count <= expected.int ?? 0)
    case "emitted":
      let cluster = expected.string?.split(separator: " ").first.map(String.init) ?? ""
      return Judgement(.string(text), replay.glyphs.contains { $0.text == cluster })
    case "screen": return Judgement(.string(replay.line(0)), equals: expected)
    case "scrolled": return Judgement(replay.hasScrolled, equals: expected)
    case "traps": return Judgement(.bool(false), equals: expected)
    case "alive": return Judgement(.bool(true), equals: expected)
    case "begin_end_balanced":
      let begins = text.split(separator: "?2026h", omittingEmptySubsequences: false).count
      let ends = text.split(separator: "?2026l", omittingEmptySubsequences: false).count
      return Judgement(begins == ends && begins > 1, equals: expected)
    default: return judgeCells(key, expected, replay)
    }
  }

  private func judgeCells(
    _ key: String, _ expected: JSONValue, _ replay: FrameReplay
  ) -> Judgement? {
    let touched = JSONValue.array(replay.touched.sorted().map(JSONValue.integer))
    switch key {
    case "must_emit_columns":
      return Judgement(touched, replay.touched.isSuperset(of: expected.elements.compactMap(\.int)))
    case "must_rewrite_column_1": return Judgement(replay.touched.contains(1), equals: expected)
    case "never_emitted_inside_wide": return Judgement(!replay.hasHalved, equals: expected)
    case "rep_only_after_ascii": return Judgement(!replay.finals.contains("b"), equals: expected)
    case "explicit_spaces_or_reset_first":
      let isErased = !replay.finals.isDisjoint(with: ["K", "X", "J"])
      return Judgement(!isErased, equals: expected)
    case "no_half_glyph_at":
      return Judgement(.string(text(at: expected.int ?? 0)), text(at: expected.int ?? 0) == " ")
    case "column_2":
      return Judgement(.string(text(at: 2)), text(at: 2) == " " && expected.string == "space")
    case "cells_2_and_3_background":
      let isDefault = [2, 3].allSatisfy {
        last.style(column: $0, row: 0).background == .terminalDefault
      }
      return Judgement(
        touched,
        isDefault && replay.touched.isSuperset(of: [2, 3]) && expected == .string("default"))
    default: return judgeAnchors(key, expected, replay)
    }
  }

  private func judgeAnchors(
    _ key: String, _ expected: JSONValue, _ replay: FrameReplay
  ) -> Judgement? {
    let anchored = replay.glyphs.filter { $0.after == "G" || $0.after == "H" }.map(\.text)
    let shown = JSONValue.array(anchored.map(JSONValue.string))
    switch key {
    case "absolute_move_before": return Judgement(shown, anchored.contains(expected.string ?? ""))
    case "reanchor_after_cluster":
      return Judgement(anchored.contains("|"), equals: expected)
    case "bar_rewritten":
      return Judgement(replay.glyphs.contains { $0.text == "|" }, equals: expected)
    case "no_offset": return Judgement(replay.line(0) == "中|", equals: expected)
    default: return nil
    }
  }

  private var last: CellBuffer { frames[frames.count - 1] }

  private func text(at column: Int) -> String {
    last.size.columns > column ? last.text(column: column, row: 0) : ""
  }

  /// Replays all frames; returns the bytes of the last one and the terminal after it.
  private func play() -> ([UInt8], FrameReplay) {
    var encoder = ANSIEncoder(options: options)
    var shown: CellBuffer?
    var replay = FrameReplay(size: last.size)
    var bytes: [UInt8] = []
    for frame in frames {
      let known = shown?.size == frame.size ? shown : nil
      bytes = encoder.encode(from: known, to: frame)
      // Frames of another size are not replayed, but the one that follows draws everything.
      if frame.size == last.size { replay.feed(bytes) }
      shown = frame
    }
    return (bytes, replay)
  }
}
