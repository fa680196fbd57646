package org.rondo.benchmarks.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.rondo.othello.Bitboard;
import org.rondo.othello.OthelloMove;

/**
 * The numbers of the weights that the champion of Othello adds for a position.
 *
 * <p>The weights of a stage stand in the order of the file before contents with their reflection
 * are merged: the contents of each pattern, then 32 weights for the mover's number of moves, then
 * 32 for the opponent's. The contents of a group of squares are a number in base three, as in the
 * champion's evaluation.
 */
final class PatternPlaces {

  /** The squares of a group of each pattern, and the order in which a reflection leaves them. */
  private static final List<List<String>> PATTERNS =
      List.of(
          List.of("a1b1c1d1e1f1g1h1b2g2", "7654321098"),
          List.of("a1b1c1a2b2c2a3b3c3", "036147258"),
          List.of("a1b1c1d1e1a2b2c2d2e2", "0123456789"),
          List.of("a2b2c2d2e2f2g2h2", "76543210"),
          List.of("a3b3c3d3e3f3g3h3", "76543210"),
          List.of("a4b4c4d4e4f4g4h4", "76543210"),
          List.of("a1b2c3d4e5f6g7h8", "76543210"),
          List.of("b1c2d3e4f5g6h7", "6543210"),
          List.of("c1d2e3f4g5h6", "543210"),
          List.of("d1e2f3g4h5", "43210"),
          List.of("e1f2g3h4", "3210"));

  private static final int MOBILITIES = 32;

  /** The rotations and reflections of the board, as maps of squares. */
  private static final List<IntUnaryOperator> SYMMETRIES =
      List.of(
          square -> square,
          square -> square ^ 7,
          square -> square ^ 56,
          square -> square ^ 63,
          PatternPlaces::transposed,
          square -> transposed(square) ^ 7,
          square -> transposed(square) ^ 56,
          square -> transposed(square) ^ 63);

  /** For each square, the groups that it is in and the power of three of its digit. */
  private final int[][] groups = new int[64][];

  private final int[][] powers = new int[64][];

  /** The number of the first weight of each group's pattern. */
  private final int[] firsts;

  /** For each weight the one that it shares its value with, or itself. */
  private final int[] shared;

  private final int ownMoves;

  PatternPlaces() {
    List<int[]> places = new ArrayList<>();
    List<Integer> begins = new ArrayList<>();
    List<int[]> reflections = new ArrayList<>();
    int begin = 0;
    for (List<String> pattern : PATTERNS) {
      for (int[] place : places(squares(pattern.get(0)))) {
        places.add(place);
        begins.add(begin);
      }
      reflections.add(reflections(pattern.get(1)));
      begin += reflections.get(reflections.size() - 1).length;
    }
    ownMoves = begin;
    firsts = begins.stream().mapToInt(Integer::intValue).toArray();
    shared = shared(reflections, begin + 2 * MOBILITIES);
    fill(places);
  }

  private static int transposed(int square) {
    return square % 8 * 8 + square / 8;
  }

  private static int[] squares(String names) {
    return IntStream.range(0, names.length() / 2)
        .map(i -> OthelloMove.parse(names.substring(2 * i, 2 * i + 2)).square())
        .toArray();
  }

  /** {@return the images of a group under the symmetries, each set of squares once} */
  private static List<int[]> places(int[] squares) {
    Set<Set<Integer>> seen = new HashSet<>();
    return SYMMETRIES.stream()
        .map(symmetry -> Arrays.stream(squares).map(symmetry).toArray())
        .filter(place -> seen.add(new HashSet<>(Arrays.stream(place).boxed().toList())))
        .toList();
  }

  /** {@return for each contents of a pattern the reflected contents} */
  private static int[] reflections(String order) {
    int[] power = new int[order.length() + 1];
    power[0] = 1;
    for (int i = 0; i < order.length(); i++) {
      power[i + 1] = 3 * power[i];
    }
    return IntStream.range(0, power[order.length()])
        .map(
            contents ->
                IntStream.range(0, order.length())
                    .map(i -> contents / power[i] % 3 * power[order.charAt(i) - '0'])
                    .sum())
        .toArray();
  }

  private static int[] shared(List<int[]> reflections, int length) {
    int[] shared = IntStream.range(0, length).toArray();
    int begin = 0;
    for (int[] reflected : reflections) {
      for (int contents = 0; contents < reflected.length; contents++) {
        shared[begin + contents] = begin + Math.min(contents, reflected[contents]);
      }
      begin += reflected.length;
    }
    return shared;
  }

  private void fill(List<int[]> places) {
    for (int square = 0; square < 64; square++) {
      List<Integer> in = new ArrayList<>();
      List<Integer> digits = new ArrayList<>();
      for (int group = 0; group < places.size(); group++) {
        int power = 1;
        for (int member : places.get(group)) {
          if (member == square) {
            in.add(group);
            digits.add(power);
          }
          power *= 3;
        }
      }
      groups[square] = in.stream().mapToInt(Integer::intValue).toArray();
      powers[square] = digits.stream().mapToInt(Integer::intValue).toArray();
    }
  }

  /** {@return the number of weights of a stage, with those that share a value} */
  int length() {
    return shared.length;
  }

  /** {@return the number of weights that are added for a position} */
  int features() {
    return firsts.length + 2;
  }

  /**
   * {@return the weight that shares its value with the given one and stands first; the weight
   * itself if there is none before it}
   */
  int shared(int weight) {
    return shared[weight];
  }

  /**
   * Finds the weights that are added for a position.
   *
   * @param own the mover's discs
   * @param opponent the opponent's discs
   * @param found the array for the numbers of the weights, {@link #features()} of them
   */
  void find(long own, long opponent, int[] found) {
    System.arraycopy(firsts, 0, found, 0, firsts.length);
    add(own, 1, found);
    add(opponent, 2, found);
    for (int group = 0; group < firsts.length; group++) {
      found[group] = shared[found[group]];
    }
    found[firsts.length] = ownMoves + mobility(own, opponent);
    found[firsts.length + 1] = ownMoves + MOBILITIES + mobility(opponent, own);
  }

  private void add(long discs, int digit, int[] found) {
    for (long left = discs; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      int[] in = groups[square];
      int[] power = powers[square];
      for (int i = 0; i < in.length; i++) {
        found[in[i]] += digit * power[i];
      }
    }
  }

  private static int mobility(long own, long opponent) {
    return Math.min(MOBILITIES - 1, Long.bitCount(Bitboard.moves(own, opponent)));
  }
}
