package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.rondo.othello.Bitboard;
import org.rondo.othello.Board;
import org.rondo.othello.Boards;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class StabilityTest {

  /** Plays one random game on and checks that the discs found stable keep their colour. */
  @Property
  @Domain(Boards.class)
  @Domain(DomainContext.Global.class)
  void stableDiscsAreNeverTurned(@ForAll Board board, @ForAll long seed) {
    long dark = Stability.of(board.discs(0), board.discs(1));
    long light = Stability.of(board.discs(1), board.discs(0));
    assertThat(dark & ~board.discs(0)).isZero();
    assertThat(light & ~board.discs(1)).isZero();
    Othello othello = new Othello();
    for (int game = 0; game < 5; game++) {
      Rng rng = Seed.of(seed).child("game " + game).rng();
      Board at = board;
      while (!at.isOver()) {
        at = othello.next(at, othello.moves(at, at.toMove().only()).sample(rng));
        assertThat(dark & ~at.discs(0)).as("dark discs turned in %s after %s", at, board).isZero();
        assertThat(light & ~at.discs(1)).as("light ones in %s after %s", at, board).isZero();
      }
    }
  }

  /** Tries every line of play of both players, in any order of turns. */
  @Test
  void stableDiscsStayWhateverIsPlayed() {
    int found = 0;
    for (long seed = 0; seed < 300; seed++) {
      Board board = Boards.withEmpty(seed, 4);
      long stable = Stability.of(board.discs(0), board.discs(1));
      found += Long.bitCount(stable);
      assertStay(stable, board.discs(0), board.discs(1));
    }
    assertThat(found).as("stable discs").isGreaterThan(3_000);
  }

  private static void assertStay(long stable, long dark, long light) {
    assertThat(stable & ~dark).isZero();
    for (long left = Bitboard.moves(dark, light); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long turned = OthelloMove.at(square).turned(dark, light);
      assertStay(stable, dark | turned | 1L << square, light ^ turned);
    }
    for (long left = Bitboard.moves(light, dark); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long turned = OthelloMove.at(square).turned(light, dark);
      assertStay(stable, dark ^ turned, light | turned | 1L << square);
    }
  }

  /** The discs that are found are those of the definition in the words of {@link Stability}. */
  @Property
  @Domain(Boards.class)
  @Domain(DomainContext.Global.class)
  void theDiscsThatAreFoundAreThoseOfTheDefinition(@ForAll Board board) {
    long own = board.discs(0);
    long opponent = board.discs(1);
    assertThat(Stability.of(own, opponent))
        .as("stable discs of %s", board)
        .isEqualTo(defined(own, opponent));
  }

  @Test
  void theDiscsThatAreFoundOnCrowdedBoardsAreThoseOfTheDefinition() {
    for (long seed = 0; seed < 400; seed++) {
      Board board = Boards.withEmpty(seed, (int) (seed % 16));
      long own = Boards.own(board);
      long opponent = Boards.opponent(board);
      assertThat(Stability.of(own, opponent))
          .as("stable discs of %s", board)
          .isEqualTo(defined(own, opponent));
    }
  }

  private static final int[][] LINES = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  private static long defined(long own, long opponent) {
    long stable = onEdges(own, opponent);
    long before = -1;
    while (stable != before) {
      before = stable;
      for (int square = 0; square < 64; square++) {
        int row = square / 8;
        int column = square % 8;
        boolean isInside = row > 0 && row < 7 && column > 0 && column < 7;
        if (isInside && (own >>> square & 1) != 0 && isSafe(row, column, own | opponent, stable)) {
          stable |= 1L << square;
        }
      }
    }
    return stable;
  }

  private static boolean isSafe(int row, int column, long taken, long stable) {
    for (int[] line : LINES) {
      boolean leans =
          isIn(stable, row + line[0], column + line[1])
              || isIn(stable, row - line[0], column - line[1]);
      if (!leans && !isFull(row, column, line, taken)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isIn(long squares, int row, int column) {
    return (squares >>> 8 * row + column & 1) != 0;
  }

  private static boolean isFull(int row, int column, int[] line, long taken) {
    for (int at = -7; at <= 7; at++) {
      int down = row + at * line[0];
      int across = column + at * line[1];
      boolean isOnBoard = down >= 0 && down < 8 && across >= 0 && across < 8;
      if (isOnBoard && !isIn(taken, down, across)) {
        return false;
      }
    }
    return true;
  }

  private static long onEdges(long own, long opponent) {
    int[] top = {0, 1, 2, 3, 4, 5, 6, 7};
    int[] bottom = Arrays.stream(top).map(i -> 56 + i).toArray();
    int[] left = Arrays.stream(top).map(i -> 8 * i).toArray();
    int[] right = Arrays.stream(top).map(i -> 8 * i + 7).toArray();
    long stable = 0;
    for (int[] edge : List.of(top, bottom, left, right)) {
      StringBuilder line = new StringBuilder();
      for (int square : edge) {
        line.append((own >>> square & 1) != 0 ? 'x' : (opponent >>> square & 1) != 0 ? 'o' : '.');
      }
      int safe = stableOnEdge(line.toString());
      for (int i = 0; i < 8; i++) {
        stable |= (long) (safe >>> i & 1) << edge[i];
      }
    }
    return stable;
  }

  private static final Map<String, Integer> STABLE_ON_EDGE = new HashMap<>();

  /** The discs x that keep their colour whatever is placed on the edge, in any order of turns. */
  private static int stableOnEdge(String edge) {
    Integer known = STABLE_ON_EDGE.get(edge);
    if (known != null) {
      return known;
    }
    int stable = 0;
    for (int square = 0; square < 8; square++) {
      stable |= edge.charAt(square) == 'x' ? 1 << square : 0;
    }
    for (int square = 0; square < 8 && stable != 0; square++) {
      if (edge.charAt(square) == '.') {
        for (char disc : new char[] {'x', 'o'}) {
          stable &= stableOnEdge(placed(edge, square, disc));
        }
      }
    }
    STABLE_ON_EDGE.put(edge, stable);
    return stable;
  }

  private static String placed(String edge, int square, char disc) {
    StringBuilder after = new StringBuilder(edge);
    after.setCharAt(square, disc);
    char rival = disc == 'x' ? 'o' : 'x';
    for (int step = -1; step <= 1; step += 2) {
      int at = square + step;
      while (at >= 0 && at < 8 && edge.charAt(at) == rival) {
        at += step;
      }
      if (at >= 0 && at < 8 && edge.charAt(at) == disc) {
        for (int turned = square + step; turned != at; turned += step) {
          after.setCharAt(turned, disc);
        }
      }
    }
    return after.toString();
  }

  @Test
  void aCornerAndWhatLeansOnItIsStable() {
    assertThat(Stability.of(0b111L, 0)).isEqualTo(0b111L);
    assertThat(Stability.of(1L << 63, 1L)).isEqualTo(1L << 63);
    assertThat(Stability.of(0b110L, 0)).isZero();
    assertThat(Stability.of(0x0103L, 0)).isEqualTo(0x0103L);
    assertThat(Stability.of(0x010307L, 0)).isEqualTo(0x010307L);
  }

  @Test
  void onAFullBoardEverythingIsStable() {
    long dark = 0x123456789ABCDEFFL;
    assertThat(Stability.of(dark, ~dark)).isEqualTo(dark);
    assertThat(Stability.of(~dark, dark)).isEqualTo(~dark);
  }
}
