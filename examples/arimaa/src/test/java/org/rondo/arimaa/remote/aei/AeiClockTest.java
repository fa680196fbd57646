package org.rondo.arimaa.remote.aei;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AeiClockTest {
  private final AeiClock clock = new AeiClock();

  private long seconds(int seat) {
    return clock.limit(seat, false, 0).orElseThrow().toSeconds();
  }

  @Test
  void withoutOptionsThereIsNoLimit() {
    clock.newGame(0);
    assertThat(clock.limit(0, false, 0)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    // percent, maximum, used, the limit of the next move; of 30 s a move and 100 s
    "100, 0, 10, 150",
    "50, 0, 10, 140",
    "0, 0, 10, 130",
    "100, 110, 10, 140",
    "100, 50, 10, 130",
    "100, 0, 50, 110",
    "100, 0, 500, 30"
  })
  void theEngineChargesItsOwnMoves(int percent, int most, int used, int expected) {
    clock.set("tcmove", 30);
    clock.set("tcreserve", 100);
    clock.set("tcpercent", percent);
    clock.set("tcmax", most);
    clock.newGame(0);
    clock.charge(0, true, Duration.ofSeconds(5));
    assertThat(seconds(0)).isEqualTo(130);
    clock.charge(0, false, Duration.ofSeconds(used));
    assertThat(seconds(0)).isEqualTo(expected);
    assertThat(seconds(1)).isEqualTo(130);
    clock.newGame(0);
    assertThat(seconds(0)).isEqualTo(130);
  }

  @Test
  void theControllersReservesCount() {
    clock.set("tcmove", 30);
    clock.set("wreserve", 5);
    clock.set("sreserve", 7);
    assertThat(seconds(0)).isEqualTo(35);
    assertThat(seconds(1)).isEqualTo(37);
    clock.set("tcmoveused", 10);
    assertThat(seconds(0)).isEqualTo(25);
    clock.set("tcmoveused", 100);
    assertThat(seconds(0)).isZero();
  }

  @Test
  void aSetupHasAMinuteAtLeast() {
    clock.set("tcmove", 30);
    assertThat(clock.limit(0, true, 0)).contains(Duration.ofSeconds(60));
    clock.set("tcturntime", 40);
    assertThat(clock.limit(0, true, 0)).contains(Duration.ofSeconds(40));
  }

  @Test
  void theTimeOfTheMatchIsCountedFromItsBeginning() {
    clock.set("tctotal", 100);
    clock.newGame(1_000_000_000L);
    assertThat(clock.limit(0, false, 31_000_000_000L)).contains(Duration.ofSeconds(70));
    assertThat(clock.limit(0, false, 500_000_000_000L)).contains(Duration.ZERO);
  }
}
