package import DFTerminalData

/// The selection of a list without its types: what may be selected, and how to read and write it.
@MainActor package struct ListSelection {
  /// How many rows may be selected.
  package let rule: RowSelection<AnyHashable>.Rule
  /// Reads the application's value as it is.
  let read: () -> Any?
  /// Whether the application's value is still what was read; quick when nothing changed.
  let isSame: (Any?) -> Bool
  /// Reads the selected values.
  let get: () -> Set<AnyHashable>
  /// Writes the selected values.
  let set: (Set<AnyHashable>) -> Void
  /// Whether a value is of the type that is selected.
  let admits: (AnyHashable) -> Bool

  /// No row can be selected.
  package static let none = ListSelection(
    rule: .none, read: { nil }, isSame: { _ in true }, get: { [] }, set: { _ in },
    admits: { _ in false })

  private init(
    rule: RowSelection<AnyHashable>.Rule, read: @escaping () -> Any?,
    isSame: @escaping (Any?) -> Bool, get: @escaping () -> Set<AnyHashable>,
    set: @escaping (Set<AnyHashable>) -> Void, admits: @escaping (AnyHashable) -> Bool
  ) {
    self.rule = rule
    self.read = read
    self.isSame = isSame
    self.get = get
    self.set = set
    self.admits = admits
  }

  /// One row can be selected at a time.
  package init<Value: Hashable>(single binding: Binding<Value?>) {
    self.init(
      rule: .single,
      read: { binding.wrappedValue.map { [$0] as Set } ?? [] },
      isSame: { ($0 as? Set<Value>)?.first == binding.wrappedValue },
      get: { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] },
      set: { binding.wrappedValue = $0.first?.base as? Value },
      admits: { $0.base is Value })
  }

  /// Any number of rows can be selected.
  package init<Value: Hashable>(multiple binding: Binding<Set<Value>>) {
    self.init(
      rule: .multiple,
      read: { binding.wrappedValue },
      isSame: { $0 as? Set<Value> == binding.wrappedValue },
      get: { Set(binding.wrappedValue.map { AnyHashable($0) }) },
      set: { binding.wrappedValue = Set($0.compactMap { $0.base as? Value }) },
      admits: { $0.base is Value })
  }
}
