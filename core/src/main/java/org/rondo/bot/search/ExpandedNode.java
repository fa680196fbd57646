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

  /** The seats that move here, ascending. */
  private final int[] movers;

  private final SelectionStrategy<S, M> choice;

  /** The joint moves, in the order of their first use. */
  private final List<JointMoveEdge<S, M>> edges = new ArrayList<>();

  /** The same joint moves by the arms of the seats; used only if several seats move. */
  private final Map<JointArms, JointMoveEdge<S, M>> byPicks = new HashMap<>(2);

  ExpandedNode(SearchTree<S, M> tree, S state) {
    this.tree = tree;
    this.state = state;
    this.movers = state.toMove().stream().toArray();
    this.choice = tree.newChoice(state);
  }

  /** {@return the joint move of the choices of all seats that move} */
  JointMoveEdge<S, M> choose(Rng rng) {
    int[] picks = new int[movers.length];
    for (int mover = 0; mover < picks.length; mover++) {
      picks[mover] = choice.pick(mover, rng);
    }
    if (picks.length > 1) {
      JointArms key = new JointArms(picks);
      JointMoveEdge<S, M> known = byPicks.get(key);
      return known != null ? known : keep(newEdge(picks), key);
    }
    // A single seat tries its arms in order, so its edges are in the same order.
    return picks[0] < edges.size()
        ? edges.get(picks[0])
        : keep(newEdge(picks), new JointArms(picks));
  }

  private JointMoveEdge<S, M> keep(JointMoveEdge<S, M> edge, JointArms key) {
    if (!tree.isFull()) {
      tree.count();
      edges.add(edge);
      if (movers.length > 1) {
        byPicks.put(key, edge);
      }
    }
    return edge;
  }

  private JointMoveEdge<S, M> newEdge(int[] picks) {
    JointMove<M> joint =
        JointMove.of(
            state.toMove(),
            seat -> {
              int mover = mover(seat);
              return choice.arms().get(mover).move(picks[mover]);
            });
    return new JointMoveEdge<>(tree, state, joint, picks);
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
      choice.arms().get(mover).learn(edge.pick(mover), value);
    }
    choice.learn(edges);
  }

  /** {@return the position after a move, if one seat moves here and chance decides nothing} */
  Optional<TreeNode<S, M>> after(M move) {
    return movers.length > 1
        ? Optional.empty()
        : edges.stream()
            .filter(edge -> edge.joint().only().equals(move))
            .findFirst()
            .flatMap(JointMoveEdge::only);
  }

  /** {@return the most visited move, if one seat moves here} */
  Optional<JointMoveEdge<S, M>> mostVisited() {
    return movers.length > 1
        ? Optional.empty()
        : edges.stream().max(Comparator.comparingInt(JointMoveEdge::visits));
  }

  /** {@return the analysis of the moves of a seat that moves in this position} */
  Analysis<M> analysis(int seat, long iterations) {
    int mover = mover(seat);
    return Analysis.of(choice.arms().get(mover), choice.probabilities(mover), iterations);
  }
}
