package org.rondo.benchmarks.training;

import java.util.Arrays;

/** Positions of Othello with the final differences in discs, and the weights that fit them best. */
final class PatternSamples {

  /** The maximum number of empty squares in each stage. */
  static final int[] STAGES = {11, 15, 19, 23, 28, 33, 39, 46, 64};

  /** Positions of this many empty squares more or fewer than a stage has also count for it. */
  private static final int OVERLAP = 2;

  /** The value of one disc. */
  private static final int DISC = 8;

  private static final int PASSES = 12;

  /** The part of an error that the weights of a position take up in the first and last pass. */
  private static final double FIRST_RATE = 0.4;

  private static final double LAST_RATE = 0.03;

  private final PatternPlaces places;
  private long[] own = new long[1 << 12];
  private long[] opponent = new long[1 << 12];
  private byte[] difference = new byte[1 << 12];
  private int count;

  PatternSamples(PatternPlaces places) {
    this.places = places;
  }

  /**
   * Adds a position.
   *
   * @param mover the mover's discs
   * @param other the opponent's discs
   * @param discs the final difference, from the mover's side
   */
  void add(long mover, long other, int discs) {
    if (count == own.length) {
      own = Arrays.copyOf(own, 2 * count);
      opponent = Arrays.copyOf(opponent, 2 * count);
      difference = Arrays.copyOf(difference, 2 * count);
    }
    own[count] = mover;
    opponent[count] = other;
    difference[count] = (byte) discs;
    count++;
  }

  /** {@return the number of positions} */
  int size() {
    return count;
  }

  /**
   * {@return the weights of a stage, in eighths of a disc}
   *
   * <p>Each pass goes through the positions in the order of the matches, and gives all weights of a
   * position the same part of its error. So weights that few positions have stay near 0.
   *
   * @param stage the number of the stage, from 0
   */
  byte[] fit(int stage) {
    int least = stage == 0 ? 0 : STAGES[stage - 1] + 1 - OVERLAP;
    int most = STAGES[stage] + OVERLAP;
    double[] weights = new double[places.length()];
    int[] found = new int[places.features()];
    for (int pass = 0; pass < PASSES; pass++) {
      double rate = FIRST_RATE * StrictMath.pow(LAST_RATE / FIRST_RATE, pass / (PASSES - 1.0));
      for (int i = 0; i < count; i++) {
        int empty = Long.bitCount(~(own[i] | opponent[i]));
        if (empty >= least && empty <= most) {
          places.find(own[i], opponent[i], found);
          learn(weights, found, DISC * difference[i], rate);
        }
      }
    }
    byte[] rounded = new byte[weights.length];
    for (int i = 0; i < weights.length; i++) {
      double weight = weights[places.shared(i)];
      rounded[i] = (byte) Math.max(Byte.MIN_VALUE, Math.min(Byte.MAX_VALUE, Math.rint(weight)));
    }
    return rounded;
  }

  private static void learn(double[] weights, int[] found, double target, double rate) {
    double error = target;
    for (int weight : found) {
      error -= weights[weight];
    }
    double step = rate * error / found.length;
    for (int weight : found) {
      weights[weight] += step;
    }
  }
}
