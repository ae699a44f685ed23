import DFTerminalCore

/// A kind of token: which `$type`s it may have, and how its value is read.
struct TokenKind<Value> {
  /// What the documentation calls the kind.
  let name: String
  /// The `$type`s a token of this kind may declare; any when empty.
  let types: [String]
  /// Reads a value that is no reference.
  let decode: (TokenDecoder, JSONNode) throws(TokenFailure) -> Value
}

/// Reads the values of tokens, following references.
struct TokenDecoder {
  let tokens: DesignTokens
  /// What a reference to a token the theme has, but the file has not, stands for.
  let inherited: (String) -> Any?
  /// Which paths a reference may have been meant to name.
  let suggestion: (String) -> String?
  /// The tokens that led here, from the theme's own to the one being read.
  private(set) var trail: [String] = []

  private static let longest = 32

  /// Returns the value of a token.
  func value<Value>(
    of token: DesignToken, as kind: TokenKind<Value>
  ) throws(TokenFailure) -> Value {
    var inner = self
    inner.trail.append(token.path)
    if let type = token.type, !kind.types.isEmpty, !kind.types.contains(type) {
      throw inner.failure(.wrongType(expected: kind.name, found: type), at: token.value)
    }
    return try inner.value(token.value, as: kind)
  }

  /// Returns the value at a node, which may be a reference.
  func value<Value>(_ node: JSONNode, as kind: TokenKind<Value>) throws(TokenFailure) -> Value {
    guard let path = node.reference else { return try kind.decode(self, node) }
    guard !trail.contains(path) else {
      throw failure(.circularReference(trail + [path]), at: node)
    }
    guard trail.count <= Self.longest else {
      throw failure(.longReference(limit: Self.longest), at: node)
    }
    if let token = tokens[path] { return try value(of: token, as: kind) }
    if let value = inherited(path) as? Value { return value }
    throw failure(.unknownReference(path, suggestion: suggestion(path)), at: node)
  }

  /// Returns a failure of the token being read.
  func failure(_ problem: ThemeFileError.Problem, at node: JSONNode) -> TokenFailure {
    TokenFailure(offset: node.offset, token: trail.last, problem: problem)
  }

  /// Returns the failure of a value of the wrong form.
  func invalid(_ node: JSONNode, expected: String) -> TokenFailure {
    failure(.invalidValue(expected: expected, found: node.summary), at: node)
  }
}

extension JSONNode {
  /// The path within `{…}` when the value is a reference to a token.
  fileprivate var reference: String? {
    guard let string, string.count > 2, string.hasPrefix("{"), string.hasSuffix("}") else {
      return nil
    }
    return String(string.dropFirst().dropLast())
  }
}
