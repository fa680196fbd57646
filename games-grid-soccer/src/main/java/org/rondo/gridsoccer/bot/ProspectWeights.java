package org.rondo.gridsoccer.bot;

import java.util.Base64;
import org.rondo.bot.LearnedWeights;
import org.rondo.game.Options;
import org.rondo.gridsoccer.SoccerBoard;

/**
 * The weights of {@link Prospects}, learned from matches of the bot against itself. The weights for
 * small boards come from matches on 5 rows and 10 columns. Those for large boards come from matches
 * on 7 rows and 14 columns.
 *
 * <p>Each resource is the Base64 text of the weights as signed bytes. A weight is its byte divided
 * by {@link #WHOLE}.
 */
final class ProspectWeights {

  /** The minimum number of rows of a large board. */
  private static final int LARGE = 7;

  /** The byte that stands for a weight of 1. */
  static final float WHOLE = 64;

  private static final LearnedWeights<float[]> SMALL_BOARDS = in("prospects-5x10.txt");
  private static final LearnedWeights<float[]> LARGE_BOARDS = in("prospects-7x14.txt");

  private final float[] small;
  private final float[] large;
  private final ValueFactors factors;

  private ProspectWeights(float[] small, float[] large, ValueFactors factors) {
    this.small = Prospects.scaled(small, factors);
    this.large = Prospects.scaled(large, factors);
    this.factors = factors;
  }

  private static LearnedWeights<float[]> in(String resource) {
    return LearnedWeights.in(ProspectWeights.class, resource, ProspectWeights::read);
  }

  private static float[] read(byte[] text) {
    byte[] bytes = Base64.getMimeDecoder().decode(text);
    if (bytes.length != Prospects.SIZE) {
      throw new IllegalArgumentException(
          bytes.length + " weights in Base64 are not " + Prospects.SIZE);
    }
    float[] weights = new float[bytes.length];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = bytes[i] / WHOLE;
    }
    return weights;
  }

  /** Returns the learned weights; the first call reads the resources. */
  static ProspectWeights learned() {
    return new ProspectWeights(
        SMALL_BOARDS.shipped(), LARGE_BOARDS.shipped(), ValueFactors.STANDARD);
  }

  /** Returns the weights in the options of a champion. A given file is for boards of all sizes. */
  static ProspectWeights of(Options options) {
    float[] chosen = SMALL_BOARDS.chosen(options);
    boolean isShipped = chosen == SMALL_BOARDS.shipped();
    return new ProspectWeights(
        chosen, isShipped ? LARGE_BOARDS.shipped() : chosen, ValueFactors.of(options));
  }

  /** Returns the weights for the size of a board. */
  float[] of(SoccerBoard board) {
    return board.rows() < LARGE ? small : large;
  }

  /** Returns the numbers beside the weights. */
  ValueFactors factors() {
    return factors;
  }
}
