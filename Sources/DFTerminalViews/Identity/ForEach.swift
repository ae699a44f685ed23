import DFTerminalCore
public import Foundation

/// Views made on demand from a collection of identified data.
///
/// Nothing is made when a `ForEach` is created: it keeps the collection and the closure, and a
/// lazy container asks only for the rows in sight. Source: SwiftUI's `ForEach`.
@MainActor public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the content for an element.
  public var content: (Data.Element) -> Content

  let id: (Data.Element) -> ID
  var editing = RowEditing()
  let path: ViewPathMode

  /// Whether identities are ids or constant places.
  enum ViewPathMode {
    case id
    case place
  }

  init(
    _ data: Data, id: @escaping (Data.Element) -> ID, mode: ViewPathMode = .id,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
    path = mode
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content: View {
  /// Makes views from identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes views from elements that a key path tells apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes views from a constant range; for one that changes, give `id: \.self`.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: { $0 }, mode: .place, content: content)
  }
}

extension ForEach where Content: View {
  /// Lets rows be deleted; the offsets index the collection given to `ForEach`.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.editing.onDelete = action
    return copy
  }

  /// Lets rows be moved; the destination is counted before the rows are taken out.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.editing.onMove = action
    return copy
  }
}

extension ForEach: View where Content: View {
  /// The body; primitives have none.
  public typealias Body = Never

  /// Adds a row for each element, or their recipe where the container is lazy.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    let data = view.data
    let ids = DuplicateWatch(context.scene)
    let rows = LazyRows(
      count: data.count, arity: Content._arity, version: RowsVersion(data), editing: view.editing
    ) { offset in
      AnyHashable(view.id(data[data.index(data.startIndex, offsetBy: offset)]))
    } build: { offset, rows in
      WorkCounters.current.rowsBuilt += 1
      let element = data[data.index(data.startIndex, offsetBy: offset)]
      let id = view.id(element)
      let twin = ids.occurrence(of: id, offset: offset)
      let row = twin == 0 ? context.child(id: id) : context.child(id: id).child(twin)
      Content._collect(view.content(element), in: row, into: rows)
    }
    collector.append(rows)
  }

  /// As many rows as there are elements, times what each makes.
  public static var _arity: _RowArity { .dynamic }
}

/// Finds ids that several elements share: the first keeps the identity, the others are told apart.
@MainActor private final class DuplicateWatch {
  /// The offset at which each id was met first.
  private var firsts: [AnyHashable: Int] = [:]
  /// The offsets of ids that were met again.
  private var others: [AnyHashable: [Int]] = [:]
  private let scene: SceneState

  init(_ scene: SceneState) {
    self.scene = scene
  }

  /// Returns how many other elements of this id were built before the one at an offset.
  func occurrence(of id: AnyHashable, offset: Int) -> Int {
    let first = DuplicateWatch.kept(&firsts[id, default: offset])
    if first == offset { return 0 }
    let known = others[id] ?? []
    if let place = known.firstIndex(of: offset) { return place + 1 }
    others[id] = known + [offset]
    if known.isEmpty {
      scene.diagnose(
        "ForEach: the id \(id) occurs at offsets \(first) and \(offset); "
          + "give each element an id of its own")
    }
    return known.count + 1
  }

  /// Returns a value that its place in a dictionary keeps from now on, looked up once.
  private static func kept(_ value: inout Int) -> Int { value }
}
