package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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

  /** Numbers from a first one on, each two above the one before: as many ranges. */
  private static void scatter(ReplayWindow window, int first, int count, Instant now) {
    for (int i = 0; i < count; i++) {
      assertThat(window.use(first + 2 * i, now)).isTrue();
    }
  }

  private static void assertIsFull(ReplayWindow window, int number, Instant now) {
    assertThatThrownBy(() -> window.use(number, now)).isInstanceOf(RefusedCallException.class);
  }

  @Test
  void aSessionMayHaveFewRangesIfAllSessionsHaveTooMany() {
    ReplayWindow.ReplayBudget all = new ReplayWindow.ReplayBudget();
    ReplayWindow last = new ReplayWindow(all);
    ReplayWindow few = new ReplayWindow(all);
    for (int session = 0; session < 24; session++) {
      scatter(new ReplayWindow(all), 0, 20_000, START);
    }
    scatter(last, 0, 19_499, START.plusSeconds(60));
    scatter(few, 0, 501, START.plusSeconds(120));
    // All sessions have 500,000 ranges.
    Instant later = START.plusSeconds(120);
    assertIsFull(few, 2_000, later);
    last.clear();
    assertThat(few.use(2_000, later)).isTrue();
    assertThat(last.use(0, later)).isTrue();
  }

  @Test
  void numbersThatFollowEachOtherAreOneRange() {
    ReplayWindow.ReplayBudget all = new ReplayWindow.ReplayBudget();
    for (int session = 0; session < 25; session++) {
      scatter(new ReplayWindow(all), 0, 20_000, START);
    }
    ReplayWindow window = new ReplayWindow(all);
    scatter(window, 0, 499, START);
    // At the ends of the numbers so far there are as many ranges as before, between them one less.
    assertThat(window.use(997, START)).isTrue();
    assertThat(window.use(-1, START)).isTrue();
    assertThat(window.use(3, START)).isTrue();
    scatter(window, 2_000, 2, START);
    assertIsFull(window, 2_004, START);
    // A number that only joins the one above it makes no range.
    ReplayWindow other = new ReplayWindow(all);
    scatter(other, 0, 499, START);
    assertThat(other.use(-1, START)).isTrue();
    scatter(other, 2_000, 1, START);
    assertIsFull(other, 2_002, START);
    // The numbers are forgotten, and their ranges too.
    scatter(window, 2_004, 500, START.plusSeconds(31 * 60));
    assertIsFull(window, 4_000, START.plusSeconds(31 * 60));
  }
}
