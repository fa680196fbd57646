package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.game.Game;
import org.rondo.game.GuardedGame;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.random.Rng;

/** The tree of one decision in a game in which every seat sees the whole position. */
final class SearchTree<S extends State, M extends Move> implements DecisionTree<M> {

  private final TreeSettings<S> settings;
  private final Game<S, M> game;
  private final int seat;
  private final Rng rng;
  private final DrawDetectingRng watched;
  private final ValueRange range = new ValueRange();
  private final SelectionStrategy<S, M> bounds;

  /** The seats of each set of seats that moves somewhere in the tree. */
  private final Map<Seats, int[]> moversOf = new HashMap<>();

  private final ExpandedNode<S, M> root;

  /** The maximum number of positions and joint moves that this tree keeps. */
  private final int most;

  /** The number of positions and joint moves that are kept. */
  private int size;

  /** The nodes on the path of the current iteration. */
  private final List<ExpandedNode<S, M>> path = new ArrayList<>();

  /** The joint moves on the path of the current iteration. */
  private final List<JointMoveEdge<S, M>> edges = new ArrayList<>();

  SearchTree(TreeSettings<S> settings, Decision<S, M> decision, Rng rng, int most) {
    this.settings = settings;
    this.game = GuardedGame.rulesOf(decision.game());
    this.seat = decision.seat();
    this.rng = rng;
    this.watched = new DrawDetectingRng(rng);
    this.most = most;
    this.bounds = new UpperBounds<>(settings.exploration(), range);
    this.root = new ExpandedNode<>(this, decision.state());
  }

  @Override
  public boolean iterate(BooleanSupplier mayGoOn) {
    path.clear();
    edges.clear();
    TreeNode<S, M> node = step(root);
    while (node.visits() > 1 && !node.state().isOver() && (node.isExpanded() || !isFull())) {
      node = step(node.expand(this));
    }
    Optional<double[]> values = settings.playOut(node.state(), rng, mayGoOn, range);
    if (values.isEmpty()) {
      return false;
    }
    for (int i = path.size() - 1; i >= 0; i--) {
      path.get(i).learn(edges.get(i), values.get());
    }
    return true;
  }

  /** {@return whether the tree keeps no further positions and joint moves} */
  boolean isFull() {
    return size >= most;
  }

  /** Counts one more position or joint move. */
  void count() {
    size++;
  }

  private TreeNode<S, M> step(ExpandedNode<S, M> from) {
    JointMoveEdge<S, M> edge = from.choose(rng);
    path.add(from);
    edges.add(edge);
    TreeNode<S, M> node = edge.follow(this);
    node.visit();
    return node;
  }

  /** {@return the seats that move, ascending; the caller must not change the array} */
  int[] movers(S state) {
    return moversOf.computeIfAbsent(state.toMove(), seats -> seats.stream().toArray());
  }

  /** {@return the moves of each seat that moves} */
  List<Arms<M>> newArms(S state, int[] movers) {
    if (movers.length == 1) {
      return List.of(newArms(state, movers[0]));
    }
    List<Arms<M>> arms = new ArrayList<>(movers.length);
    for (int mover : movers) {
      arms.add(newArms(state, mover));
    }
    return arms;
  }

  private Arms<M> newArms(S state, int mover) {
    return Arms.of(game.moves(state, mover), settings.width(), settings.byParts(), rng);
  }

  /** {@return the rule of choice for a position in which so many seats move} */
  SelectionStrategy<S, M> choice(int movers) {
    return settings.selection() == Selection.REGRET_MATCHING
        ? new RegretMatching<>(movers)
        : bounds;
  }

  /** {@return the position after a joint move, with the given source of chance} */
  S next(S from, JointMove<M> joint, Rng chance) {
    return game.next(from, joint, chance);
  }

  int branches() {
    return settings.branches();
  }

  DrawDetectingRng watchedRng() {
    return watched.reset();
  }

  /**
   * {@return a move of the root and the most visited moves after it, as long as one seat moves and
   * chance decides nothing}
   */
  @Override
  public List<M> line(M first) {
    List<M> line = new ArrayList<>();
    line.add(first);
    Optional<TreeNode<S, M>> node = root.after(first);
    while (node.isPresent() && line.size() < Thought.LONGEST_LINE) {
      Optional<JointMoveEdge<S, M>> edge = node.get().mostVisited();
      edge.ifPresent(best -> line.add(best.move()));
      node = edge.flatMap(JointMoveEdge::only);
    }
    return line;
  }

  @Override
  public boolean isMixed() {
    return settings.selection() == Selection.REGRET_MATCHING || root.isTogether();
  }

  @Override
  public Analysis<M> analysis(long iterations) {
    return root.analysis(seat, iterations);
  }
}
