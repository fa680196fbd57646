package org.rondo.match.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ClockProperties {

  @Provide
  Arbitrary<ArimaaTimeControl> arimaa() {
    return TimeControlProperties.arimaa();
  }

  @Provide
  Arbitrary<List<Duration>> times() {
    return Arbitraries.longs()
        .between(0, Duration.ofMinutes(10).toNanos())
        .map(Duration::ofNanos)
        .list()
        .ofMaxSize(20);
  }

  private static Duration reserve(Clock clock) {
    return ((Clock.Reserve) clock).left();
  }

  @Property
  void theReserveIsNeverNegative(
      @ForAll("arimaa") ArimaaTimeControl control,
      @ForAll("times") List<Duration> times,
      @ForAll ClockPhase phase) {
    Clock clock = Clock.of(control);
    for (Duration used : times) {
      clock = clock.after(phase, used);
      assertThat(reserve(clock)).isGreaterThanOrEqualTo(Duration.ZERO);
      assertThat(clock.limit(ClockPhase.PLAY)).isGreaterThanOrEqualTo(Duration.ZERO);
    }
  }

  @Property
  void theReserveGrowsNoFurtherThanItsLimit(
      @ForAll("arimaa") ArimaaTimeControl control, @ForAll("times") List<Duration> times) {
    Clock clock = Clock.of(control);
    for (Duration used : times) {
      Duration before = reserve(clock);
      clock = clock.after(ClockPhase.PLAY, used);
      if (!control.reserveLimit().isZero() && reserve(clock).compareTo(before) > 0) {
        assertThat(reserve(clock)).isLessThanOrEqualTo(control.reserveLimit());
      }
    }
  }

  @Property
  void whatIsAddedIsThePercentageToTheNearestSecond(
      @ForAll("arimaa") ArimaaTimeControl control, @ForAll("times") List<Duration> times) {
    ArimaaTimeControl free =
        new ArimaaTimeControl(
            control.move(),
            control.reserve(),
            control.percent(),
            Duration.ZERO,
            Duration.ZERO,
            0,
            Duration.ZERO);
    Clock clock = Clock.of(free);
    for (Duration used : times) {
      Duration unused = control.move().minus(used);
      Clock after = clock.after(ClockPhase.PLAY, used);
      if (!unused.isNegative()) {
        long gain =
            new BigDecimal(unused.toNanos())
                .multiply(BigDecimal.valueOf(control.percent()))
                .divide(BigDecimal.valueOf(100_000_000_000L))
                .setScale(0, RoundingMode.HALF_UP)
                .longValueExact();
        assertThat(reserve(after)).isEqualTo(reserve(clock).plusSeconds(gain));
      }
      clock = after;
    }
  }

  @Property
  void aMoveWithinItsLimitTakesNoMoreThanThereIs(
      @ForAll("arimaa") ArimaaTimeControl control, @ForAll("times") List<Duration> times) {
    Clock clock = Clock.of(control);
    for (Duration used : times) {
      if (used.compareTo(clock.limit(ClockPhase.PLAY)) <= 0) {
        Duration over = used.minus(control.move());
        Clock after = clock.after(ClockPhase.PLAY, used);
        if (!over.isNegative()) {
          assertThat(reserve(after)).isEqualTo(reserve(clock).minus(over));
        }
        clock = after;
      }
    }
  }

  @Property
  void theTimeForTheGameIsWhatItsMovesDidNotUse(@ForAll("times") List<Duration> times) {
    Duration all = Duration.ofHours(1);
    Clock clock = Clock.of(TimeControl.total(all));
    Duration used = Duration.ZERO;
    for (Duration time : times) {
      clock = clock.after(ClockPhase.PLAY, time);
      used = used.plus(time);
      Duration left = all.minus(used);
      assertThat(clock.limit(ClockPhase.PLAY)).isEqualTo(left.isNegative() ? Duration.ZERO : left);
    }
  }

  @Property
  void fischersClockHoldsTheTimeAndTheIncrementsWithoutTheMoves(
      @ForAll("times") List<Duration> times) {
    Duration all = Duration.ofMinutes(1);
    Duration increment = Duration.ofMillis(80);
    Clock clock = Clock.of(TimeControl.fischer(all, increment));
    Duration left = all;
    for (Duration time : times) {
      if (time.compareTo(clock.limit(ClockPhase.PLAY)) <= 0) {
        clock = clock.after(ClockPhase.PLAY, time);
        left = left.minus(time).plus(increment);
        assertThat(clock.limit(ClockPhase.PLAY)).isEqualTo(left);
      }
    }
  }
}
