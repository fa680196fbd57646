package org.rondo.bot.search;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Distribution;

/** The positions of the tree that follow a joint move if chance decides. */
final class ChanceNodes<S extends State, M extends Move> implements NextPositions<S, M> {

  /** The positions that can follow with their probabilities; null if chance is sampled. */
  private final @Nullable Distribution<S> distribution;

  /** The first position that followed. In games with much chance it is most often the only one. */
  private @Nullable TreeNode<S, M> first;

  /** The other positions that followed; null if there are none. */
  private @Nullable Map<S, TreeNode<S, M>> others;

  private ChanceNodes(@Nullable Distribution<S> distribution) {
    this.distribution = distribution;
  }

  /** {@return nodes of positions that are drawn} */
  static <S extends State, M extends Move> ChanceNodes<S, M> sampled() {
    return new ChanceNodes<>(null);
  }

  /** {@return nodes of positions that are visited in proportion to their probabilities} */
  static <S extends State, M extends Move> ChanceNodes<S, M> enumerated(
      Distribution<S> distribution) {
    return new ChanceNodes<>(distribution);
  }

  boolean isEnumerated() {
    return distribution != null;
  }

  /** {@return the node of a position; a new one if the position has not followed before} */
  TreeNode<S, M> node(S state, SearchTree<S, M> tree) {
    TreeNode<S, M> known = known(state);
    if (known != null) {
      return known;
    }
    TreeNode<S, M> node = new TreeNode<>(state);
    if (!tree.isFull()) {
      tree.count();
      keep(node);
    }
    return node;
  }

  private @Nullable TreeNode<S, M> known(S state) {
    if (first != null && first.state().equals(state)) {
      return first;
    }
    return others == null ? null : others.get(state);
  }

  private void keep(TreeNode<S, M> node) {
    if (first == null) {
      first = node;
      return;
    }
    if (others == null) {
      others = new HashMap<>(2);
    }
    others.put(node.state(), node);
  }

  /**
   * {@return the position whose number of visits is furthest below the number expected from its
   * probability}
   *
   * @param visits the number of visits of all positions together
   */
  S due(int visits) {
    Distribution<S> outcomes = Objects.requireNonNull(distribution, "distribution");
    S due = outcomes.outcomes().iterator().next();
    double most = Double.NEGATIVE_INFINITY;
    for (S state : outcomes.outcomes()) {
      TreeNode<S, M> node = known(state);
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
