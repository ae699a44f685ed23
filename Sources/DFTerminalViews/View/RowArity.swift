/// How many rows of a lazy container a view makes, as far as its type tells.
///
/// A list asks before it builds anything: rows of a known number are built when they come into
/// sight, others have to be built to be counted.
public enum _RowArity: Hashable, Sendable {
  /// Always the same number.
  case fixed(Int)
  /// One or none; a row without content takes no place.
  case atMostOne
  /// Any number.
  case dynamic
}

extension _RowArity {
  /// Returns the arity of two views one after another.
  func followed(by next: _RowArity) -> _RowArity {
    switch (self, next) {
    case (.fixed(let first), .fixed(let second)): .fixed(first + second)
    case (.atMostOne, .fixed(0)), (.fixed(0), .atMostOne): .atMostOne
    default: .dynamic
    }
  }

  /// Returns the arity of one of two views.
  func or(_ other: _RowArity) -> _RowArity {
    if self == other { return self }
    return isAtMostOne && other.isAtMostOne ? .atMostOne : .dynamic
  }

  private var isAtMostOne: Bool {
    switch self {
    case .fixed(let count): count <= 1
    case .atMostOne: true
    case .dynamic: false
    }
  }
}
