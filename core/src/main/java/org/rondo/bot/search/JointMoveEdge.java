package org.rondo.bot.search;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Distribution;

/**
 * A joint move out of a position of the tree, with the positions that may follow it. A tree has
 * more of them than of anything else, so an edge keeps little: its move is made from its arms
 * whenever it is needed.
 */
final class JointMoveEdge<S extends State, M extends Move> {
  private final ExpandedNode<S, M> from;

  /** The arm of the first seat that moves. */
  private final int pick;

  /** The arms of all seats if several move; null if one seat moves. */
  private final @Nullable JointArms joint;

  /** The sum of the values that this move has led to, if one seat moves. */
  private double sum;

  private int visits;
  private @Nullable NextPositions<S, M> next;

  private JointMoveEdge(ExpandedNode<S, M> from, int pick, @Nullable JointArms joint) {
    this.from = from;
    this.pick = pick;
    this.joint = joint;
  }

  /** {@return the move of the only seat that moves} */
  static <S extends State, M extends Move> JointMoveEdge<S, M> alone(
      ExpandedNode<S, M> from, int pick) {
    return new JointMoveEdge<>(from, pick, null);
  }

  /** {@return the moves of several seats} */
  static <S extends State, M extends Move> JointMoveEdge<S, M> together(
      ExpandedNode<S, M> from, JointArms joint) {
    return new JointMoveEdge<>(from, joint.arm(0), joint);
  }

  int visits() {
    return visits;
  }

  /** {@return the position that follows, if chance does not decide} */
  Optional<TreeNode<S, M>> only() {
    return next instanceof TreeNode<S, M> only ? Optional.of(only) : Optional.empty();
  }

  /** {@return the move, if one seat moves} */
  M move() {
    return from.move(this);
  }

  int pick(int mover) {
    return joint == null ? pick : joint.arm(mover);
  }

  /** {@return the mean value for a seat that moves; needs at least one visit} */
  double mean(int mover) {
    return (joint == null ? sum : joint.sum(mover)) / visits;
  }

  void learn(int mover, double value) {
    if (joint == null) {
      sum += value;
    } else {
      joint.learn(mover, value);
    }
  }

  /** {@return the next position of this iteration; chance may decide it} */
  TreeNode<S, M> follow(SearchTree<S, M> tree) {
    boolean isFirst = visits++ == 0;
    if (next instanceof TreeNode<S, M> only) {
      return only;
    }
    if (isFirst && tree.branches() > 0) {
      enumerate(tree);
    }
    return next instanceof ChanceNodes<S, M> known && known.isEnumerated()
        ? known.node(known.due(visits), tree)
        : sample(tree);
  }

  private void enumerate(SearchTree<S, M> tree) {
    Distribution.within(tree.branches(), rng -> from.next(this, rng))
        .ifPresent(all -> next = ChanceNodes.enumerated(all));
  }

  private TreeNode<S, M> sample(SearchTree<S, M> tree) {
    DrawDetectingRng rng = tree.watchedRng();
    S state = from.next(this, rng);
    if (!rng.hasDrawn()) {
      TreeNode<S, M> node = new TreeNode<>(state);
      next = node;
      return node;
    }
    ChanceNodes<S, M> nodes =
        next instanceof ChanceNodes<S, M> known ? known : ChanceNodes.sampled();
    next = nodes;
    return nodes.node(state, tree);
  }
}
