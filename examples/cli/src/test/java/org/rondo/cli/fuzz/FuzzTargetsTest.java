package org.rondo.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The short form of the fuzzers: the seeds of each target, and a fixed number of mutations. */
class FuzzTargetsTest {
  private static final int MUTATIONS = 25;
  private static final int MANY_MUTATIONS = 20_000;

  /** The figures of the long form, a line for each target. */
  private static final Path FIGURES = Path.of("target/fuzz-figures.txt");

  private static final List<FuzzTarget> TARGETS = FuzzTargets.all();

  static List<FuzzTarget> targets() {
    return TARGETS;
  }

  @Test
  void namesOfTargetsDiffer() {
    assertThat(targets()).extracting(FuzzTarget::name).doesNotHaveDuplicates();
    assertThat(targets()).hasSizeGreaterThan(100);
  }

  @ParameterizedTest
  @MethodSource("targets")
  void aTargetThrowsOnlyWhatItDocuments(FuzzTarget target) {
    target.seeds().forEach(target::run);
    run(target, target::run, MUTATIONS, 1);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("targets")
  void aTargetThrowsOnlyWhatItDocumentsForManyMutations(FuzzTarget target) throws IOException {
    FuzzFigures figures = new FuzzFigures(target);
    run(target, figures::run, MANY_MUTATIONS, 2);
    Files.writeString(
        FIGURES, figures.line() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private static void run(FuzzTarget target, Consumer<byte[]> reader, int inputs, long seed) {
    Mutations mutations = new Mutations(target, seed);
    for (int number = 0; number < inputs; number++) {
      byte[] input = mutations.next();
      try {
        reader.accept(input);
      } catch (Error e) {
        throw new AssertionError(
            target + ", mutation " + number + ": " + Mutations.shown(input), e);
      }
    }
  }
}
