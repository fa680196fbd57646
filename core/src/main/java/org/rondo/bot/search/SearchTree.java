package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.rondo.bot.BudgetTracker;
import org.rondo.bot.Decision;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/** The tree of one decision. */
final class SearchTree<S extends State, M extends Move> {

  /** The most positions and joint moves that are kept: some 250 bytes each, and the states. */
  static final int MOST = 1 << 20;

  private final TreeSettings<S> settings;
  private final Game<S, M> game;
  private final Rng rng;
  private final DrawDetectingRng watched;
  private final ValueRange range = new ValueRange();
  private final ExpandedNode<S, M> root;

  /** How many positions and joint moves are kept. */
  private int size;

  /** Where the present iteration has passed and which joint moves it took there. */
  private final List<ExpandedNode<S, M>> forks = new ArrayList<>();

  private final List<JointMoveEdge<S, M>> edges = new ArrayList<>();

  SearchTree(TreeSettings<S> settings, Decision<S, M> decision) {
    this.settings = settings;
    this.game = decision.game();
    this.rng = decision.rng();
    this.watched = new DrawDetectingRng(rng);
    this.root = new ExpandedNode<>(this, decision.state());
  }

  /** {@return how many iterations were spent: at least one is begun, whatever is allowed} */
  long grow(BudgetTracker spending) {
    long iterations = 0;
    boolean isDone;
    do {
      long before = iterations;
      isDone = iterate(() -> spending.allows(before));
      iterations += isDone ? 1 : 0;
    } while (isDone && spending.allows(iterations));
    return iterations;
  }

  /** Adds a position and learns from it, unless the time is up before. */
  private boolean iterate(BooleanSupplier mayGoOn) {
    forks.clear();
    edges.clear();
    TreeNode<S, M> node = step(root);
    while (node.visits() > 1 && !node.state().isOver() && (node.isForked() || !isFull())) {
      node = step(node.fork(this));
    }
    Optional<S> end =
        node.state().isOver()
            ? Optional.of(node.state())
            : settings.playouts().run(node.state(), rng, mayGoOn);
    if (end.isEmpty()) {
      return false;
    }
    double[] values = settings.values().of(end.get());
    for (double value : values) {
      range.add(value);
    }
    for (int i = forks.size() - 1; i >= 0; i--) {
      forks.get(i).learn(edges.get(i), values);
    }
    return true;
  }

  /** {@return whether no further position or joint move is kept} */
  boolean isFull() {
    return size >= MOST;
  }

  /** Counts a position or a joint move that is kept. */
  void count() {
    size++;
  }

  private TreeNode<S, M> step(ExpandedNode<S, M> fork) {
    JointMoveEdge<S, M> edge = fork.choose(rng);
    forks.add(fork);
    edges.add(edge);
    TreeNode<S, M> node = edge.follow();
    node.visit();
    return node;
  }

  SelectionStrategy<S, M> newChoice(S state) {
    List<Arms<M>> arms = new ArrayList<>(2);
    for (int seat : state.toMove()) {
      arms.add(Arms.of(game.moves(state, seat), settings.width(), settings.byParts(), rng));
    }
    return settings.selection() == Selection.REGRET_MATCHING
        ? new RegretMatching<>(arms)
        : new UpperBounds<>(arms, settings.exploration(), range);
  }

  /** {@return what the rules make of a joint move under any source of chance} */
  S next(S from, JointMove<M> joint, Rng chance) {
    return game.next(from, joint, chance);
  }

  int branches() {
    return settings.branches();
  }

  DrawDetectingRng watchedRng() {
    return watched.reset();
  }

  /** {@return what is known about the moves of a seat at the root} */
  Analysis<M> analysis(int seat, long iterations) {
    return root.analysis(seat, iterations);
  }
}
