/// A token of a file in the Design Tokens Community Group format.
struct DesignToken {
  /// The names of its groups and its own, joined by dots.
  let path: String
  /// What its `$value` holds.
  let value: JSONNode
  /// Its `$type`, its own or that of the nearest group that has one.
  let type: String?
  /// Where its name stands, in bytes from the start of the text.
  let offset: Int
}

/// The tokens of a file by their paths.
struct DesignTokens {
  private(set) var tokens: [DesignToken] = []
  private(set) var failures: [TokenFailure] = []
  private var places: [String: Int] = [:]

  /// Collects the tokens of a file; what is neither token nor group becomes a failure.
  init(root: JSONNode) {
    collect(root, path: "", type: nil)
    for (place, token) in tokens.enumerated() { places[token.path] = place }
  }

  /// The token at a path.
  subscript(path: String) -> DesignToken? { places[path].map { tokens[$0] } }

  private mutating func collect(_ group: JSONNode, path: String, type: String?) {
    let type = self.type(of: group, path: path) ?? type
    for member in group.members where !member.key.hasPrefix("$") || member.key == "$root" {
      let path = path.isEmpty ? member.key : "\(path).\(member.key)"
      if member.key.contains(where: { ".{}".contains($0) }) {
        fail(.invalidName, at: member.offset, path: path)
      } else {
        collect(member, path: path, type: type)
      }
    }
  }

  private mutating func collect(_ member: JSONNode.Member, path: String, type: String?) {
    guard case .object(let inner) = member.value.value else {
      return fail(.notAToken(found: member.value.summary), at: member.value.offset, path: path)
    }
    guard let value = member.value["$value"] else {
      return collect(member.value, path: path, type: type)
    }
    let type = self.type(of: member.value, path: path) ?? type
    tokens.append(DesignToken(path: path, value: value, type: type, offset: member.offset))
    if let child = inner.first(where: { !$0.key.hasPrefix("$") }) {
      fail(.unsupported("a group inside a token"), at: child.offset, path: path)
    }
  }

  /// The names the format reserves, as far as they mean something here or can be read over.
  private static let reserved = [
    "$value", "$type", "$description", "$extensions", "$deprecated", "$root", "$schema",
  ]

  /// Returns the `$type` of a group or token, and refuses other names that start with a dollar.
  private mutating func type(of node: JSONNode, path: String) -> String? {
    for member in node.members where member.key.hasPrefix("$") {
      if ["$extends", "$ref"].contains(member.key) {
        fail(.unsupported(member.key), at: member.offset, path: path)
      } else if !Self.reserved.contains(member.key) {
        let near = member.key.nearest(in: Self.reserved)
        fail(.unknownToken(suggestion: near), at: member.offset, path: path, name: member.key)
      } else if member.key == "$type", member.value.string == nil {
        let found = member.value.summary
        fail(
          .invalidValue(expected: "a string", found: found), at: member.value.offset, path: path,
          name: member.key)
      }
    }
    return node["$type"]?.string
  }

  private mutating func fail(
    _ problem: ThemeFileError.Problem, at offset: Int, path: String, name: String? = nil
  ) {
    let token = [path, name ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
    failures.append(TokenFailure(offset: offset, token: token, problem: problem))
  }
}

/// What is wrong with one token, at a place in bytes.
struct TokenFailure: Error, Hashable {
  let offset: Int
  let token: String?
  let problem: ThemeFileError.Problem
}
