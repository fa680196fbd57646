package org.rondo.match.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.rondo.input.SpecificationException;

class TimeControlProperties {

  @Provide
  Arbitrary<TimeControl> controls() {
    return Arbitraries.oneOf(
        Arbitraries.just(TimeControl.none()),
        limits(),
        Combinators.combine(limits(), Arbitraries.integers().between(1, 5_000))
            .as((limit, lag) -> limit.withLag(Duration.ofMillis(lag))));
  }

  /** Controls of which some hold for single entrants, whose names have all sorts of characters. */
  @Provide
  Arbitrary<TimeControl> severalControls() {
    Arbitrary<String> names =
        Arbitraries.strings().withChars("ab',:=é ").ofMinLength(1).ofMaxLength(6);
    return Combinators.combine(
            controls(),
            Arbitraries.maps(names.filter(name -> !name.isBlank()), controls()).ofMaxSize(4))
        .as(
            (others, own) -> {
              TimeControl several = others;
              for (Map.Entry<String, TimeControl> entry : own.entrySet()) {
                several = several.with(entry.getKey(), entry.getValue());
              }
              return several;
            });
  }

  @Property
  void theTextOfSeveralControlsIsReadBackAsTheSame(@ForAll("severalControls") TimeControl control) {
    assertThat(TimeControl.parse(control.text())).isEqualTo(control);
  }

  @Property
  void aMatchHasTheControlsOfItsEntrants(
      @ForAll("severalControls") TimeControl control, @ForAll Random random) {
    List<String> all = new ArrayList<>(List.of("a", "b", "c"));
    if (control instanceof EntrantTimeControls several) {
      all.addAll(several.own().keySet());
    }
    Collections.shuffle(all, random);
    List<String> names = all.subList(0, 2);
    TimeControl here = control.among(names);
    assertThat(names).allSatisfy(name -> assertThat(here.of(name)).isEqualTo(control.of(name)));
    assertThat(new MatchClocks(control, names).areRunning())
        .isEqualTo(!here.equals(TimeControl.none()));
    if (here instanceof EntrantTimeControls several) {
      assertThat(names).containsAll(several.own().keySet());
    }
  }

  @Property
  void aLagOfAllLeavesEachControlThatHasOne(@ForAll("severalControls") TimeControl control) {
    Assume.that(!control.entrants().isEmpty());
    Duration lag = Duration.ofMillis(7);
    TimeControl lagged = control.withLag(lag);
    assertThat(Stream.concat(Stream.of("nobody else"), control.entrants().stream()))
        .allSatisfy(
            name -> {
              TimeControl own = control.of(name);
              boolean isKept = own.equals(TimeControl.none()) || !own.lag().isZero();
              assertThat(lagged.of(name)).isEqualTo(isKept ? own : own.withLag(lag));
            });
  }

  private static Arbitrary<TimeControl> limits() {
    return Arbitraries.oneOf(
        Arbitraries.longs()
            .between(1, Duration.ofDays(36_500).toMillis())
            .map(millis -> TimeControl.total(Duration.ofMillis(millis))),
        Arbitraries.longs()
            .between(1, Duration.ofDays(3).toMillis())
            .map(millis -> TimeControl.move(Duration.ofMillis(millis))),
        Combinators.combine(
                Arbitraries.longs().between(1, Duration.ofDays(1).toMillis()),
                Arbitraries.longs().between(1, Duration.ofHours(1).toMillis()))
            .as(
                (time, increment) ->
                    TimeControl.fischer(Duration.ofMillis(time), Duration.ofMillis(increment))),
        arimaa());
  }

  @Provide
  Arbitrary<ArimaaTimeControl> arimaaControls() {
    return arimaa();
  }

  static Arbitrary<ArimaaTimeControl> arimaa() {
    Arbitrary<Duration> times =
        Arbitraries.oneOf(
                Arbitraries.just(0L),
                Arbitraries.longs().between(0, 200),
                Arbitraries.longs().between(0, Duration.ofDays(36_500).toSeconds()))
            .map(Duration::ofSeconds);
    Arbitrary<Integer> percents =
        Arbitraries.oneOf(Arbitraries.of(0, 50, 100), Arbitraries.integers().between(0, 1000));
    Arbitrary<Integer> turns =
        Arbitraries.oneOf(Arbitraries.just(0), Arbitraries.integers().between(0, 999_999_999));
    return Combinators.combine(times, times, percents, times, times, turns, times)
        .as(
            (move, reserve, percent, cap, game, turn, most) ->
                new ArimaaTimeControl(
                    move, reserve, percent, cap, turn > 0 ? Duration.ZERO : game, turn, most))
        .withoutEdgeCases();
  }

  @Property
  void theTextIsReadBackAsTheSameControl(@ForAll("controls") TimeControl control) {
    assertThat(TimeControl.parse(control.text())).isEqualTo(control);
  }

  @Property
  void theTextOfArimaasNotationIsReadBackThere(
      @ForAll("arimaaControls") ArimaaTimeControl control) {
    assertThat(ArimaaTimeControl.parse(control.text())).isEqualTo(control);
  }

  @Property
  void everyWayToWriteATimeMeansTheSame(
      @ForAll @IntRange(max = 999) int minutes, @ForAll @IntRange(max = 59) int seconds) {
    ArimaaTimeControl control = ArimaaTimeControl.parse(minutes + ":" + seconds + "/1");
    assertThat(ArimaaTimeControl.parse(minutes + "m" + seconds + "s/1")).isEqualTo(control);
    assertThat(ArimaaTimeControl.parse(60 * minutes + seconds + "s/1")).isEqualTo(control);
    assertThat(ArimaaTimeControl.parse("1/1/100/0/" + minutes + ":" + seconds).gameLimit())
        .isEqualTo(control.move().multipliedBy(60));
  }

  @Property
  void aTextIsReadOrRefusedWithASentence(@ForAll("nearlyControls") String text) {
    try {
      TimeControl control = TimeControl.parse(text);
      assertThat(TimeControl.parse(control.text())).isEqualTo(control);
    } catch (SpecificationException e) {
      assertThat(e.getMessage()).hasSizeGreaterThan(20);
    }
  }

  @Provide
  Arbitrary<String> nearlyControls() {
    return Combinators.combine(
            Arbitraries.of("", "", "total:", "move:", "none"),
            Arbitraries.strings().withChars("0123456789smhdt:/ -.x").ofMaxLength(16),
            Arbitraries.of("", "", ",lag:1s", ",lag:"))
        .as((form, amounts, lag) -> form + amounts + lag);
  }

  @Property
  void aFieldTooManyIsRefused(@ForAll("arimaaControls") ArimaaTimeControl control) {
    String text = control.text();
    long fields = text.chars().filter(c -> c == '/').count() + 1;
    String longer = text + "/".repeat((int) (7 - fields));
    assertThatExceptionOfType(SpecificationException.class)
        .isThrownBy(() -> TimeControl.parse(longer))
        .withMessageContaining("it has 7 fields");
  }
}
