/// A stored property that is tied to the view's identity before the body is evaluated.
@MainActor protocol DynamicProperty {
  /// Ties the property to its slot or to the surroundings.
  func install(in context: _BuildContext, index: Int)
}

/// Finds the dynamic properties of views and remembers which types have none.
@MainActor final class DynamicPropertyInstaller {
  private var plainTypes: Set<ObjectIdentifier> = []

  func install<Content: View>(_ view: Content, in context: _BuildContext) {
    let type = ObjectIdentifier(Content.self)
    if plainTypes.contains(type) { return }
    var index = 0
    for child in Mirror(reflecting: view).children {
      guard let property = child.value as? any DynamicProperty else { continue }
      property.install(in: context, index: index)
      index += 1
    }
    if index == 0 { plainTypes.insert(type) }
  }
}
