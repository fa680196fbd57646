package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/** The moves that lead out of a position of the tree. */
final class ExpandedNode<S extends State, M extends Move> {
  private final SearchTree<S, M> tree;
  private final S state;

  /** The seats that move here, ascending. Positions share the array. */
  private final int[] movers;

  /** The moves of each seat that moves, in the order of the seats. */
  private final List<Arms<M>> arms;

  private final SelectionStrategy<S, M> choice;

  /** The joint moves, in the order of their first use. Most positions have very few. */
  private final List<JointMoveEdge<S, M>> edges = new ArrayList<>(1);

  /** The same joint moves by the arms of the seats; stays empty if one seat moves. */
  private final Map<JointArms, JointMoveEdge<S, M>> byPicks;

  ExpandedNode(SearchTree<S, M> tree, S state) {
    this.tree = tree;
    this.state = state;
    this.movers = tree.movers(state);
    this.arms = tree.newArms(state, movers);
    this.choice = tree.choice(movers.length);
    this.byPicks = movers.length > 1 ? new HashMap<>(2) : Map.of();
  }

  /** {@return the joint move of the choices of all seats that move} */
  JointMoveEdge<S, M> choose(Rng rng) {
    if (movers.length == 1) {
      int pick = choice.pick(arms, 0, rng);
      // A single seat tries its arms in order, so its edges are in the same order.
      return pick < edges.size() ? edges.get(pick) : keep(JointMoveEdge.alone(this, pick));
    }
    int[] picks = new int[movers.length];
    for (int mover = 0; mover < picks.length; mover++) {
      picks[mover] = choice.pick(arms, mover, rng);
    }
    JointArms joint = new JointArms(picks);
    JointMoveEdge<S, M> known = byPicks.get(joint);
    return known != null ? known : keep(joint);
  }

  private JointMoveEdge<S, M> keep(JointArms joint) {
    JointMoveEdge<S, M> edge = JointMoveEdge.together(this, joint);
    if (!tree.isFull()) {
      byPicks.put(joint, edge);
    }
    return keep(edge);
  }

  private JointMoveEdge<S, M> keep(JointMoveEdge<S, M> edge) {
    if (!tree.isFull()) {
      tree.count();
      edges.add(edge);
    }
    return edge;
  }

  /** {@return the position after a joint move, with the given source of chance} */
  S next(JointMoveEdge<S, M> edge, Rng chance) {
    JointMove<M> joint =
        JointMove.of(
            state.toMove(),
            seat -> {
              int mover = mover(seat);
              return arms.get(mover).move(edge.pick(mover));
            });
    return tree.next(state, joint, chance);
  }

  private int mover(int seat) {
    int mover = 0;
    while (movers[mover] != seat) {
      mover++;
    }
    return mover;
  }

  /**
   * Records the values that a joint move from this position has led to.
   *
   * @param values the values by seat
   */
  void learn(JointMoveEdge<S, M> edge, double[] values) {
    for (int mover = 0; mover < movers.length; mover++) {
      double value = values[movers[mover]];
      edge.learn(mover, value);
      arms.get(mover).learn(edge.pick(mover), value);
    }
    choice.learn(arms, edges);
  }

  /** {@return the move of the only seat that moves} */
  M move(JointMoveEdge<S, M> edge) {
    return arms.get(0).move(edge.pick(0));
  }

  /** {@return the position after a move, if one seat moves here and chance decides nothing} */
  Optional<TreeNode<S, M>> after(M move) {
    return movers.length > 1
        ? Optional.empty()
        : edges.stream()
            .filter(edge -> move(edge).equals(move))
            .findFirst()
            .flatMap(JointMoveEdge::only);
  }

  /** {@return the most visited move, if one seat moves here} */
  Optional<JointMoveEdge<S, M>> mostVisited() {
    return movers.length > 1
        ? Optional.empty()
        : edges.stream().max(Comparator.comparingInt(JointMoveEdge::visits));
  }

  /** {@return whether several seats move here} */
  boolean isTogether() {
    return movers.length > 1;
  }

  /** {@return the analysis of the moves of a seat that moves in this position} */
  Analysis<M> analysis(int seat, long iterations) {
    int mover = mover(seat);
    return Analysis.of(arms.get(mover), choice.probabilities(arms, mover), iterations);
  }
}
