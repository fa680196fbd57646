package org.rondo.gridsoccer.bot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Objects;
import org.rondo.gridsoccer.SoccerBoard;

/**
 * What {@link Prospects} weigh: learned from matches of the bot against itself, on 5 rows and 10
 * columns for small boards and on 7 and 14 for large ones.
 *
 * <p>Each resource is the Base64 text of the weights as signed bytes, in parts of {@link #WHOLE}.
 */
final class ProspectWeights {

  /** From so many rows on a board counts as large. */
  private static final int LARGE = 7;

  /** The byte that stands for a weight of 1. */
  static final float WHOLE = 64;

  private final float[] small;
  private final float[] large;

  /**
   * Makes weights.
   *
   * @param small for boards of fewer than {@value #LARGE} rows
   * @param large for the others
   */
  ProspectWeights(float[] small, float[] large) {
    this.small = small;
    this.large = large;
  }

  /** Holds the learned weights, which are read when the first bot asks for them. */
  private static final class Learned {
    static final ProspectWeights WEIGHTS =
        new ProspectWeights(read("prospects-5x10.txt"), read("prospects-7x14.txt"));
  }

  /** Returns the learned weights; the first call reads the resources. */
  static ProspectWeights learned() {
    return Learned.WEIGHTS;
  }

  private static float[] read(String resource) {
    try (InputStream in = ProspectWeights.class.getResourceAsStream(resource)) {
      byte[] bytes = Base64.getMimeDecoder().decode(Objects.requireNonNull(in).readAllBytes());
      float[] weights = new float[bytes.length];
      for (int i = 0; i < weights.length; i++) {
        weights[i] = bytes[i] / WHOLE;
      }
      return weights;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns those that fit a board best. */
  float[] of(SoccerBoard board) {
    return board.rows() < LARGE ? small : large;
  }
}
