package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CountsTest {

  @Test
  void gamesAddUp() {
    MatchCounts counts = new MatchCounts(3, 2, 1).plus(new MatchCounts(10, 20, 30));

    assertThat(counts)
        .isEqualTo(new MatchCounts(13, 22, 31))
        .isEqualTo(counts.plus(MatchCounts.none()));
    assertThat(counts.games()).isEqualTo(66);
    assertThat(counts.points()).isEqualTo(24);
    assertThat(counts.reversed()).isEqualTo(new MatchCounts(31, 22, 13));
  }

  @Test
  void pairsAddUp() {
    PairCounts counts = new PairCounts(1, 2, 3, 4, 5).plus(new PairCounts(10, 20, 30, 40, 50));

    assertThat(counts)
        .isEqualTo(new PairCounts(11, 22, 33, 44, 55))
        .isEqualTo(counts.plus(PairCounts.none()));
    assertThat(counts.pairs()).isEqualTo(165);
    assertThat(counts.games()).isEqualTo(330);
    assertThat(counts.points()).isEqualTo(11 + 33 + 66 + 110);
    assertThat(counts.reversed()).isEqualTo(new PairCounts(55, 44, 33, 22, 11));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.5, 1, 1.5, 2})
  void aPairOfSoManyPointsHasThem(double points) {
    PairCounts pair = PairCounts.ofPoints(points);

    assertThat(pair.pairs()).isEqualTo(1);
    assertThat(pair.points()).isEqualTo(points);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.5, 0.25, 2.5, Double.NaN})
  void refusesPointsThatTwoGamesCannotBring(double points) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PairCounts.ofPoints(points))
        .withMessage("points %s are no result of two games; give 0, 0.5, 1, 1.5 or 2", points);
  }

  @Test
  void refusesCountsThatAreNone() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new MatchCounts(1, -1, 1))
        .withMessage("draws -1 is not in 0..4294967296");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PairCounts(0, 0, 0, 0, Long.MAX_VALUE))
        .withMessageStartingWith("pairs won 9223372036854775807 is not in ");
  }

  @Test
  void aRecordOfTwoPlayersIsMadeOfTheirCounts() {
    assertThat(HeadToHead.of(4, 2, new MatchCounts(3, 2, 1))).isEqualTo(new HeadToHead(4, 2, 4, 2));
    assertThat(HeadToHead.draw(0, 1)).isEqualTo(HeadToHead.of(0, 1, new MatchCounts(0, 1, 0)));
    assertThat(HeadToHead.win(0, 1)).isEqualTo(HeadToHead.of(0, 1, new MatchCounts(1, 0, 0)));
  }

  @Test
  void setsAddUp() {
    SetCounts counts = SetCounts.none(6, 12).plusSet(24).plusSet(24).plusSet(12).plusSet(0);
    assertThat(counts.units()).isEqualTo(4);
    assertThat(counts.games()).isEqualTo(24);
    assertThat(counts.points()).isEqualTo(6 + 6 + 3 + 0);
    assertThat(counts.isLevel()).isFalse();
    assertThat(SetCounts.none(6, 12).plusSet(12).isLevel()).isTrue();
    assertThat(counts.reversed())
        .isEqualTo(SetCounts.none(6, 12).plusSet(0).plusSet(0).plusSet(12).plusSet(24));
  }

  @Test
  void refusesSetsThatAreNone() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SetCounts.none(6, 12).plusSet(25))
        .withMessage("25 half points of a set are not in 0..24");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SetCounts(0, List.of(0L, 0L, 0L)))
        .withMessage("0 games in a set are not in 1..10000");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SetCounts(1, List.of(0L, 0L)))
        .withMessage("2 scores are not an odd number in 3..1000001");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SetCounts(1, List.of(0L, -1L, 0L)))
        .withMessage("sets -1 is not in 0..4294967296");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SetCounts.none(6, 0))
        .withMessage("0 comparisons in a set are not in 1..500000");
  }

  @Test
  void countsAndSizesReachTheirBounds() {
    long most = 1L << 32;
    assertThat(new MatchCounts(most, 0, most).games()).isEqualTo(2 * most);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new MatchCounts(0, 0, most + 1))
        .withMessage("losses 4294967297 is not in 0..4294967296");
    assertThatIllegalArgumentException().isThrownBy(() -> new MatchCounts(-1, 0, 0));
    for (int place = 0; place < 5; place++) {
      long[] n = new long[5];
      n[place] = -1;
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new PairCounts(n[0], n[1], n[2], n[3], n[4]))
          .withMessageContaining(" -1 is not in 0..");
    }
    assertThat(new SetCounts(10_000, List.of(0L, 0L, 1L)).points()).isEqualTo(10_000);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SetCounts(10_001, List.of(0L, 0L, 1L)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SetCounts(1, List.of(0L, 0L, 1L, 0L)))
        .withMessageStartingWith("4 scores");
    assertThat(SetCounts.none(1, 500_000).counts()).hasSize(1_000_001);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SetCounts.none(1, 500_001))
        .withMessage("500001 comparisons in a set are not in 1..500000");
    assertThatIllegalArgumentException().isThrownBy(() -> SetCounts.none(1, 1).plusSet(-1));
    assertThat(SetCounts.none(1, 1).plusSet(2)).isEqualTo(new SetCounts(1, List.of(0L, 0L, 1L)));
    assertThat(new MatchCounts(0, 2, 0).isLevel()).isTrue();
    assertThat(new MatchCounts(1, 2, 0).isLevel()).isFalse();
    assertThat(new MatchCounts(1, 2, 0).units()).isEqualTo(3);
    assertThat(new PairCounts(0, 0, 2, 0, 0).isLevel()).isTrue();
    assertThat(new PairCounts(0, 1, 2, 0, 0).isLevel()).isFalse();
    assertThat(new HeadToHead(1, 0, 0, 0).firstWins()).isZero();
    assertThatIllegalArgumentException().isThrownBy(() -> new HeadToHead(-1, 0, 1, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new HeadToHead(0, -1, 1, 1));
  }

  /** A pair is a set of two games with one comparison each. */
  @Test
  void pairsAndSetsOfTwoGamesGiveTheSameNumbers() {
    PairCounts pairs = new PairCounts(3, 4, 10, 8, 6);
    SetCounts sets = new SetCounts(2, List.of(3L, 4L, 10L, 8L, 6L));
    assertThat(sets.games()).isEqualTo(pairs.games());
    assertThat(sets.points()).isEqualTo(pairs.points());
    for (Sprt test : List.of(Sprt.logistic(0, 50), Sprt.normalised(-5, 20))) {
      assertThat(test.verdict(sets)).isEqualTo(test.verdict(pairs));
      assertThat(test.estimate(sets)).isEqualTo(test.estimate(pairs));
      assertThat(test.forecast(sets)).isEqualTo(test.forecast(pairs));
    }
    assertThat(EloDifference.of(sets)).isEqualTo(EloDifference.of(pairs));
    assertThat(EloInterval.anytime(sets)).isEqualTo(EloInterval.anytime(pairs));
  }
}
