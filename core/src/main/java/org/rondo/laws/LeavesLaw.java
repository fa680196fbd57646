package org.rondo.laws;

import java.util.OptionalLong;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;

/** The law that a game counts the leaves that its rules reach. */
final class LeavesLaw<S extends State, M extends Move> {

  /** The largest depth that is counted. */
  static final int MAX_DEPTH = 3;

  private static final Law LAW = Law.LEAVES_ARE_COUNTED_RIGHT;

  private final Game<S, M> game;

  LeavesLaw(Game<S, M> game) {
    this.game = game;
  }

  /** Checks the numbers of leaves below a position. */
  void check(S from) {
    for (int depth = 1; depth <= MAX_DEPTH; depth++) {
      OptionalLong counted = counted(from, depth);
      if (counted.isPresent()) {
        requireEqual(from, depth, Perft.leavesByTurns(game, from, depth), counted.getAsLong());
      }
    }
  }

  private OptionalLong counted(S from, int depth) {
    return LawBrokenException.under(
        LAW, "leaves of " + from.text() + " at depth " + depth, () -> game.leaves(from, depth));
  }

  private static void requireEqual(State from, int depth, long expected, long counted) {
    if (expected != counted) {
      throw LawBrokenException.law(
          LAW,
          "%s has %d leaves at depth %d by the rules, and the game counts %d",
          from.text(),
          expected,
          depth,
          counted);
    }
  }
}
