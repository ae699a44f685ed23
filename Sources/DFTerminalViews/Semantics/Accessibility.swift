import DFTerminalCore

/// How what is inside a view is read.
///
/// Source: SwiftUI's `AccessibilityChildBehavior`.
public enum AccessibilityChildBehavior: Hashable, Sendable, CaseIterable {
  /// Nothing inside is read.
  case ignore
  /// Everything inside is read by itself.
  case contain
  /// The words inside are read as one; controls stay by themselves.
  case combine
}

/// What a view is, beside what it looks like.
///
/// Source: SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the combination.
  public let rawValue: UInt8

  /// Creates a combination from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1)
  /// Something to press.
  public static let isButton = AccessibilityTraits(rawValue: 2)
  /// Chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 8)
}

extension View {
  /// Names the view for a screen reader, in place of the words in it.
  public func accessibilityLabel(_ label: String) -> some View {
    saying { nodes in
      var node = SemanticNode(oneOf: nodes)
      node.label = TextSanitizer.sanitize(label)
      return node
    }
  }

  /// Sets the value a screen reader says after the name.
  public func accessibilityValue(_ value: String) -> some View {
    saying { nodes in
      var node = SemanticNode(oneOf: nodes)
      node.value = TextSanitizer.sanitize(value)
      return node
    }
  }

  /// Says what using the view does.
  public func accessibilityHint(_ hint: String) -> some View {
    saying { nodes in
      var node = SemanticNode(oneOf: nodes)
      node.hint = TextSanitizer.sanitize(hint)
      return node
    }
  }

  /// Names the view by a text for a screen reader.
  public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.content) }

  /// Sets the value a screen reader says after the name, as a text.
  public func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value.content) }

  /// Says what using the view does, as a text.
  public func accessibilityHint(_ hint: Text) -> some View { accessibilityHint(hint.content) }

  /// Explains the view; a screen reader says it after the rest.
  public func help(_ text: String) -> some View {
    accessibilityHint(text)
  }

  /// Hides the view from screen readers: for decoration.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    wrappingElement { element, _ in
      isHidden ? SemanticElement(element) { _ in nil } : element
    }
  }

  /// Makes one thing to read of the view.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    saying { nodes in
      switch children {
      case .ignore: SemanticNode(.group)
      case .contain: SemanticNode(.group, children: nodes)
      case .combine: SemanticNode(.text, combining: nodes)
      }
    }
  }

  /// Adds to what the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    saying { nodes in
      var node = SemanticNode(oneOf: nodes)
      if traits.contains(.isHeader) { node.role = .heading }
      if traits.contains(.isImage) { node.role = .image }
      if traits.contains(.isButton) { node.role = .button }
      if traits.contains(.isSelected) { node.states.insert(.selected) }
      return node
    }
  }

  /// Offers an action by name, as an alternative to a gesture; a row's menu lists it too.
  public func accessibilityAction(
    named name: String, _ action: @escaping () -> Void
  ) -> some View {
    saying { nodes in
      var node = SemanticNode(oneOf: nodes)
      node.actions.append(TextSanitizer.sanitize(name))
      return node
    }
    .transformTraits { $0.menuActions.append(RowTraits.Action(title: name, perform: action)) }
  }
}

extension View {
  /// Does what the view is for, where that is not a control: Enter or a double click on its row.
  ///
  /// Source: SwiftUI's `accessibilityAction` of the default kind.
  public func accessibilityAction(_ action: @escaping () -> Void) -> some View {
    transformTraits { $0.activate = $0.activate ?? action }
  }
}

extension SemanticNode {
  /// Creates the one node that several come to: the only one, else one that speaks for them.
  fileprivate init(oneOf nodes: [SemanticNode]) {
    self = nodes.count == 1 ? nodes[0] : SemanticNode(.group, combining: nodes)
  }
}
