import DFTerminalCore

/// A part of a screen: either a composition of other views, or a primitive that draws cells.
///
/// A composite gives ``body-swift.property``. A primitive conforms to ``PrimitiveView`` and
/// measures, draws, handles events and describes itself. Source: SwiftUI's `View`.
@MainActor public protocol View {
  /// The view this one is composed of; `Never` for primitives.
  associatedtype Body: View

  /// What this view is composed of.
  @ViewBuilder var body: Body { get }

  /// Adds what this view puts on the screen to a container; only primitives implement it.
  static func _collect(_ view: Self, in context: _BuildContext, into collector: _Collector)

  /// How many rows of a lazy container this view makes; only containers of several implement it.
  static var _arity: _RowArity { get }
}

extension View {
  /// Evaluates the body and collects that.
  public static func _collect(
    _ view: Self, in context: _BuildContext, into collector: _Collector
  ) {
    let body = context.evaluate(view)
    Body._collect(body, in: context.inBody, into: collector)
  }

  /// As many rows as the body makes.
  public static var _arity: _RowArity { Body._arity }
}

extension View where Body == Never {
  /// Primitives have no body.
  public var body: Never { preconditionFailure("\(Self.self) is a primitive and has no body") }

  /// Primitives are one row unless they say otherwise.
  public static var _arity: _RowArity { .fixed(1) }
}

extension Never: View {
  /// Never has no body.
  public var body: Never { self }

  /// Never puts nothing on the screen.
  public static func _collect(
    _ view: Never, in context: _BuildContext, into collector: _Collector
  ) {}

  /// Never makes no row.
  public static var _arity: _RowArity { .fixed(0) }
}
