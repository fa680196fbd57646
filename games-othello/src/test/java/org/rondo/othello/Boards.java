package org.rondo.othello;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;
import org.rondo.laws.Histories;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Positions for properties: met in random games, or discs thrown on the board. */
public class Boards extends DomainContextBase {
  @Provide
  Arbitrary<Board> boards() {
    return Arbitraries.oneOf(
        Arbitraries.longs().map(Boards::played), Arbitraries.longs().map(Boards::thrown));
  }

  /** Returns a position of a random game, its end included. */
  public static Board played(long seed) {
    List<Board> history = Histories.random(new Othello(), Seed.of(seed));
    return Seed.of(seed).child("position").rng().pick(history);
  }

  /** Returns the position of a random game with so many empty squares, or its end before that. */
  public static Board late(long seed, int empty) {
    return Histories.random(new Othello(), Seed.of(seed)).stream()
        .filter(board -> Long.bitCount(board.emptySquares()) <= empty || board.isOver())
        .findFirst()
        .orElseThrow();
  }

  /** Returns a board with random discs: any share of empty squares, any share of dark ones. */
  static Board thrown(long seed) {
    Rng rng = Seed.of(seed).child("discs").rng();
    return withDiscs(rng, rng.uniform());
  }

  /** Returns a board with random discs on so many squares and the rest empty. */
  public static Board withEmpty(long seed, int empty) {
    Rng rng = Seed.of(seed).child("discs").rng();
    long holes = 0;
    for (long word : rng.choose(64, empty).toLongArray()) {
      holes |= word;
    }
    double dark = rng.uniform();
    long discs = 0;
    for (int square = 0; square < 64; square++) {
      discs |= rng.chance(dark) ? 1L << square : 0;
    }
    return Board.of(discs & ~holes, ~discs & ~holes, rng.below(2));
  }

  /** Returns the squares with discs of the seat to move; of dark, if the game is over. */
  public static long own(Board board) {
    return board.own();
  }

  /** Returns the squares with discs of the other seat. */
  public static long opponent(Board board) {
    return board.opponent();
  }

  private static Board withDiscs(Rng rng, double share) {
    double darkShare = rng.uniform();
    long dark = 0;
    long light = 0;
    for (int square = 0; square < 64; square++) {
      if (rng.chance(share)) {
        boolean isDark = rng.chance(darkShare);
        dark |= isDark ? 1L << square : 0;
        light |= isDark ? 0 : 1L << square;
      }
    }
    return Board.of(dark, light, rng.below(2));
  }
}
