package org.rondo.gridsoccer.bot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Objects;
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

  private final float[] small;
  private final float[] large;

  /**
   * Creates weights.
   *
   * @param small the weights for boards with fewer than {@value #LARGE} rows
   * @param large the weights for all other boards
   */
  ProspectWeights(float[] small, float[] large) {
    this.small = small;
    this.large = large;
  }

  /** Holds the learned weights. They are read when they are first used. */
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

  /** Returns the weights for the size of a board. */
  float[] of(SoccerBoard board) {
    return board.rows() < LARGE ? small : large;
  }
}
