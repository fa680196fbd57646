package org.rondo.gridsoccer;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Objects;

/**
 * What {@link Prospects} weigh: learned from games of the bot against itself, on 5 rows and 10
 * columns for small boards and on 7 and 14 for large ones.
 *
 * <p>Each resource is the Base64 text of the weights as signed bytes, in parts of {@link #WHOLE}.
 */
final class Weights {

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
  Weights(float[] small, float[] large) {
    this.small = small;
    this.large = large;
  }

  /** Reads the resources: some tenths of a millisecond. */
  static Weights read() {
    return new Weights(read("prospects-5x10.txt"), read("prospects-7x14.txt"));
  }

  private static float[] read(String resource) {
    try (InputStream in = Weights.class.getResourceAsStream(resource)) {
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
  float[] of(Ground ground) {
    return ground.rows() < LARGE ? small : large;
  }
}
