package org.rondo.bot.search;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;

/** A joint move out of a position of the tree, with the positions that may follow it. */
final class JointMoveEdge<S extends State, M extends Move> {
  private final SearchTree<S, M> tree;
  private final S from;
  private final JointMove<M> joint;

  /** The arms of the seats that move, in the order of the seats. */
  private final int[] picks;

  /** For each seat that moves, the sum of the values that this joint move has led to. */
  private final double[] sums;

  private int visits;

  /** The position that follows, if chance does not decide. */
  private @Nullable TreeNode<S, M> only;

  /** The positions that follow with their probabilities, if chance is enumerated. */
  private @Nullable Distribution<S> distribution;

  private final Map<S, TreeNode<S, M>> nodes = new HashMap<>(2);

  JointMoveEdge(SearchTree<S, M> tree, S from, JointMove<M> joint, int[] picks) {
    this.tree = tree;
    this.from = from;
    this.joint = joint;
    this.picks = picks;
    this.sums = new double[picks.length];
  }

  JointMove<M> joint() {
    return joint;
  }

  int visits() {
    return visits;
  }

  /** {@return the position that follows, if chance does not decide} */
  Optional<TreeNode<S, M>> only() {
    return Optional.ofNullable(only);
  }

  int pick(int mover) {
    return picks[mover];
  }

  /** {@return the mean value for a seat that moves; needs at least one visit} */
  double mean(int mover) {
    return sums[mover] / visits;
  }

  void learn(int mover, double value) {
    sums[mover] += value;
  }

  /** {@return the next position of this iteration; chance may decide it} */
  TreeNode<S, M> follow() {
    boolean isFirst = visits++ == 0;
    if (only != null) {
      return only;
    }
    if (isFirst && tree.branches() > 0) {
      distribution = Distribution.within(tree.branches(), rng -> next(rng)).orElse(null);
    }
    return distribution == null ? sample() : node(due(distribution));
  }

  private S next(Rng rng) {
    return tree.next(from, joint, rng);
  }

  private TreeNode<S, M> sample() {
    DrawDetectingRng rng = tree.watchedRng();
    S next = next(rng);
    if (rng.hasDrawn()) {
      return node(next);
    }
    TreeNode<S, M> node = new TreeNode<>(next);
    only = node;
    return node;
  }

  private TreeNode<S, M> node(S state) {
    TreeNode<S, M> known = nodes.get(state);
    if (known != null) {
      return known;
    }
    TreeNode<S, M> node = new TreeNode<>(state);
    if (!tree.isFull()) {
      tree.count();
      nodes.put(state, node);
    }
    return node;
  }

  /**
   * {@return the position whose number of visits is furthest below the number expected from its
   * probability}
   */
  private S due(Distribution<S> outcomes) {
    S due = outcomes.outcomes().iterator().next();
    double most = Double.NEGATIVE_INFINITY;
    for (S state : outcomes.outcomes()) {
      TreeNode<S, M> node = nodes.get(state);
      int visited = node == null ? 0 : node.visits();
      double behind = outcomes.probability(state) * visits - visited;
      if (behind > most) {
        most = behind;
        due = state;
      }
    }
    return due;
  }
}
