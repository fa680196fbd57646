package org.rondo.cli.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The class that Jazzer calls; it needs nothing of Jazzer. The first two bytes of an input choose
 * the target, and the others are what the target reads.
 */
public final class JazzerEntry {

  /** The system property with the names of the targets, a comma between two of them. */
  static final String TARGETS = "rondo.fuzz.targets";

  /** The system property with the file for the figures. */
  static final String COUNTS = "rondo.fuzz.counts";

  /** The number of bytes before what a target reads. */
  static final int PREFIX = 2;

  private static final int WRITTEN = 5_000;

  private static final List<FuzzFigures> FIGURES =
      FuzzTargets.named(List.of(System.getProperty(TARGETS).split(","))).stream()
          .map(FuzzFigures::new)
          .toList();

  private static long inputs;

  private JazzerEntry() {}

  /** Loads classes, which takes longer than an input may; called by Jazzer once. */
  public static void fuzzerInitialize() {
    FIGURES.forEach(FuzzFigures::warmUp);
  }

  /** Reads an input; called by Jazzer for each. */
  public static void fuzzerTestOneInput(byte[] input) throws IOException {
    if (input.length < PREFIX) {
      return;
    }
    if (++inputs % WRITTEN == 0) {
      fuzzerTearDown();
    }
    int index = ((input[0] & 0xFF) << 8 | input[1] & 0xFF) % FIGURES.size();
    FuzzFigures figures = FIGURES.get(index);
    try {
      figures.run(Arrays.copyOfRange(input, PREFIX, input.length));
    } catch (Error e) {
      figures.find();
      throw e;
    }
  }

  /** Writes the figures; called by Jazzer at the end. */
  public static void fuzzerTearDown() throws IOException {
    List<String> lines = new ArrayList<>(FIGURES.stream().map(FuzzFigures::line).toList());
    lines.add(FuzzFigures.sum(FIGURES));
    Files.write(Path.of(System.getProperty(COUNTS)), lines, StandardCharsets.UTF_8);
  }
}
