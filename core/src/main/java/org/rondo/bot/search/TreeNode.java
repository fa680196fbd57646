package org.rondo.bot.search;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Move;
import org.rondo.game.State;

/** A position of the tree. */
final class TreeNode<S extends State, M extends Move> implements NextPositions<S, M> {
  private final S state;
  private int visits;

  /** The moves from this position; null for a leaf. Most positions are leaves. */
  private @Nullable ExpandedNode<S, M> expanded;

  TreeNode(S state) {
    this.state = state;
  }

  S state() {
    return state;
  }

  int visits() {
    return visits;
  }

  void visit() {
    visits++;
  }

  /** {@return whether the moves from this position exist already} */
  boolean isExpanded() {
    return expanded != null;
  }

  /** {@return the most visited move, if one seat moves here and its moves were visited} */
  Optional<JointMoveEdge<S, M>> mostVisited() {
    return expanded == null ? Optional.empty() : expanded.mostVisited();
  }

  /** {@return the moves from this position; creates them at the first call} */
  ExpandedNode<S, M> expand(SearchTree<S, M> tree) {
    if (expanded == null) {
      expanded = new ExpandedNode<>(tree, state);
    }
    return expanded;
  }
}
