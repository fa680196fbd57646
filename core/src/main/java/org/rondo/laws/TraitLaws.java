package org.rondo.laws;

import java.util.function.Supplier;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.ScoreRange;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The promises of the declared traits. */
final class TraitLaws<S extends State, M extends Move> {
  private static final Law LAW = Law.TRAITS_HOLD;

  /** The largest sum of scores that counts as 0, for each point of the scores. */
  private static final double TOLERANCE = 1e-9;

  private final Game<S, M> game;
  private final Traits traits;

  TraitLaws(Game<S, M> game) {
    this.game = game;
    this.traits = LawBrokenException.under(LAW, "traits", game::traits);
  }

  boolean areHidden() {
    return traits.has(Trait.HIDDEN);
  }

  void checkStart(S start) {
    if (!traits.has(Trait.CHANCE)) {
      requireNoDraw("start", () -> game.start(Rng.none()), start);
    }
  }

  void checkNext(S state, JointMove<M> joint, S next) {
    if (!traits.has(Trait.CHANCE)) {
      requireNoDraw("next of " + joint, () -> game.next(state, joint, Rng.none()), next);
    }
  }

  private void requireNoDraw(String call, Supplier<S> code, S expected) {
    S drawnFromNothing = LawBrokenException.under(LAW, call + " without chance", code);
    if (!drawnFromNothing.equals(expected)) {
      throw LawBrokenException.law(
          LAW,
          "the game does not declare chance, but %s led to %s and without random numbers to %s",
          call,
          expected.text(),
          drawnFromNothing.text());
    }
  }

  /**
   * @param turn the number of turns before the state
   */
  void checkState(S state, int turn) {
    if (!game.traits().equals(traits)) {
      throw LawBrokenException.law(LAW, "the traits were %s and then %s", traits, game.traits());
    }
    if (!traits.has(Trait.SIMULTANEOUS) && state.toMove().size() > 1) {
      throw LawBrokenException.law(
          LAW,
          "the game does not declare simultaneous moves, but the seats %s are to move in %s",
          state.toMove(),
          state.text());
    }
    int most = traits.mostTurns().orElse(Integer.MAX_VALUE);
    if (!state.isOver() && turn >= most) {
      throw LawBrokenException.law(
          LAW, "the game declares at most %d turns, but is not over: %s", most, state.text());
    }
    if (!traits.has(Trait.HIDDEN)) {
      requireNothingHidden(state);
    }
    if (traits.has(Trait.ZERO_SUM) && state.isOver()) {
      requireZeroSum(state);
    }
    traits.scores().ifPresent(range -> requireScores(range, state));
  }

  private void requireScores(ScoreRange range, S state) {
    Outcome outcome = game.outcome(state);
    if (!outcome.scores().stream().allMatch(range::contains)) {
      throw LawBrokenException.law(
          LAW,
          "the game declares scores from %s, but the scores are %s in %s",
          range,
          outcome.scores(),
          state.text());
    }
  }

  private void requireNothingHidden(S state) {
    for (int seat = 0; seat < game.seatCount(); seat++) {
      int viewer = seat;
      S seen = LawBrokenException.under(LAW, "observation", () -> game.observation(state, viewer));
      Rng rng = Seed.of(seat).rng();
      S again = LawBrokenException.under(LAW, "resample", () -> game.resample(seen, viewer, rng));
      if (!seen.equals(state) || !again.equals(state)) {
        throw LawBrokenException.law(
            LAW,
            "the game does not declare hidden information, but seat %d knows %s and resamples %s of"
                + " %s",
            seat,
            seen.text(),
            again.text(),
            state.text());
      }
    }
  }

  private void requireZeroSum(S state) {
    Outcome outcome = game.outcome(state);
    double sum = outcome.scores().stream().mapToDouble(Double::doubleValue).sum();
    double size = outcome.scores().stream().mapToDouble(Math::abs).sum();
    if (Math.abs(sum) > TOLERANCE * (1 + size)) {
      throw LawBrokenException.law(
          LAW,
          "the game declares a sum of scores of 0, but the sum of %s is %s in %s",
          outcome.scores(),
          sum,
          state.text());
    }
  }
}
