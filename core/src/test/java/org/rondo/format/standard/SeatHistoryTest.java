package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.Seating;
import org.rondo.format.ToyTournament;
import org.rondo.random.Seed;

/** The six rules of seats, each where it decides. */
class SeatHistoryTest {
  private static final int ADA = 0;
  private static final int BEN = 1;

  /** The numbers of opponents who play nobody else of interest. */
  private static final int SOMEBODY = 2;

  private final SeatHistory history = new SeatHistory();

  private void plays(int first, int second) {
    EncounterResult none = EncounterResult.none(Encounter.of(first, second));
    history.add(none.plus(0, ToyTournament.scores(1, 0)));
  }

  private Seating seated() {
    return history.seated(ADA, BEN, Seed.of(1).rng());
  }

  private void assertSeated(int first, int second, int rule) {
    assertThat(List.of(seated().first(), seated().second(), seated().rule()))
        .containsExactly(first, second, rule);
    Seating exchanged = history.seated(BEN, ADA, Seed.of(1).rng());
    assertThat(exchanged).as("whoever is named first").isEqualTo(seated());
  }

  @Test
  void seat0GoesToTheEntrantWithTheSmallerBalance() {
    plays(ADA, SOMEBODY);
    assertSeated(BEN, ADA, 1);
    plays(SOMEBODY, BEN);
    plays(SOMEBODY, BEN);
    plays(SOMEBODY, ADA);
    assertSeated(BEN, ADA, 1);
  }

  @Test
  void aBalanceBelowZeroIsLessThanNone() {
    plays(SOMEBODY, ADA);
    assertSeated(ADA, BEN, 1);
  }

  @Test
  void thenToTheEntrantThatHadItLessOftenAgainstTheOther() {
    plays(ADA, BEN);
    plays(SOMEBODY, ADA);
    plays(BEN, SOMEBODY);
    assertSeated(BEN, ADA, 2);
  }

  @Test
  void thenBothChangeSeats() {
    plays(ADA, SOMEBODY);
    plays(SOMEBODY, ADA);
    plays(SOMEBODY, BEN);
    plays(BEN, SOMEBODY);
    assertSeated(ADA, BEN, 3);
  }

  @Test
  void anEntrantWithoutMatchesHasNoRunOfSeats() {
    plays(ADA, SOMEBODY);
    plays(SOMEBODY, ADA);
    assertSeated(ADA, BEN, 3);
    SeatHistory other = new SeatHistory();
    assertThat(other.seated(BEN, ADA, Seed.of(1).rng()).rule()).isEqualTo(6);
  }

  @Test
  void theOtherOneChangesTooWhereOnlyItHasPlayed() {
    plays(SOMEBODY, BEN);
    plays(BEN, SOMEBODY);
    assertSeated(ADA, BEN, 3);
  }

  @Test
  void thenTheLongerRunEnds() {
    plays(SOMEBODY, ADA);
    plays(SOMEBODY, ADA);
    plays(ADA, SOMEBODY);
    plays(ADA, SOMEBODY);
    plays(SOMEBODY, BEN);
    plays(BEN, SOMEBODY);
    assertSeated(BEN, ADA, 4);
  }

  @Test
  void theLongerRunMayBeTheOthers() {
    plays(BEN, SOMEBODY);
    plays(BEN, SOMEBODY);
    plays(SOMEBODY, BEN);
    plays(SOMEBODY, BEN);
    plays(ADA, SOMEBODY);
    plays(SOMEBODY, ADA);
    assertSeated(BEN, ADA, 4);
  }

  @Test
  void thenTheSeatsOfTheirLastMatchAreExchanged() {
    plays(ADA, BEN);
    plays(BEN, ADA);
    plays(ADA, SOMEBODY);
    plays(SOMEBODY, ADA);
    plays(SOMEBODY, BEN);
    plays(BEN, SOMEBODY);
    plays(ADA, SOMEBODY);
    plays(SOMEBODY, BEN);
    plays(SOMEBODY, ADA);
    plays(BEN, SOMEBODY);
    plays(SOMEBODY, BEN);
    plays(BEN, SOMEBODY);
    plays(SOMEBODY, ADA);
    plays(ADA, SOMEBODY);
    assertSeated(ADA, BEN, 5);
  }

  @Test
  void thenALotDecides() {
    long first =
        LongStream.range(0, 400)
            .filter(seed -> history.seated(ADA, BEN, Seed.of(seed).rng()).first() == ADA)
            .count();
    assertThat(seated().rule()).isEqualTo(6);
    assertThat(first).isBetween(150L, 250L);
  }

  @Test
  void forfeitedMatchesCountAndAnnulledOnesDoNot() {
    history.add(EncounterResult.none(Encounter.of(ADA, SOMEBODY)));
    assertThat(seated().rule()).isEqualTo(6);
    history.add(
        EncounterResult.none(Encounter.of(ADA, SOMEBODY)).plus(0, ToyTournament.forfeit(1, 0, 0)));
    assertSeated(BEN, ADA, 1);
  }
}
