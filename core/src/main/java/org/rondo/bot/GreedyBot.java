package org.rondo.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;

/** Plays the move after which the score is highest. */
final class GreedyBot<S extends State, M extends Move> implements Bot<S, M> {

  /** The maximum number of moves that the bot examines. */
  static final int CANDIDATES = 1_000;

  /** The relative difference of two means that counts as a rounding error. */
  private static final double ROUNDING = 1e-12;

  /** The maximum number of branches of chance for an exact mean. */
  private static final int BRANCHES = 64;

  private final Scoring<? super S> scoring;
  private final String unit;
  private double lastValue = Double.NaN;
  private int lastCount;

  /**
   * Creates a bot.
   *
   * @param unit the unit of the scoring, for its thoughts
   */
  GreedyBot(Scoring<? super S> scoring, String unit) {
    this.scoring = scoring;
    this.unit = unit;
  }

  @Override
  public M choose(Decision<S, M> decision) {
    Rng rng = decision.rng();
    JointMove<M> others = sampleAll(decision);
    List<M> best = new ArrayList<>();
    double bestValue = Double.NEGATIVE_INFINITY;
    List<M> candidates = decision.moves().candidates(CANDIDATES, rng);
    for (M move : candidates) {
      double value = value(decision, others, move);
      boolean isTie = isTie(value, bestValue);
      if (best.isEmpty() || (value > bestValue && !isTie)) {
        best.clear();
        bestValue = value;
        best.add(move);
      } else if (isTie) {
        best.add(move);
      }
    }
    lastValue = bestValue;
    lastCount = candidates.size();
    return rng.pick(best);
  }

  @Override
  public Thought thought() {
    // A scoring may be infinite.
    return Math.abs(lastValue) <= 1e15
        ? Thought.scored(lastValue, unit).withDepth(1).withNodes(lastCount)
        : Thought.none();
  }

  private static boolean isTie(double value, double other) {
    return value == other
        || (Double.isFinite(value)
            && Double.isFinite(other)
            && Math.abs(value - other) <= ROUNDING * Math.abs(other));
  }

  private JointMove<M> sampleAll(Decision<S, M> decision) {
    return JointMove.of(
        decision.state().toMove(),
        seat -> decision.game().moves(decision.state(), seat).sample(decision.rng()));
  }

  private double value(Decision<S, M> decision, JointMove<M> others, M move) {
    Game<S, M> game = decision.game();
    int seat = decision.seat();
    JointMove<M> joint = JointMove.of(others.seats(), s -> s == seat ? move : others.move(s));
    Function<Rng, S> play = rng -> game.next(decision.state(), joint, rng);
    return Distribution.<S>within(BRANCHES, play)
        .map(next -> next.mean(state -> scoring.score(state, seat)))
        .orElseGet(() -> scoring.score(play.apply(decision.rng()), seat));
  }
}
