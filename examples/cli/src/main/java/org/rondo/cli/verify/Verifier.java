package org.rondo.cli.verify;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rondo.game.KnownNames;
import org.rondo.input.SpecificationException;

/** Compares recordings of one format with the library. */
interface Verifier {

  /**
   * {@return the result of comparing a file's recordings}
   *
   * @param file the recordings; unpacked if its name ends in {@code .gz}
   * @throws IOException if the file cannot be read
   * @throws IllegalArgumentException if it is not of this format
   */
  VerificationReport verify(Path file) throws IOException;

  /** {@return the names of the formats, in alphabetical order} */
  static List<String> formats() {
    return List.copyOf(byFormat().keySet());
  }

  /**
   * {@return the verifier of a format}
   *
   * @param format one of the {@link #formats}
   * @throws SpecificationException if there is no such format; the message lists the formats
   */
  static Verifier of(String format) {
    Verifier verifier = byFormat().get(format);
    if (verifier == null) {
      throw new SpecificationException(
          format,
          "there is no format \"" + format + "\"; " + new KnownNames(formats()).remedy(format));
    }
    return verifier;
  }

  private static SortedMap<String, Verifier> byFormat() {
    return new TreeMap<>(
        Map.ofEntries(
            Map.entry("arimaa-games", new ArimaaMatchVerifier()),
            Map.entry("arimaa-positions", new ArimaaPositionVerifier()),
            Map.entry("arimaa-turns", new ArimaaTurnVerifier()),
            Map.entry("elizondo-games", new ElizondoMatchVerifier()),
            Map.entry("elizondo-situations", new ElizondoSituationVerifier()),
            Map.entry("floating-elimination", new FloatingEliminationVerifier()),
            Map.entry("foosball-engine-games", new FoosballVerifier()),
            Map.entry("othello-games", new OthelloVerifier()),
            Map.entry("othello-perft", new OthelloPerftVerifier()),
            Map.entry("pug-2017", new PugVerifier()),
            Map.entry("time-control", new TimeControlVerifier())));
  }
}
