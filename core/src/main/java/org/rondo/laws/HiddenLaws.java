package org.rondo.laws;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.State;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The laws of observations and resampled positions, in one position. */
final class HiddenLaws<S extends State, M extends Move> {

  /** The largest space that is listed to be compared. */
  private static final BigInteger LISTED = BigInteger.valueOf(2_000);

  /** The largest number of runs by which the positions that can be resampled are listed. */
  private static final int MAX_DRAWS = 500;

  /** The number of turns that are played on from a resampled position. */
  private static final int PLAYED_ON = 3;

  private final Game<S, M> game;
  private final TurnLaws<S, M> turns;

  HiddenLaws(Game<S, M> game, TurnLaws<S, M> turns) {
    this.game = game;
    this.turns = turns;
  }

  /**
   * Checks what the seats see.
   *
   * @param seed decides which moves of a large space are compared
   */
  void checkSeen(S state, Seed seed) {
    for (int seat = 0; seat < game.seatCount(); seat++) {
      S seen = observe(state, seat);
      checkObservation(state, seen, seat);
      checkMoves(state, seen, seat, seed);
      checkScore(state, seen, seat);
    }
  }

  /**
   * Checks what is resampled of the things that the seats see.
   *
   * @param seed decides what is resampled
   */
  void checkResampled(S state, Seed seed) {
    for (int seat = 0; seat < game.seatCount(); seat++) {
      S seen = observe(state, seat);
      S whole = checkResampled(state, seen, seat, seed.child("seat", seat));
      checkPossible(state, seat);
      for (int other = 0; other < game.seatCount(); other++) {
        checkPossible(whole, other);
      }
    }
  }

  private static <S extends State> void checkScore(S state, S seen, int seat) {
    if (seen.score(seat) != state.score(seat)) {
      throw LawBrokenException.law(
          Law.SEATS_KNOW_THEIR_SCORE,
          "seat %d has the score %s in %s, but by its observation %s the score %s",
          seat,
          state.score(seat),
          state.text(),
          seen.text(),
          seen.score(seat));
    }
  }

  /**
   * Checks that a position can be resampled from its observation, if all positions that can be
   * resampled are quickly listed.
   */
  private void checkPossible(S state, int seat) {
    S seen = observe(state, seat);
    Optional<Distribution<S>> drawn =
        LawBrokenException.under(
            Law.RESAMPLED_POSITIONS_ARE_THE_POSSIBLE_ONES,
            "every resample of " + seen.text(),
            () -> drawn(seen, seat));
    if (drawn.isPresent() && !drawn.get().outcomes().contains(state)) {
      throw LawBrokenException.law(
          Law.RESAMPLED_POSITIONS_ARE_THE_POSSIBLE_ONES,
          "seat %d knows %s of %s, but that is none of the %d positions that are resampled",
          seat,
          seen.text(),
          state.text(),
          drawn.get().outcomes().size());
    }
  }

  private Optional<Distribution<S>> drawn(S seen, int seat) {
    try {
      return Distribution.within(MAX_DRAWS, rng -> game.resample(seen, seat, rng));
    } catch (IllegalStateException e) {
      // Draws of raw bits or of fractions cannot be listed.
      return Optional.empty();
    }
  }

  private S observe(S state, int seat) {
    return LawBrokenException.under(
        Law.OBSERVING_TWICE_CHANGES_NOTHING,
        "observation for seat " + seat,
        () -> game.observation(state, seat));
  }

  private void checkObservation(S state, S seen, int seat) {
    S again = observe(seen, seat);
    if (!again.equals(seen) || !again.text().equals(seen.text())) {
      throw LawBrokenException.law(
          Law.OBSERVING_TWICE_CHANGES_NOTHING,
          "seat %d knows %s of %s, but %s of that",
          seat,
          seen.text(),
          state.text(),
          again.text());
    }
    TextLaws.checkState(seen);
    turns.checkReading(seen);
    turns.checkLooks(seen);
  }

  private void checkMoves(S state, S seen, int seat, Seed seed) {
    Law law = Law.SEATS_KNOW_THEIR_MOVES;
    if (!seen.toMove().equals(state.toMove()) || game.isSetup(seen) != game.isSetup(state)) {
      throw LawBrokenException.law(
          law,
          "the seats %s are to move, or set up the game, in %s, but seat %d sees %s to move in %s",
          state.toMove(),
          state.text(),
          seat,
          seen.toMove(),
          seen.text());
    }
    MoveSpace<M> known = LawBrokenException.under(law, "moves", () -> game.moves(seen, seat));
    MoveSpace<M> real = game.moves(state, seat);
    List<String> knownMoves = summary(known, seed);
    List<String> realMoves = summary(real, seed);
    if (!known.count().equals(real.count()) || !knownMoves.equals(realMoves)) {
      throw LawBrokenException.law(
          law,
          "seat %d has the %s moves %s in %s, but by its observation %s the %s moves %s",
          seat,
          real.count(),
          realMoves,
          state.text(),
          seen.text(),
          known.count(),
          knownMoves);
    }
  }

  /** {@return the texts of all moves of a space, or of some that depend on the seed only} */
  private List<String> summary(MoveSpace<M> space, Seed seed) {
    return LawBrokenException.under(
        Law.SEATS_KNOW_THEIR_MOVES,
        "moves of an observation",
        () -> {
          boolean isSmall = space.count().compareTo(LISTED) <= 0;
          List<M> moves = isSmall ? space.list() : space.candidates(5, seed.rng());
          return moves.stream().map(Move::text).toList();
        });
  }

  private S checkResampled(S state, S seen, int seat, Seed seed) {
    Law law = Law.RESAMPLED_POSITIONS_LOOK_THE_SAME;
    Supplier<S> resampling = () -> game.resample(seen, seat, seed.rng());
    S whole = LawBrokenException.under(law, "resample of " + seen.text(), resampling);
    StateComparison.requireEqual(whole, LawBrokenException.under(law, "resample", resampling));
    S seenAgain = observe(whole, seat);
    if (!seenAgain.equals(seen)) {
      throw LawBrokenException.law(
          law,
          "seat %d knows %s, but of the resampled %s it would know %s",
          seat,
          seen.text(),
          whole.text(),
          seenAgain.text());
    }
    if (whole.equals(seen) && !seen.equals(state)) {
      throw LawBrokenException.law(
          law,
          "resample returned the observation %s itself, in which something is blank",
          seen.text());
    }
    checkReal(whole);
    LawBrokenException.under(
        law, "playing on from the resampled " + whole.text(), () -> playOn(whole, seed));
    return whole;
  }

  private void checkReal(S whole) {
    TextLaws.checkState(whole);
    turns.checkReading(whole);
    turns.checkSeatsToMove(whole);
    turns.checkLooks(whole);
  }

  private S playOn(S whole, Seed seed) {
    Rng moves = seed.child("moves").rng();
    Rng rules = seed.child("rules").rng();
    S state = whole;
    for (int turn = 0; turn < PLAYED_ON && !state.isOver(); turn++) {
      S here = state;
      JointMove<M> joint =
          JointMove.of(here.toMove(), seat -> game.moves(here, seat).sample(moves));
      state = game.next(here, joint, rules);
      checkReal(state);
    }
    return state;
  }
}
