package org.rondo.bot.search;

import org.jspecify.annotations.Nullable;
import org.rondo.game.Move;
import org.rondo.game.State;

/** A position of the tree. */
final class TreeNode<S extends State, M extends Move> {
  private final S state;
  private int visits;

  /** What is known of the moves from here, once one is chosen: most positions are leaves. */
  private @Nullable ExpandedNode<S, M> fork;

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

  /** {@return whether the moves from here are known} */
  boolean isForked() {
    return fork != null;
  }

  /** {@return the moves from here} */
  ExpandedNode<S, M> fork(SearchTree<S, M> tree) {
    if (fork == null) {
      fork = new ExpandedNode<>(tree, state);
    }
    return fork;
  }
}
