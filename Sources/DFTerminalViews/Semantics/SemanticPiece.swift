package import DFTerminalCore

/// A part of what a screen says about itself; most frames are drawn without anyone asking for it.
@MainActor package enum SemanticPiece {
  /// A node.
  case node(SemanticNode)
  /// Nodes that are worked out when someone asks, from values of the time of drawing.
  case later(() -> [SemanticNode])

  /// The nodes.
  package var nodes: [SemanticNode] {
    switch self {
    case .node(let node): [node]
    case .later(let make): make()
    }
  }
}

extension [SemanticPiece] {
  /// The nodes of all pieces, in order.
  @MainActor package var nodes: [SemanticNode] { flatMap(\.nodes) }
}

/// What a frame says about itself: worked out once, when someone asks.
@MainActor final class FrameDescription {
  private var pieces: [SemanticPiece]
  private let size: CellSize
  private var known: SemanticNode?

  init(_ pieces: [SemanticPiece] = [], size: CellSize = .zero) {
    self.pieces = pieces
    self.size = size
  }

  /// The tree of the frame.
  var node: SemanticNode {
    if let known { return known }
    let node = SemanticNode(
      .group, frame: CellRect(origin: .zero, size: size), children: pieces.nodes)
    known = node
    pieces = []
    return node
  }
}
