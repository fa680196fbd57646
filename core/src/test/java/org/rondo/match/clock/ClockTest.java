package org.rondo.match.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Pile;
import org.rondo.game.Seats;

class ClockTest {
  private static final List<String> NAMES = List.of("a", "b");

  private static Duration seconds(String seconds) {
    return Duration.parse("PT" + seconds + "S");
  }

  private static Duration reserve(Clock clock) {
    return ((Clock.Reserve) clock).left();
  }

  @ParameterizedTest
  @CsvSource({
    // used, reserve afterwards; of 30 s a move and 100 s
    "30s/100s, 30, 100",
    "30s/100s, 10, 120",
    "30s/100s, 0, 130",
    "30s/100s, 29.5, 101",
    "30s/100s, 29.500000001, 100",
    "30s/100s, 28.6, 101",
    "30s/100s, 28.4, 102",
    "30s/100s, 30.25, 99.75",
    "30s/100s, 130, 0",
    "30s/100s, 500, 0",
    "30s/100s/50, 10, 110",
    "30s/100s/50, 9, 111",
    "30s/100s/50, 29, 101",
    "30s/100s/49, 29, 100",
    "30s/100s/33, 10, 107",
    "30s/100s/0, 10, 100",
    "30s/100s/0, 40, 90",
    "30s/100s/200, 20, 120",
    "30s/100s/100/110s, 10, 110",
    "30s/100s/100/110s, 25, 105",
    "30s/100s/100/100s, 10, 100",
    "30s/100s/100/50s, 10, 100",
    "30s/100s/100/50s, 90, 40",
    "2m/6m/100/0/8h/6m, 10, 470",
    "2m/6m/100/0/8h/6m, 200, 280"
  })
  void unusedTimeGoesToTheReserveAndMoreComesFromIt(String control, String used, String reserve) {
    Clock clock = Clock.of(TimeControl.parse(control));
    assertThat(reserve(clock.after(ClockPhase.PLAY, seconds(used)))).isEqualTo(seconds(reserve));
  }

  @ParameterizedTest
  @CsvSource({
    "30s/100s, 130, 160",
    "30s/100s/100/0/0/45s, 45, 60",
    "30s/100s/100/0/0/2m, 120, 120",
    "30s/100s/100/0/0/150s, 130, 150",
    "30s/100s/100/0/0/3m, 130, 160",
    "1m/100s, 160, 160",
    "2m/100s/100/0/0/45s, 45, 45",
    "2m/6m/100/0/8h/6m, 360, 360",
    "0/0, 0, 60",
    "move:50ms, 0.05, 60",
    "move:2m, 120, 120",
    "total:1m, 60, 60",
    "total:10s, 10, 10",
    "8s+80ms, 8, 8"
  })
  void aMoveAndASetupHaveTheirLimits(String control, String move, String setup) {
    Clock clock = Clock.of(TimeControl.parse(control));
    assertThat(clock.limit(ClockPhase.PLAY)).isEqualTo(seconds(move));
    assertThat(clock.limit(ClockPhase.SETUP)).isEqualTo(seconds(setup));
  }

  @Test
  void aSetupOfAFastGameBanksNothing() {
    Clock clock = Clock.of(TimeControl.parse("59s/100s"));
    assertThat(clock.after(ClockPhase.SETUP, seconds("1"))).isEqualTo(clock);
    assertThat(clock.after(ClockPhase.SETUP, seconds("60"))).isEqualTo(clock);
    assertThat(reserve(clock.after(ClockPhase.SETUP, seconds("70")))).isEqualTo(seconds("90"));
    Clock slow = Clock.of(TimeControl.parse("1m/100s"));
    assertThat(reserve(slow.after(ClockPhase.SETUP, seconds("20")))).isEqualTo(seconds("140"));
  }

  @Test
  void aTimeForTheGameRunsDownToZero() {
    Clock clock = Clock.of(TimeControl.parse("total:1m"));
    Clock later =
        clock.after(ClockPhase.SETUP, seconds("12.5")).after(ClockPhase.PLAY, seconds("7.5"));
    assertThat(later.limit(ClockPhase.PLAY)).isEqualTo(seconds("40"));
    assertThat(later.after(ClockPhase.PLAY, seconds("41")).limit(ClockPhase.PLAY)).isZero();
  }

  @Test
  void anIncrementFollowsEachMove() {
    Clock clock = Clock.of(TimeControl.parse("8s+80ms"));
    Clock later = clock.after(ClockPhase.SETUP, seconds("1")).after(ClockPhase.PLAY, seconds("0"));
    assertThat(later.limit(ClockPhase.PLAY)).isEqualTo(seconds("7.16"));
    assertThat(later.after(ClockPhase.PLAY, seconds("9")).limit(ClockPhase.PLAY))
        .isEqualTo(seconds("0.08"));
  }

  @Test
  void aTimeForEachMoveStaysTheSame() {
    Clock clock = Clock.of(TimeControl.parse("move:2s"));
    assertThat(clock.after(ClockPhase.PLAY, seconds("1")).after(ClockPhase.PLAY, seconds("9")))
        .isEqualTo(clock);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "move:50ms | no move came within 50ms | no move came within 1m, the time for setting up |"
            + " false",
        "total:1m30s | the 1m30s for the whole game are used up | the 1m30s for the whole game are"
            + " used up | true",
        "8s+80ms | the time for the whole game is used up: 8s, and 80ms after each move | the time"
            + " for the whole game is used up: 8s, and 80ms after each move | true",
        "30s/10s | the time of the move and the reserve are used up | the time of the move and the"
            + " reserve are used up | true",
        "30s/10m/100/0/0/45s | no move came within 45s, the most for one move | no move came within"
            + " 1m, the most for one move | true"
      })
  void anOverrunNamesNoMeasuredTimes(String control, String move, String setup, boolean loses) {
    Clock clock = Clock.of(TimeControl.parse(control.strip()));
    assertThat(clock.overrun(ClockPhase.PLAY)).isEqualTo(move.strip());
    assertThat(clock.overrun(ClockPhase.SETUP)).isEqualTo(setup.strip());
    assertThat(clock.isLostByOverrun()).isEqualTo(loses);
  }

  @Test
  void seatsThatMoveTogetherUseTheTimeOfTheMatchTogether() {
    MatchClocks clocks = new MatchClocks(TimeControl.parse("1m/1m/100/0/30s"), NAMES);
    for (int turn = 0; turn < 2; turn++) {
      clocks.charge(0, ClockPhase.PLAY, seconds("10"));
      clocks.charge(1, ClockPhase.PLAY, seconds("12"));
      assertThat(clocks.isGameUp(Seats.of(0, 1))).isFalse();
      clocks.played(Seats.of(0, 1));
    }
    assertThat(clocks.limit(0, ClockPhase.PLAY)).isEqualTo(seconds("6"));
  }

  @Test
  void aLagIsNotChargedButRead() {
    MatchClocks clocks = new MatchClocks(TimeControl.parse("8s+2s,lag:1s"), NAMES);
    clocks.charge(0, ClockPhase.PLAY, seconds("0.5"));
    clocks.charge(1, ClockPhase.PLAY, seconds("4"));
    assertThat(clocks.limit(0, ClockPhase.PLAY)).isEqualTo(seconds("10"));
    assertThat(clocks.limit(1, ClockPhase.PLAY)).isEqualTo(seconds("7"));
    assertThat(clocks.latest(1, ClockPhase.PLAY)).isEqualTo(seconds("8"));
    assertThat(clocks.takeReadings(Seats.of(0, 1))).containsExactly(seconds("0.5"), seconds("4"));
  }

  @Test
  void aLagIsNotChargedToTheGame() {
    MatchClocks clocks = new MatchClocks(TimeControl.parse("1m/1m/100/0/30s,lag:2s"), NAMES);
    for (String time : List.of("10", "12", "1.5")) {
      clocks.charge(0, ClockPhase.PLAY, seconds(time));
      clocks.played(Seats.of(0));
    }
    // 8 and 10 seconds; the last move was within the lag.
    assertThat(clocks.limit(1, ClockPhase.PLAY)).isEqualTo(seconds("12"));
    clocks.charge(1, ClockPhase.PLAY, seconds("14"));
    clocks.played(Seats.of(1));
    assertThat(clocks.isGameUp(Seats.of(0))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    // the time that the game has taken, whether its limit comes before that of the seat, the limit
    "29, false, 30",
    "30, true, 30",
    "31, true, 29"
  })
  void atTheSameMomentTheLimitOfTheGameComesFirst(String used, boolean isGames, String limit) {
    // The seat has 20 s for a move and 10 s in reserve; the game has a minute.
    MatchClocks clocks = new MatchClocks(TimeControl.parse("20s/10s/0/0/1m"), NAMES);
    clocks.charge(1, ClockPhase.PLAY, seconds(used));
    clocks.played(Seats.of(1));
    assertThat(clocks.isLimitOfGame(0, ClockPhase.PLAY)).isEqualTo(isGames);
    assertThat(clocks.limit(0, ClockPhase.PLAY)).isEqualTo(seconds(limit));
  }

  @Test
  void severalControlsHaveNoClockTogether() {
    TimeControl several = TimeControl.parse("none,'a'=move:1s");
    assertThatIllegalArgumentException().isThrownBy(() -> Clock.of(several));
  }

  @Test
  void eachSeatHasTheClockAndTheLagOfItsEntrant() {
    MatchClocks clocks = new MatchClocks(TimeControl.parse("8s+2s,lag:1s,'b'=move:100ms"), NAMES);
    clocks.charge(0, ClockPhase.PLAY, seconds("4"));
    clocks.charge(1, ClockPhase.PLAY, seconds("0.05"));
    assertThat(clocks.latest(0, ClockPhase.PLAY)).isEqualTo(seconds("8"));
    assertThat(clocks.latest(1, ClockPhase.PLAY)).isEqualTo(seconds("0.1"));
    assertThat(clocks.status(0).control()).isEqualTo("8s+2s");
    assertThat(clocks.status(1).control()).isEqualTo("move:100ms");
    assertThat(clocks.status(1).reserves()).containsExactly(seconds("7"), seconds("0"));
    assertThat(clocks.isLostByOverrun(0)).isTrue();
    assertThat(clocks.isLostByOverrun(1)).isFalse();
  }

  @Test
  void anEntrantWithoutALimitPlaysAgainstOneWithAClock() {
    MatchClocks clocks = new MatchClocks(TimeControl.parse("move:1s,'a'=none"), NAMES);
    assertThat(clocks.areRunning()).isTrue();
    assertThat(clocks.isLimited(0)).isFalse();
    assertThat(clocks.isLimited(1)).isTrue();
    assertThat(clocks.limit(1, ClockPhase.PLAY)).isEqualTo(seconds("1"));
    for (int turn = 0; turn < 2; turn++) {
      assertThat(clocks.limit(0, ClockPhase.PLAY)).isEqualTo(Duration.ofDays(36_500));
      assertThat(clocks.overrun(0, ClockPhase.PLAY)).isEqualTo("no move came within 36500d");
      assertThat(clocks.isLostByOverrun(0)).isFalse();
      assertThat(clocks.status(0).reserves()).containsExactly(Duration.ZERO, Duration.ZERO);
      clocks.charge(0, ClockPhase.PLAY, seconds("3600"));
    }
    assertThat(new MatchClocks(TimeControl.none(), NAMES).areRunning()).isFalse();
  }

  @Test
  void anOverrunWithALagTellsIt() {
    String limit = "no move came within 100ms";
    assertThat(overrun("move:100ms")).isEqualTo(limit);
    assertThat(overrun("move:100ms,lag:20ms"))
        .isEqualTo(limit + "; 20ms of each move are not charged");
  }

  private static String overrun(String control) {
    return new MatchClocks(TimeControl.parse(control), NAMES).overrun(1, ClockPhase.PLAY);
  }

  @Test
  void thePhaseIsThatOfTheGame() {
    Pile game =
        new Pile(2, 9) {
          @Override
          public boolean isSetup(Stones state) {
            return state.left() == 9;
          }
        };
    Pile.Stones start = game.start();
    assertThat(ClockPhase.of(game, start)).isEqualTo(ClockPhase.SETUP);
    assertThat(ClockPhase.of(game, game.next(start, new Pile.Take(1)))).isEqualTo(ClockPhase.PLAY);
  }

  @Test
  void readingsAreTakenOnce() {
    MatchClocks clocks = new MatchClocks(TimeControl.parse("30s/100s"), NAMES);
    Duration none = Duration.ZERO;
    assertThat(clocks.takeReadings(Seats.of(0, 1))).containsExactly(none, none);
    clocks.charge(0, ClockPhase.PLAY, seconds("40"));
    assertThat(clocks.status(0).reserves()).containsExactly(seconds("90"), seconds("100"));
    assertThat(clocks.takeReadings(Seats.of(0))).containsExactly(seconds("40"));
    assertThat(clocks.takeReadings(Seats.of(0, 1))).containsExactly(none, none);
  }

  @Test
  void theShortestLimitOfTheMatchHoldsAndEachSeatCountsItsOwnTurns() {
    MatchClocks timed =
        new MatchClocks(TimeControl.parse("1m/1m/100/0/2h,'b'=1m/1m/100/0/30s"), NAMES);
    assertThat(timed.limit(0, ClockPhase.PLAY)).isEqualTo(seconds("30"));
    MatchClocks one = new MatchClocks(TimeControl.parse("1m/1m,'b'=1m/1m/100/0/30s"), NAMES);
    assertThat(one.limit(0, ClockPhase.PLAY)).isEqualTo(seconds("30"));
    MatchClocks counted = new MatchClocks(TimeControl.parse("none,'b'=1m/1m/100/0/1t"), NAMES);
    counted.played(Seats.of(0, 1));
    assertThat(counted.isGameUp(Seats.of(0))).isFalse();
    assertThat(counted.isGameUp(Seats.of(1))).isTrue();
  }
}
