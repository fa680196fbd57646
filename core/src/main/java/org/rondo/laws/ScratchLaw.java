package org.rondo.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Scratch;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * The law that play in place reaches the states of the rules with the same draws.
 *
 * <p>A position is loaded twice, and both are played in turn, so that two playouts at the same time
 * cannot disturb each other. They stop a few times on the way and are compared with the rules.
 */
final class ScratchLaw<S extends State, M extends Move> {

  /** The number of positions of a match from which the law is checked. */
  static final int LOADS = 8;

  private static final Law LAW = Law.SCRATCH_PLAYS_THE_SAME;

  /** The number of stops on the way. After them come the end, and a turn after the end. */
  private static final int STOPS = 3;

  /** A stop is at most 2 to this power, minus 1, turns after the stop before it. */
  private static final int LENGTH_BITS = 9;

  private final Game<S, M> game;
  private final int bound;

  /** A position in play, and the random numbers of its own. */
  private record PlayoutInPlace<S extends State>(Scratch<S> scratch, Rng rng) {}

  /** A state that was given, and how it looked then. */
  private record Given<S extends State>(S state, StateSnapshot then) {}

  /**
   * @param bound the number of turns within which a match ends
   */
  ScratchLaw(Game<S, M> game, int bound) {
    this.game = game;
    this.bound = bound;
  }

  /**
   * Checks the law from a position of a match.
   *
   * @param seed decides the random moves and the stops
   */
  void check(S from, Seed seed) {
    List<PlayoutInPlace<S>> inPlace = new ArrayList<>();
    for (int playout = 0; playout < 2; playout++) {
      load(from).ifPresent(scratch -> inPlace.add(new PlayoutInPlace<>(scratch, draws(seed))));
    }
    if (inPlace.isEmpty()) {
      return;
    }
    if (inPlace.size() == 1) {
      throw LawBrokenException.law(
          LAW, "%s is played in place at one time and not at another", from.text());
    }
    List<Given<S>> given = new ArrayList<>(List.of(given(from)));
    Rng rules = draws(seed);
    Rng stops = seed.child("stops").rng();
    S state = from;
    for (int stop = 0; stop < STOPS + 2; stop++) {
      int turns = stop < STOPS ? stops.below(1 << stops.below(LENGTH_BITS + 1)) : Integer.MAX_VALUE;
      S before = state;
      state = played(before, turns, rules);
      long next = rules.nextLong();
      for (PlayoutInPlace<S> playout : inPlace) {
        S reached = play(playout, before, turns);
        requireEqual(before, turns, state, reached);
        requireSameDraw(before, turns, next, playout.rng().nextLong());
        given.add(given(reached));
      }
    }
    given.forEach(one -> one.then().requireSame(one.state(), LAW, "playing on in place"));
  }

  private static Rng draws(Seed seed) {
    return seed.child("draws").rng();
  }

  private Given<S> given(S state) {
    return new Given<>(state, StateSnapshot.of(state, game.seatCount()));
  }

  private Optional<Scratch<S>> load(S from) {
    return LawBrokenException.under(LAW, "scratch of " + from.text(), () -> game.scratch(from));
  }

  /** {@return the state after turns by the rules} */
  private S played(S from, int turns, Rng rng) {
    S state = from;
    for (int turn = 0; turn < Math.min(turns, bound) && !state.isOver(); turn++) {
      S here = state;
      JointMove<M> joint =
          JointMove.of(here.toMove(), seat -> game.moves(here, seat).quickSample(rng));
      state = game.next(here, joint, rng);
    }
    return state;
  }

  private S play(PlayoutInPlace<S> playout, S from, int turns) {
    return LawBrokenException.under(
        LAW,
        turns + " turns in place after " + from.text(),
        () -> {
          playout.scratch().play(turns, playout.rng());
          return playout.scratch().state();
        });
  }

  private static void requireEqual(State from, int turns, State expected, State reached) {
    boolean isSame =
        expected.equals(reached)
            && reached.equals(expected)
            && expected.hashCode() == reached.hashCode()
            && expected.text().equals(reached.text());
    if (!isSame) {
      throw LawBrokenException.law(
          LAW,
          "after at most %d turns from %s the rules reach %s, and play in place reaches %s",
          turns,
          from.text(),
          expected.text(),
          reached.text());
    }
  }

  private static void requireSameDraw(State from, int turns, long expected, long drawn) {
    if (expected != drawn) {
      throw LawBrokenException.law(
          LAW,
          "at most %d turns from %s draw other random numbers in place than by the rules",
          turns,
          from.text());
    }
  }
}
