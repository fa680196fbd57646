package org.rondo.benchmarks.training;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/**
 * A file of learned weights in the jar of a game.
 *
 * @param game a class of the game's module
 * @param path the place of the resource, relative to the class
 */
record ShippedFile(Class<?> game, String path) {

  /** {@return the name of the file without its folder} */
  String name() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** {@return the bytes of the file} */
  byte[] bytes() {
    try (InputStream in = game.getResourceAsStream(path)) {
      return Objects.requireNonNull(in, path).readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("the weights " + path + " cannot be read", e);
    }
  }
}
