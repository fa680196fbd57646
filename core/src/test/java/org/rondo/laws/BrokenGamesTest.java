package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.random.Seed;

/** A broken game is reported under the law that it breaks, and under no other first. */
class BrokenGamesTest {
  private static final int SEEDS = 12;

  static Stream<Flaw<?, ?>> flaws() {
    return Stream.of(
            BrokenSpaces.all(),
            BrokenTexts.all(),
            BrokenLooks.all(),
            BrokenRules.all(),
            BrokenPromises.all(),
            BrokenObservations.all(),
            BrokenGuesses.all(),
            BrokenHistories.all(),
            BrokenScratches.all(),
            BrokenLeaves.all())
        .flatMap(flaws -> flaws);
  }

  @ParameterizedTest
  @MethodSource("flaws")
  void theBrokenLawIsNamedFirst(Flaw<?, ?> flaw) {
    List<LawViolation> violations =
        LongStream.range(0, SEEDS)
            .mapToObj(seed -> flaw.check(Seed.of(seed)))
            .flatMap(Optional::stream)
            .toList();
    assertThat(violations)
        .extracting(LawViolation::law)
        .as("%s", violations)
        .containsOnly(flaw.law());
  }

  @Test
  void everyLawIsBrokenBySomeGame() {
    assertThat(flaws().map(Flaw::law)).contains(Law.values());
  }
}
