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
record GreedyBot<S extends State, M extends Move>(Scoring<? super S> scoring) implements Bot<S, M> {

  /** The maximum number of moves that the bot examines. */
  static final int CANDIDATES = 1_000;

  /** The relative difference of two means that counts as a rounding error. */
  private static final double ROUNDING = 1e-12;

  /** The maximum number of branches of chance for an exact mean. */
  private static final int BRANCHES = 64;

  @Override
  public M choose(Decision<S, M> decision) {
    Rng rng = decision.rng();
    JointMove<M> others = sampleAll(decision);
    List<M> best = new ArrayList<>();
    double bestValue = Double.NEGATIVE_INFINITY;
    for (M move : decision.moves().candidates(CANDIDATES, rng)) {
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
    return rng.pick(best);
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
