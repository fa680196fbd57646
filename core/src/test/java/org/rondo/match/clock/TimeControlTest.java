package org.rondo.match.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.input.SpecificationException;

class TimeControlTest {
  private static final TimeControl ARIMAA = TimeControl.parse("2m/6m");

  @ParameterizedTest
  @CsvSource({
    "total:1m, 60000",
    "total:90s, 90000",
    "total:1m30s, 90000",
    "total:2h, 7200000",
    "total:1d, 86400000",
    "total:500ms, 500",
    "total:1s500ms, 1500",
    "' total:1m ', 60000"
  })
  void aTimeForTheGameIsRead(String text, long milliseconds) {
    assertThat(TimeControl.parse(text))
        .isEqualTo(TimeControl.total(Duration.ofMillis(milliseconds)));
  }

  @Test
  void noneAndATimeForEachMoveAreRead() {
    assertThat(TimeControl.parse("none")).isEqualTo(TimeControl.none());
    assertThat(TimeControl.parse("move:50ms")).isEqualTo(TimeControl.move(Duration.ofMillis(50)));
  }

  @ParameterizedTest
  @CsvSource({
    "none, none",
    "total:60s, total:1m",
    "total:90000ms, total:1m30s",
    "total:36h, total:1d12h",
    "90s+1000ms, 1m30s+1s",
    "'move:50ms,lag:20ms', 'move:50ms,lag:20ms'",
    "'1/1/100,lag:1000ms', '1m/1m,lag:1s'",
    "' 8s+80ms,lag:5s ', '8s+80ms,lag:5s'",
    "move:1050ms, move:1s50ms",
    "move:05s, move:5s",
    "move:30s1m, move:1m30s",
    "2m/6m/100/0/8h/6m, 2m/6m/100/0/8h/6m",
    "60m/15h/50, 1h/15h/50",
    "0/0/0, 0/0/0/0",
    "0/0/0/0/0/0, 0/0/0/0",
    "0/0, 0/0",
    "0/0/0/5, 0/0/0/5m",
    "0/1/0, 0/1m/0",
    "1/1/100/0/0/5, 1m/1m/100/0/0/5m",
    "1/1/0/0/0t/0, 1m/1m/0",
    "1/1//10, 1m/1m/100/10m",
    "1/1////, 1m/1m",
    "1d/80d/100/0/300d/21d, 1d/80d/100/0/300d/21d"
  })
  void theTextIsCanonical(String text, String canonical) {
    assertThat(TimeControl.parse(text).text()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        ",lag:20ms | time control '' is of no known form",
        "/30s | M, the move time, '' is not a time",
        "+1s | '' is not a time with a unit"
      })
  void aSeparatorWithNothingBeforeItIsRefusedForThat(String text, String reason) {
    assertThatThrownBy(() -> TimeControl.parse(text)).hasMessageContaining(reason);
  }

  @Test
  void aTimeIsWrittenWithUnits() {
    assertThat(TimeControl.text(Duration.ofSeconds(90))).isEqualTo("1m30s");
    assertThat(TimeControl.text(Duration.ZERO)).isEqualTo("0");
  }

  @ParameterizedTest
  @CsvSource({
    "30s, 30",
    "5m, 300",
    "1h, 3600",
    "1d, 86400",
    "2, 120",
    "0, 0",
    "0s, 0",
    "1:30, 90",
    "0:30, 30",
    ":30, 30",
    "0:90, 90",
    "1m30s, 90",
    "1d2h3m4s, 93784",
    "007, 420"
  })
  void aTimeIsReadInEveryField(String field, long seconds) {
    Duration time = Duration.ofSeconds(seconds);
    assertThat(ArimaaTimeControl.parse(field + "/1s").move()).isEqualTo(time);
    assertThat(ArimaaTimeControl.parse("1s/" + field).reserve()).isEqualTo(time);
    assertThat(ArimaaTimeControl.parse("1s/1s/100/" + field).reserveLimit()).isEqualTo(time);
    assertThat(ArimaaTimeControl.parse("1s/1s/100/0/0/" + field).moveLimit()).isEqualTo(time);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0",
    "1h, 3600, 0",
    "30m, 1800, 0",
    "45s, 45, 0",
    "2d, 172800, 0",
    "5, 18000, 0",
    "1:30, 5400, 0",
    ":30, 1800, 0",
    "1:30:15, 5415, 0",
    "1h30m, 5400, 0",
    "90t, 0, 90",
    "0t, 0, 0"
  })
  void theGameIsLimitedByHoursOrTurns(String field, long seconds, int turns) {
    ArimaaTimeControl control = ArimaaTimeControl.parse("1s/1s/100/0/" + field);
    assertThat(control.gameLimit()).isEqualTo(Duration.ofSeconds(seconds));
    assertThat(control.turnLimit()).isEqualTo(turns);
  }

  @Test
  void fieldsThatAreLeftOutAreStandard() {
    assertThat(ArimaaTimeControl.parse("30s/1m"))
        .isEqualTo(
            new ArimaaTimeControl(
                Duration.ofSeconds(30),
                Duration.ofMinutes(1),
                100,
                Duration.ZERO,
                Duration.ZERO,
                0,
                Duration.ZERO))
        .isEqualTo(ArimaaTimeControl.parse("30s/1m/100/0/0/0"))
        .isEqualTo(TimeControl.parse(" 30s/1m//// "));
    assertThat(ArimaaTimeControl.parse("30s/1m/250").percent()).isEqualTo(250);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "None",
        "nonesuch",
        "30s",
        "1",
        "1:30",
        "total",
        "total:",
        "move:",
        "total:0",
        "total:5",
        "total:0s",
        "total:0ms",
        "total:1:30",
        "total:-1s",
        "total:1.5s",
        "total:1 m",
        "total: 1m",
        "total:1S",
        "total:1us",
        "total:1m30",
        "total:1m/1m",
        "move:36501d",
        "move:1234567890s",
        "move:1s+1s",
        "move:50 ms",
        "Move:50ms",
        "/",
        "//",
        "30s/",
        "/30s",
        "30s//100",
        "30s/10s/100/0/0/0/0",
        "30s/10s/100/0/0/0/",
        "30x/10s",
        "30s/10x",
        "s/10s",
        "30s/m",
        "-30s/10s",
        "+30s/10s",
        "30.5s/10s",
        "30ms/10s",
        "30S/10s",
        "30s/10s/p",
        "30s/10s/-1",
        "30s/10s/+50",
        "30s/10s/50%",
        "30s/10s/5.5",
        "30s/10s/1001",
        "30s/10s/1:30",
        "30s/10s/1234567890",
        "30s/10s/100/x",
        "30s/10s/100/10t",
        "30s/10s/100/0/t",
        "30s/10s/100/0/-5t",
        "30s/10s/100/0/5T",
        "30s/10s/100/0/5t5",
        "30s/10s/100/0/5h5t",
        "30s/10s/100/0/1:2:3:4",
        "30s/10s/100/0/x",
        "30s/10s/100/0/0/x",
        "30s/10s/100/0/0/5t",
        "1:/10s",
        "1:2:3/10s",
        ":/10s",
        "1m:30/10s",
        "1:30s/10s",
        "1m30/10s",
        "30 s/10s",
        "30s /10s",
        "30s/ 10s",
        "30s\\10s",
        "40000d/10s",
        "30s/99999999999",
        "30s/10s/100/0/999999h",
        "\u0663/1",
        "30s/10s\n/100",
        "1/1/100/0/2000000000t"
      })
  void anythingElseIsRefusedWithASentence(String text) {
    assertThatExceptionOfType(SpecificationException.class)
        .isThrownBy(() -> TimeControl.parse(text))
        .withMessageMatching("(?s).{20,}");
    assertThatExceptionOfType(SpecificationException.class)
        .isThrownBy(() -> ArimaaTimeControl.parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "total:1m", "move:50ms", "30s", "1"})
  void whatIsNotInArimaasNotationIsRefusedThere(String text) {
    assertThatExceptionOfType(SpecificationException.class)
        .isThrownBy(() -> ArimaaTimeControl.parse(text))
        .withMessage(
            "time control '"
                + text
                + "': it has 1 fields; write M/R and up to four more, M/R/P/L/G/T");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5m | time control '5m' is of no known form; write none, total:1m, move:50ms, 8s+80ms or,"
            + " in Arimaa's notation, 2m/6m/100/0/8h/6m",
        "8+0.08 | '8' is not a time with a unit; write 50ms, 30s, 5m, 1h, 1d or 1m30s",
        "8s+ | '' is not a time with a unit; write 50ms, 30s, 5m, 1h, 1d or 1m30s",
        "8s+0ms | time PT0S is not above 0",
        "move:50ms,lag:5 | '5' is not a time with a unit; write 50ms, 30s, 5m, 1h, 1d or 1m30s",
        "move:50ms,lag:0ms | time PT0S is not above 0",
        "move:50ms,lag:5s1ms | lag 5s1ms is above 5s, the maximum",
        "move:50ms,lag:1s,lag:2s | '1s,lag:2s' is not a time with a unit; write 50ms, 30s, 5m, 1h,"
            + " 1d or 1m30s",
        "none,lag:1s | lag 1s has no clock; give a time control, for instance move:50ms",
        "8s+1s+1s | '1s+1s' is not a time with a unit; write 50ms, 30s, 5m, 1h, 1d or 1m30s",
        "move:50 | '50' is not a time with a unit; write 50ms, 30s, 5m, 1h, 1d or 1m30s",
        "1x/1 | time control '1x/1': M, the move time, '1x' is not a time; write 30s, 5m, 1h, 1d,"
            + " 1m30s, minutes:seconds or minutes",
        "1/1/100/0/2x | time control '1/1/100/0/2x': G, the game limit, '2x' is not a time; write"
            + " 30s, 5m, 1h, 1d, 1m30s, hours:minutes or hours",
        "1/1/half | time control '1/1/half': P, the percentage, 'half' is not a number",
        "1/1/2000 | time control '1/1/2000': percentage 2000 of unused time is not in 0..1000",
        "1/ | time control '1/': R, the reserve, '' is not a time; write 30s, 5m, 1h, 1d, 1m30s,"
            + " minutes:seconds or minutes",
        "1/40000d | time control '1/40000d': R, the reserve, time PT960000H is above 36500d, the"
            + " maximum"
      })
  void theSentenceSaysWhatIsWrong(String text, String sentence) {
    assertThatExceptionOfType(SpecificationException.class)
        .isThrownBy(() -> TimeControl.parse(text))
        .withMessage(sentence.strip());
  }

  @Test
  void aLagIsTheLastPartOfAControl() {
    TimeControl control = TimeControl.parse("move:50ms").withLag(Duration.ofMillis(20));
    assertThat(control).isEqualTo(TimeControl.parse("move:50ms,lag:20ms"));
    assertThat(control.lag()).isEqualTo(Duration.ofMillis(20));
    assertThat(TimeControl.parse("move:50ms").lag()).isZero();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> control.withLag(Duration.ofMillis(30)))
        .withMessage("time control move:50ms,lag:20ms has a lag already; give one");
  }

  @Test
  void anEntrantHasItsOwnControl() {
    TimeControl control =
        TimeControl.parse("move:1s").with("b", TimeControl.none()).with("it's", ARIMAA);
    assertThat(control.text()).isEqualTo("move:1s,'b'=none,'it''s'=2m/6m");
    assertThat(control.of("it's")).isEqualTo(ARIMAA);
    assertThat(control.of("c")).isEqualTo(TimeControl.parse("move:1s"));
    assertThat(control.with("b", TimeControl.parse("move:1s")).text())
        .isEqualTo("move:1s,'it''s'=2m/6m");
    assertThat(control.among(List.of("b", "c")).text()).isEqualTo("move:1s,'b'=none");
    assertThat(control.among(List.of("b", "b"))).isEqualTo(TimeControl.none());
  }

  @Test
  void aLagHoldsForAllEntrantsThatHaveALimit() {
    TimeControl control =
        TimeControl.parse("move:1s,'a'=none,'b'=8s+1s").withLag(Duration.ofMillis(20));
    assertThat(control.text()).isEqualTo("move:1s,lag:20ms,'a'=none,'b'=8s+1s,lag:20ms");
    assertThat(control.lag()).isEqualTo(Duration.ofMillis(20));
  }

  @Test
  void severalControlsAreNotPartsOfOthers() {
    TimeControl several = TimeControl.parse("move:1s,'b'=none");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TimeControl.none().with("a", several))
        .withMessage(
            "time control move:1s,'b'=none holds for single entrants; give one for all of them");
    assertThatExceptionOfType(SpecificationException.class)
        .isThrownBy(() -> TimeControl.parse("move:1s,'b'=none,'b'=move:2s"))
        .withMessage("time control 'move:1s,'b'=none,'b'=move:2s' gives b two controls; give one");
    assertThatExceptionOfType(SpecificationException.class)
        .isThrownBy(() -> TimeControl.parse("move:1s,'b=none"))
        .withMessageEndingWith("write move:1s,'NAME'=move:100ms");
  }

  @Test
  void timesThatCannotBeAreRefused() {
    Duration one = Duration.ofSeconds(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TimeControl.total(Duration.ZERO))
        .withMessage("time PT0S is not above 0");
    assertThatIllegalArgumentException().isThrownBy(() -> TimeControl.move(one.negated()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TimeControl.move(Duration.ofNanos(1_500_000)))
        .withMessage("time PT0.0015S is not in whole milliseconds");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TimeControl.move(Duration.ofDays(36_501)))
        .withMessage("time PT876024H is above 36500d, the maximum");
    assertThatNullPointerException().isThrownBy(() -> TimeControl.move(null)).withMessage("time");
  }

  private static ArimaaTimeControl arimaa(Duration move, int percent, Duration game, int turns) {
    return new ArimaaTimeControl(
        move, Duration.ZERO, percent, Duration.ZERO, game, turns, Duration.ZERO);
  }

  @Test
  void anArimaaControlThatCannotBeIsRefused() {
    Duration one = Duration.ofSeconds(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> arimaa(one.negated(), 100, one, 0))
        .withMessage("move time PT-1S is negative");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> arimaa(Duration.ofMillis(1), 100, one, 0))
        .withMessage("move time PT0.001S is not in whole seconds");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> arimaa(one, -1, one, 0))
        .withMessage("percentage -1 of unused time is not in 0..1000");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> arimaa(one, 100, one, -1))
        .withMessage("turn limit -1 is below 0; write 0 for no limit");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> arimaa(one, 100, Duration.ofHours(1), 5))
        .withMessage("a game is limited by time, 1h, or by turns, 5; give only one of them");
    assertThatNullPointerException()
        .isThrownBy(() -> arimaa(one, 100, null, 0))
        .withMessage("game limit");
  }
}
