package org.rondo.server.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.remote.AddressPrefix;
import org.rondo.server.access.GuessPlace.FromAddress;
import org.rondo.server.access.SecretGuesses.GuessVerdict;

/** How many guesses at secrets are judged. */
class SecretGuessesTest {
  private static final GuessPlace HERE = place(0);

  private Instant now = Instant.parse("2026-06-05T13:00:00Z");
  private final SecretGuesses guesses = new SecretGuesses(() -> now);

  private static GuessPlace place(int number) {
    return new FromAddress(new AddressPrefix("%08x".formatted(number)));
  }

  private List<GuessVerdict> wrong(int times) {
    return IntStream.range(0, times)
        .mapToObj(guess -> guesses.judge("alpha", HERE, () -> false))
        .toList();
  }

  @Test
  void tenWrongGuessesOfAMinuteAreJudged() {
    for (int minute = 0; minute < 3; minute++) {
      List<GuessVerdict> verdicts = wrong(10_000);
      assertThat(Collections.frequency(verdicts, GuessVerdict.WRONG)).isEqualTo(10);
      assertThat(verdicts.subList(10, 10_000)).containsOnly(GuessVerdict.TOO_MANY);
      assertThat(guesses.judge("alpha", HERE, () -> true))
          .as("the right secret among them")
          .isEqualTo(GuessVerdict.TOO_MANY);
      now = now.plus(Duration.ofMinutes(1)).minusMillis(1);
      assertThat(wrong(1)).containsExactly(GuessVerdict.TOO_MANY);
      now = now.plusMillis(1);
    }
  }

  @Test
  void guessesHoldUpNoOtherTeamAndNoOtherPlace() {
    wrong(10_000);
    assertThat(guesses.judge("beta", HERE, () -> true)).isEqualTo(GuessVerdict.RIGHT);
    assertThat(guesses.judge(SecretGuesses.ORGANISERS, HERE, () -> true))
        .isEqualTo(GuessVerdict.RIGHT);
    assertThat(guesses.judge("alpha", place(1), () -> true)).isEqualTo(GuessVerdict.RIGHT);
  }

  @Test
  void rightSecretsAreNotCounted() {
    for (int call = 0; call < 1000; call++) {
      assertThat(guesses.judge("alpha", HERE, () -> true)).isEqualTo(GuessVerdict.RIGHT);
    }
    assertThat(wrong(10)).containsOnly(GuessVerdict.WRONG);
  }

  @Test
  void thePlaceThatGuessedLongestAgoIsForgottenAndNoneIsLockedOut() {
    wrong(9);
    strangers(1, SecretGuesses.MAX_SOURCES);
    wrong(1);
    strangers(SecretGuesses.MAX_SOURCES, SecretGuesses.MAX_SOURCES + 1);
    assertThat(wrong(1)).as("it guessed later than others").containsExactly(GuessVerdict.TOO_MANY);
    GuessVerdict unknown = guesses.judge("alpha", place(-1), () -> true);
    assertThat(unknown).as("a place that is not remembered").isEqualTo(GuessVerdict.RIGHT);
    strangers(1, SecretGuesses.MAX_SOURCES + 1);
    assertThat(wrong(1)).as("it is forgotten").containsExactly(GuessVerdict.WRONG);
  }

  /** Lets each of some other places guess once. */
  private void strangers(int first, int end) {
    for (int other = first; other < end; other++) {
      guesses.judge("alpha", place(other), () -> false);
    }
  }
}
