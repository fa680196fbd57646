package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.rondo.bot.Decision;
import org.rondo.game.Game;
import org.rondo.game.GuardedGame;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.random.Rng;

/**
 * The tree of a decision in a game that hides something.
 *
 * <p>Each iteration plays on from a position that looks like the observation of the seat that
 * decides. Each seat has a tree of its own. It consists of what the seat sees whenever it is to
 * move, so a seat never chooses by something that it does not see.
 */
final class InformationSetTree<S extends State, M extends Move> implements DecisionTree<M> {

  /** In place of the last move of a seat that has not moved. */
  private static final int NO_ARM = -1;

  private final TreeSettings<S> settings;
  private final Game<S, M> game;
  private final S observation;
  private final int seat;
  private final Rng rng;
  private final ValueRange range = new ValueRange();
  private final UpperBounds<S, M> bounds;

  /** For each seat, the node before all others. */
  private final List<InformationSetNode<S, M>> roots = new ArrayList<>();

  /** The maximum number of nodes that are kept. */
  private final int most;

  private int size;

  /** For each seat, its last node and arm in the current iteration. */
  private final List<InformationSetNode<S, M>> nodes = new ArrayList<>();

  private final int[] arms;

  /** The choices of the current iteration. */
  private final List<SeatChoice<S, M>> path = new ArrayList<>();

  private record SeatChoice<S extends State, M extends Move>(
      InformationSetNode<S, M> node, int arm, int seat) {}

  InformationSetTree(TreeSettings<S> settings, Decision<S, M> decision, Rng rng, int most) {
    this.settings = settings;
    this.game = GuardedGame.rulesOf(decision.game());
    this.observation = decision.state();
    this.seat = decision.seat();
    this.rng = rng;
    this.most = most;
    this.bounds = new UpperBounds<>(settings.exploration(), range);
    this.arms = new int[game.seatCount()];
    for (int i = 0; i < arms.length; i++) {
      roots.add(new InformationSetNode<>());
    }
  }

  @Override
  public boolean iterate(BooleanSupplier mayGoOn) {
    path.clear();
    nodes.clear();
    nodes.addAll(roots);
    Arrays.fill(arms, NO_ARM);
    S state = choose(enter(game.resample(observation, seat, rng)));
    while (!state.isOver() && isKnown(state)) {
      state = choose(state);
    }
    Optional<double[]> values = settings.playOut(state, rng, mayGoOn, range);
    if (values.isEmpty()) {
      return false;
    }
    for (SeatChoice<S, M> choice : path) {
      choice.node().arms().learn(choice.arm(), values.get()[choice.seat()]);
    }
    return true;
  }

  /** {@return the position of the decision; the seat that decides is at its root} */
  private S enter(S state) {
    for (int mover : state.toMove()) {
      if (mover != seat) {
        nodes.set(mover, sequel(state, mover));
      }
    }
    return state;
  }

  /** {@return whether all seats to move know their nodes from earlier iterations} */
  private boolean isKnown(S state) {
    boolean isKnown = true;
    for (int mover : state.toMove()) {
      InformationSetNode<S, M> node = sequel(state, mover);
      nodes.set(mover, node);
      node.visit();
      isKnown &= node.visits() > 1 && (node.isExpanded() || size < most);
    }
    return isKnown;
  }

  private InformationSetNode<S, M> sequel(S state, int mover) {
    InformationSetNode<S, M> last = nodes.get(mover);
    String sight = game.observation(state, mover).text();
    return last.sequel(arms[mover], sight)
        .orElseGet(
            () -> {
              InformationSetNode<S, M> node = new InformationSetNode<>();
              if (size < most) {
                size++;
                last.keep(arms[mover], sight, node);
              }
              return node;
            });
  }

  /** Lets all seats to move choose, and returns the position after their moves. */
  private S choose(S state) {
    Seats movers = state.toMove();
    for (int mover : movers) {
      nodes
          .get(mover)
          .expand(
              () -> Arms.of(game.moves(state, mover), settings.width(), settings.byParts(), rng));
    }
    for (int mover : movers) {
      InformationSetNode<S, M> node = nodes.get(mover);
      arms[mover] = bounds.pick(node.arms(), rng);
      path.add(new SeatChoice<>(node, arms[mover], mover));
    }
    JointMove<M> joint = JointMove.of(movers, mover -> nodes.get(mover).arms().move(arms[mover]));
    return game.next(state, joint, rng);
  }

  @Override
  public boolean isMixed() {
    return observation.toMove().size() > 1;
  }

  @Override
  public Analysis<M> analysis(long iterations) {
    InformationSetNode<S, M> root = roots.get(seat);
    return Analysis.of(
        root.arms(),
        isMixed() ? root.arms().shares() : UpperBounds.mostVisitedAlone(root.arms()),
        iterations);
  }

  @Override
  public List<M> line(M first) {
    return List.of(first);
  }
}
