package org.rondo.benchmarks.training;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file of weights for bots that play while the weights are still being learned. */
final class TrialWeights implements AutoCloseable {
  private final Path file;

  TrialWeights() {
    try {
      file = Files.createTempFile("rondo-weights", ".tmp");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Replaces the weights.
   *
   * @param weights the new content of the file
   * @return the specification of a champion with these weights
   */
  String champion(byte[] weights) {
    try {
      Files.write(file, weights);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return "champion:weights='" + file.toString().replace("'", "''") + "'";
  }

  @Override
  public void close() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
