package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The laws of used sequence numbers. */
class ReplayWindowProperties {
  private static final Instant START = Instant.parse("2017-06-05T13:00:00Z");

  @Property
  void aNumberIsFreeExactlyOnceInHalfAnHour(
      @ForAll @Size(max = 60) List<@IntRange(min = -20, max = 20) Integer> numbers,
      @ForAll @IntRange(min = 0, max = 29) int secondsBetween) {
    ReplayWindow window = new ReplayWindow(new ReplayWindow.ReplayBudget());
    Set<Integer> used = new HashSet<>();
    Instant now = START;
    for (int number : numbers) {
      assertThat(window.use(number, now)).as("first use of %d", number).isEqualTo(used.add(number));
      now = now.plusSeconds(secondsBetween);
    }
  }

  @Property
  void aNumberIsForgottenAfterHalfAnHourOrUpToAMinuteLater(
      @ForAll @Size(max = 100) List<@IntRange(max = 400) Integer> pauses, @ForAll long seed) {
    ReplayWindow window = new ReplayWindow(new ReplayWindow.ReplayBudget());
    Map<Integer, Instant> used = new HashMap<>();
    Rng rng = Seed.of(seed).rng();
    Instant now = START;
    for (int pause : pauses) {
      now = now.plusSeconds(pause);
      int number = rng.below(8);
      Duration age = Duration.between(used.getOrDefault(number, Instant.MIN), now);
      boolean isFree = window.use(number, now);
      if (age.compareTo(Duration.ofMinutes(30)) < 0) {
        assertThat(isFree).as("second use of %s after %s", number, age).isFalse();
      } else if (age.compareTo(Duration.ofMinutes(31)) >= 0) {
        assertThat(isFree).as("new use of %s after %s", number, age).isTrue();
      }
      if (isFree) {
        used.put(number, now);
      }
    }
  }

  @Test
  void aNumberIsKeptForHalfAnHourAfterTheFirstNumberOfItsMinute() {
    ReplayWindow window = new ReplayWindow(new ReplayWindow.ReplayBudget());
    assertThat(window.use(1, START)).isTrue();
    assertThat(window.use(2, START.plusSeconds(59))).isTrue();
    assertThat(window.use(2, START.plusSeconds(30 * 60 + 58))).isFalse();
    assertThat(window.use(2, START.plusSeconds(31 * 60))).isTrue();
  }
}
