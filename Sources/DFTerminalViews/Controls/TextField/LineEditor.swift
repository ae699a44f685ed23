import DFTerminalCore

/// One line of text being edited: its clusters, the caret between them, a selection and its history.
///
/// Everything counts grapheme clusters, never scalars, so an accent or a joined emoji is one step.
package struct LineEditor: Equatable {
  /// The clusters of the text.
  package private(set) var clusters: [String]
  /// The clusters before the caret.
  package private(set) var caret: Int
  /// The other end of the selection, or `nil` without one.
  package private(set) var anchor: Int?
  private var undone: [Snapshot] = []
  private var done: [Snapshot] = []
  private var isTyping = false

  private struct Snapshot: Equatable {
    var clusters: [String]
    var caret: Int
  }

  /// The steps that can be taken back at most.
  private static let historyLimit = 200

  /// Starts with a text and the caret at its end.
  package init(_ text: String = "") {
    clusters = LineEditor.split(text)
    caret = clusters.count
  }

  /// The text.
  package var text: String { clusters.joined() }

  /// The selected clusters; `nil` when nothing is selected.
  package var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// The selected text; empty when nothing is selected.
  package var selectedText: String { selection.map { clusters[$0].joined() } ?? "" }

  /// Whether there is a step to take back.
  package var canUndo: Bool { !done.isEmpty }
  /// Whether there is a step to make again.
  package var canRedo: Bool { !undone.isEmpty }

  private static func split(_ text: String) -> [String] { TextClusters(text).map(String.init) }
}

extension LineEditor {
  /// A place to move to, or up to which to delete.
  package enum Motion: Hashable, Sendable, CaseIterable {
    /// One cluster to the left.
    case left
    /// One cluster to the right.
    case right
    /// To the beginning of the word.
    case wordLeft
    /// To the end of the word.
    case wordRight
    /// To the beginning of the line.
    case start
    /// To the end of the line.
    case end
  }

  /// Moves the caret; with `extending` the text between is selected.
  package mutating func move(_ motion: Motion, extending: Bool = false) {
    isTyping = false
    if !extending, let selection, motion == .left || motion == .right {
      caret = motion == .left ? selection.lowerBound : selection.upperBound
      anchor = nil
      return
    }
    move(to: target(motion), extending: extending)
  }

  /// Moves the caret between two clusters, as far as there are any.
  package mutating func move(to place: Int, extending: Bool = false) {
    isTyping = false
    anchor = extending ? anchor ?? caret : nil
    caret = min(max(0, place), clusters.count)
  }

  /// Selects everything.
  package mutating func selectAll() {
    isTyping = false
    anchor = 0
    caret = clusters.count
  }

  /// Selects the word at a place.
  package mutating func selectWord(at place: Int) {
    move(to: place)
    guard !clusters.isEmpty else { return }
    let at = min(place, clusters.count - 1)
    let isWord = LineEditor.isWord(clusters[at])
    var (low, high) = (at, at)
    while low > 0, LineEditor.isWord(clusters[low - 1]) == isWord { low -= 1 }
    while high < clusters.count, LineEditor.isWord(clusters[high]) == isWord { high += 1 }
    anchor = low
    caret = high
  }

  private func target(_ motion: Motion) -> Int {
    switch motion {
    case .left: max(0, caret - 1)
    case .right: min(clusters.count, caret + 1)
    case .start: 0
    case .end: clusters.count
    case .wordLeft: wordStart
    case .wordRight: wordEnd
    }
  }

  private var wordStart: Int {
    var place = caret
    while place > 0, !LineEditor.isWord(clusters[place - 1]) { place -= 1 }
    while place > 0, LineEditor.isWord(clusters[place - 1]) { place -= 1 }
    return place
  }

  private var wordEnd: Int {
    var place = caret
    while place < clusters.count, !LineEditor.isWord(clusters[place]) { place += 1 }
    while place < clusters.count, LineEditor.isWord(clusters[place]) { place += 1 }
    return place
  }

  private static func isWord(_ cluster: String) -> Bool {
    guard let scalar = cluster.unicodeScalars.first else { return false }
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil || scalar == "_"
  }
}

extension LineEditor {
  /// Puts text in place of the selection, or at the caret; several keystrokes are one step.
  ///
  /// Line breaks and tabs become spaces and other control characters are left out.
  package mutating func insert(_ text: String) {
    let line = LineEditor.singleLine(text)
    guard !line.isEmpty else { return }
    let isKeystroke = LineEditor.split(line).count == 1
    remember(continuing: isTyping && isKeystroke && selection == nil)
    let range = selection ?? caret..<caret
    let before = clusters[..<range.lowerBound].joined() + line
    let after = clusters[range.upperBound...].joined()
    clusters = LineEditor.split(before + after)
    caret = min(LineEditor.split(before).count, clusters.count)
    anchor = nil
    isTyping = isKeystroke
  }

  /// Deletes the selection, or the text up to a place.
  package mutating func delete(_ motion: Motion) {
    let target = target(motion)
    let range = selection ?? min(caret, target)..<max(caret, target)
    guard !range.isEmpty else { return }
    remember(continuing: false)
    clusters = LineEditor.split(
      clusters[..<range.lowerBound].joined() + clusters[range.upperBound...].joined())
    caret = min(range.lowerBound, clusters.count)
    anchor = nil
  }

  /// Takes over a text that was set elsewhere; the caret stays as far as it can.
  package mutating func replace(with text: String) {
    let wasAtEnd = caret == clusters.count
    clusters = LineEditor.split(text)
    caret = wasAtEnd ? clusters.count : min(caret, clusters.count)
    anchor = nil
    (done, undone, isTyping) = ([], [], false)
  }

  /// Takes back the last step.
  package mutating func undo() {
    guard let step = done.popLast() else { return }
    undone.append(Snapshot(clusters: clusters, caret: caret))
    restore(step)
  }

  /// Makes the step again that was taken back.
  package mutating func redo() {
    guard let step = undone.popLast() else { return }
    done.append(Snapshot(clusters: clusters, caret: caret))
    restore(step)
  }

  private mutating func restore(_ step: Snapshot) {
    (clusters, caret, anchor, isTyping) = (step.clusters, step.caret, nil, false)
  }

  private mutating func remember(continuing: Bool) {
    undone = []
    isTyping = false
    if continuing { return }
    done.append(Snapshot(clusters: clusters, caret: caret))
    if done.count > LineEditor.historyLimit { done.removeFirst() }
  }

  /// Returns text without line ends and control characters: what a field of one line takes.
  package static func singleLine(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    let trimmed = text.hasSuffix("\n") ? text.dropLast() : text[...]
    for scalar in trimmed.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: scalars.append(" ")
      case 0..<0x20, 0x7F..<0xA0: break
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
