package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

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
}
