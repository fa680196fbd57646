package org.rondo.server.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

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
}
