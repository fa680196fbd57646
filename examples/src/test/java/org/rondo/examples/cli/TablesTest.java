package org.rondo.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.random.Seed;

class TablesTest {
  private static List<Schedule.Fixture> fixtures(Tables tables) {
    List<Schedule.Fixture> fixtures = new ArrayList<>();
    tables.forEachRemaining(fixtures::add);
    return fixtures;
  }

  @ParameterizedTest
  @CsvSource({
    "4, 2, 10, 5",
    "4, 3, 10, 9",
    "4, 4, 10, 10",
    "4, 5, 12, 15",
    "4, 6, 10, 15",
    "3, 7, 6, 14"
  })
  void everybodyHoldsAsManySeatsAsEverybodyElse(int seats, int entrants, int each, int games) {
    Tables tables = new Tables(seats, entrants, each, Seed.of(1));
    assertThat(tables.gameCount()).isEqualTo(games);
    List<Schedule.Fixture> fixtures = fixtures(tables);
    int[] held = new int[entrants];
    fixtures.forEach(fixture -> fixture.entrants().forEach(entrant -> held[entrant]++));

    assertThat(fixtures).hasSize(games).allMatch(fixture -> fixture.entrants().size() == seats);
    assertThat(held).containsOnly(games * seats / entrants);
    assertThat(held[0]).isGreaterThanOrEqualTo(each);
    assertThat(fixtures).extracting(Schedule.Fixture::seed).doesNotHaveDuplicates();
  }

  @Test
  void nobodyMeetsItselfWhereThereAreEntrantsForAllSeats() {
    assertThat(fixtures(new Tables(4, 6, 20, Seed.of(1))))
        .allMatch(fixture -> new HashSet<>(fixture.entrants()).size() == 4);
  }

  @Test
  void withThreeEntrantsEachHoldsEachSeatOnceInEveryRound() {
    List<Schedule.Fixture> round = fixtures(new Tables(4, 3, 4, Seed.of(1)));
    for (int seat = 0; seat < 4; seat++) {
      int here = seat;
      assertThat(round)
          .extracting(fixture -> fixture.entrants().get(here))
          .containsOnlyOnce(0, 1, 2);
    }
  }

  @Test
  void theSameSeedDealsTheSame() {
    assertThat(fixtures(new Tables(4, 6, 20, Seed.of(1))))
        .isEqualTo(fixtures(new Tables(4, 6, 20, Seed.of(1))))
        .isNotEqualTo(fixtures(new Tables(4, 6, 20, Seed.of(2))));
  }

  @Test
  void afterTheLastRoundNothingIsDealt() {
    Tables tables = new Tables(4, 4, 1, Seed.of(1));
    tables.next();
    assertThat(tables.hasNext()).isFalse();
    assertThatThrownBy(tables::next).isInstanceOf(NoSuchElementException.class);
  }
}
