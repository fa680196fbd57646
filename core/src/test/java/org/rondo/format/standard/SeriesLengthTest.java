package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.ToyTournament;
import org.rondo.random.Seed;

class SeriesLengthTest {
  private static final SeriesLength FINAL = SeriesLength.computeFest();

  /** The winners of the games in order: 3 or 5, or a dot for a draw. */
  private static List<EncounterResult> played(SeriesLength series, String winners) {
    List<EncounterResult> played = new ArrayList<>();
    int from = 0;
    while (from < winners.length()) {
      Encounter encounter = series.next(3, 5, played).orElseThrow();
      String own = winners.substring(from, from + encounter.matches());
      played.add(
          ToyTournament.played(
              encounter,
              (any, seated, match) ->
                  ToyTournament.scores(
                      seated.get(0) == own.charAt(match) - '0' ? 1 : 0,
                      seated.get(1) == own.charAt(match) - '0' ? 1 : 0)));
      from += encounter.matches();
    }
    return played;
  }

  @Test
  void itBeginsWithItsFixedNumberOfMatches() {
    assertThat(FINAL.next(3, 5, List.of())).contains(Encounter.of(3, 5).over(9));
    assertThat(FINAL.stage(0).title()).isEqualTo("final");
  }

  @Test
  void theSideWithMoreWinsHasWon() {
    List<EncounterResult> played = played(FINAL, "3....5..5");
    assertThat(FINAL.next(3, 5, played)).isEmpty();
    assertThat(FINAL.leader(3, 5, played)).contains(5);
  }

  @Test
  void aTieHasExtraMatchesThatGoOnExchangingSeats() {
    List<EncounterResult> played = played(FINAL, "3535.....");
    assertThat(FINAL.leader(3, 5, played)).isEmpty();
    assertThat(FINAL.next(3, 5, played)).contains(Encounter.of(5, 3).over(3));
    assertThat(FINAL.stage(1).title()).isEqualTo("final, extra games");
  }

  @Test
  void suddenDeathEndsWithTheFirstDecidedMatch() {
    List<EncounterResult> played = played(FINAL, "........." + "35." + "..");
    assertThat(FINAL.next(3, 5, played)).contains(Encounter.of(3, 5));
    assertThat(FINAL.stage(4).title()).isEqualTo("final, sudden death 3");
    List<EncounterResult> decided = played(FINAL, "........." + "35." + "..5");
    assertThat(FINAL.next(3, 5, decided)).isEmpty();
    assertThat(FINAL.leader(3, 5, decided)).contains(5);
  }

  @Test
  void suddenDeathHasItsCap() {
    List<EncounterResult> played = played(FINAL, ".".repeat(9 + 3 + 20));
    assertThat(played).hasSize(22);
    assertThat(FINAL.next(3, 5, played)).isEmpty();
    assertThat(FINAL.leader(3, 5, played)).isEmpty();
  }

  @Test
  void thereNeedBeNoExtraMatchesAndNoSuddenDeath() {
    SeriesLength straight = new SeriesLength(2, 0, 1);
    assertThat(straight.next(3, 5, played(straight, ".."))).contains(Encounter.of(3, 5));
    assertThat(straight.stage(1).title()).isEqualTo("final, sudden death 1");
    SeriesLength plain = new SeriesLength(2, 0, 0);
    assertThat(plain.next(3, 5, played(plain, ".."))).isEqualTo(Optional.empty());
  }

  @Test
  void aLotDoesNotDependOnTheOrderOfTheNames() {
    for (int i = 0; i < 20; i++) {
      Seed seed = Seed.of(i);
      assertThat(SeriesLength.lot(3, 5, seed)).isEqualTo(SeriesLength.lot(5, 3, seed)).isIn(3, 5);
    }
    assertThat(List.of(0, 1, 2, 3, 4, 5, 6, 7))
        .extracting(i -> SeriesLength.lot(3, 5, Seed.of(i)))
        .contains(3, 5);
  }

  @Test
  void numbersOutOfRangeAreRefused() {
    assertThatThrownBy(() -> new SeriesLength(0, 0, 0))
        .hasMessageContaining("games 0 is not in 1..");
    assertThatThrownBy(() -> new SeriesLength(1, -1, 0)).hasMessageContaining("extra games -1");
    assertThatThrownBy(() -> new SeriesLength(1, 0, -1)).hasMessageContaining("sudden death -1");
  }
}
