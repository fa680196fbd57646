package org.rondo.othello.remote.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * Three matches as the Generic Game Server wrote them: one with a pass, one of komi, one random.
 */
final class GgfGamesOfGgs {
  private GgfGamesOfGgs() {}

  static String text() {
    try (InputStream in = GgfGamesOfGgs.class.getResourceAsStream("ggs.ggf")) {
      return new String(
          Objects.requireNonNull(in, "ggs.ggf").readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<GgfGame> games() {
    return GgfGame.parseAll(text());
  }
}
