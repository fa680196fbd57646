package org.rondo.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The short form of the fuzzers: the seeds of each target, and a fixed number of mutations. */
class FuzzTargetsTest {
  private static final int MUTATIONS = 25;
  private static final int MANY_MUTATIONS = 20_000;

  /** For targets that make the whole command line for each input. */
  private static final int FEW = 2;

  private static final List<FuzzTarget> TARGETS = FuzzTargets.all();

  static List<FuzzTarget> targets() {
    return TARGETS;
  }

  @Test
  void namesOfTargetsDiffer() {
    assertThat(targets()).extracting(FuzzTarget::name).doesNotHaveDuplicates();
    assertThat(targets()).hasSizeGreaterThan(60);
  }

  @ParameterizedTest
  @MethodSource("targets")
  void aTargetThrowsOnlyWhatItDocuments(FuzzTarget target) {
    target.seeds().forEach(target::run);
    run(target, FuzzTargets.SLOW.contains(target.name()) ? FEW : MUTATIONS, 1);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("targets")
  void aTargetThrowsOnlyWhatItDocumentsForManyMutations(FuzzTarget target) {
    run(target, FuzzTargets.SLOW.contains(target.name()) ? MUTATIONS : MANY_MUTATIONS, 2);
  }

  private static void run(FuzzTarget target, int inputs, long seed) {
    Mutations mutations = new Mutations(target, seed);
    for (int number = 0; number < inputs; number++) {
      byte[] input = mutations.next();
      try {
        target.run(input);
      } catch (Error e) {
        throw new AssertionError(
            target + ", mutation " + number + ": " + Mutations.shown(input), e);
      }
    }
  }
}
