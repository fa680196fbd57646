package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongUnaryOperator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.rondo.othello.Board;
import org.rondo.othello.Boards;

class PatternEvaluationTest {
  private static final List<LongUnaryOperator> SYMMETRIES =
      List.of(
          squares -> squares,
          Long::reverse,
          Long::reverseBytes,
          squares -> Long.reverseBytes(Long.reverse(squares)),
          PatternEvaluationTest::transposed,
          squares -> Long.reverse(transposed(squares)),
          squares -> Long.reverseBytes(transposed(squares)),
          squares -> Long.reverseBytes(Long.reverse(transposed(squares))));

  private static long transposed(long squares) {
    long transposed = 0;
    for (int square = 0; square < 64; square++) {
      transposed |= (squares >>> square & 1) << (square % 8 * 8 + square / 8);
    }
    return transposed;
  }

  @Property
  @Domain(Boards.class)
  void judgementIsTheSumOverAllPlacesOfAllPatterns(@ForAll Board board) {
    int sum =
        PatternEvaluation.LEARNED.shipped().ofMobility(Boards.own(board), Boards.opponent(board));
    for (SquarePattern pattern : SquarePattern.values()) {
      for (int[] place : places(pattern)) {
        int contents = 0;
        for (int i = place.length - 1; i >= 0; i--) {
          long own = Boards.own(board) >>> place[i] & 1;
          long opponent = Boards.opponent(board) >>> place[i] & 1;
          contents = 3 * contents + (int) (own + 2 * opponent);
        }
        int empty = Long.bitCount(board.emptySquares());
        sum += PatternEvaluation.LEARNED.shipped().weight(pattern, contents, empty);
      }
    }
    int bounded = Math.max(-511, Math.min(511, sum));
    assertThat(PatternEvaluation.LEARNED.shipped().of(Boards.own(board), Boards.opponent(board)))
        .isEqualTo(bounded);
  }

  /** Returns the squares of a pattern on each of its places on the board. */
  private static List<int[]> places(SquarePattern pattern) {
    Set<Set<Integer>> seen = new HashSet<>();
    return SYMMETRIES.stream()
        .map(
            symmetry ->
                Arrays.stream(pattern.squares())
                    .map(square -> Long.numberOfTrailingZeros(symmetry.applyAsLong(1L << square)))
                    .toArray())
        .filter(place -> seen.add(new HashSet<>(Arrays.stream(place).boxed().toList())))
        .toList();
  }

  @Property
  @Domain(Boards.class)
  void judgementIsTheSameHoweverTheBoardIsTurned(@ForAll Board board) {
    int value = PatternEvaluation.LEARNED.shipped().of(Boards.own(board), Boards.opponent(board));
    for (LongUnaryOperator symmetry : SYMMETRIES) {
      long own = symmetry.applyAsLong(Boards.own(board));
      long opponent = symmetry.applyAsLong(Boards.opponent(board));
      assertThat(PatternEvaluation.LEARNED.shipped().of(own, opponent)).isEqualTo(value);
    }
  }

  @Test
  void thereAre46Places() {
    assertThat(
            Arrays.stream(SquarePattern.values()).mapToInt(pattern -> places(pattern).size()).sum())
        .isEqualTo(46);
  }

  @Test
  void contentsReflectedTwiceAreThemselves() {
    for (SquarePattern pattern : SquarePattern.values()) {
      for (int contents = 0; contents < pattern.size(); contents++) {
        assertThat(pattern.reflected(pattern.reflected(contents)) == contents).isTrue();
      }
    }
  }
}
