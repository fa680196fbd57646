package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlackettLuceTest {

  @Test
  void rankingsRoundACircleMakeAllEqual() {
    Strengths strengths =
        PlackettLuce.fit(3, List.of(Ranking.of(0, 1, 2), Ranking.of(1, 2, 0), Ranking.of(2, 0, 1)));

    assertThat(strengths.abilities())
        .allSatisfy(ability -> assertThat(ability).isCloseTo(0, within(1e-12)));
  }

  /** The root of the score equations, found by another program. */
  @Test
  void rankingsMayBeOfSome() {
    List<Ranking> rankings = List.of(Ranking.of(0, 1, 2), Ranking.of(3, 2, 0), Ranking.of(1, 3));

    List<Double> expected = List.of(-0.44330849, 0.69506787, -0.67060957, 0.41885019);
    Strengths strengths = PlackettLuce.fit(4, rankings);
    for (int item = 0; item < 4; item++) {
      assertThat(strengths.ability(item)).isCloseTo(expected.get(item), within(1e-8));
    }
  }

  @Test
  void aPlayerThatWasAlwaysLastIsNamed() {
    assertThatExceptionOfType(DisconnectedResultsException.class)
        .isThrownBy(() -> PlackettLuce.fit(3, List.of(Ranking.of(0, 1, 2), Ranking.of(1, 0, 2))))
        .withMessageStartingWith("player 2 never won against the other 2, so ")
        .satisfies(e -> assertThat(e.players()).containsExactly(2));
  }

  @Test
  void aPlayerThatWasAlwaysFirstIsRatedWithVirtualDraws() {
    Strengths strengths =
        PlackettLuce.fitWithVirtualDraws(
            4, List.of(Ranking.of(2, 0, 1, 3), Ranking.of(2, 1, 0, 3)), 0.5);

    assertThat(strengths.ability(2)).isGreaterThan(strengths.ability(0)).isLessThan(5);
    assertThat(strengths.ability(0)).isCloseTo(strengths.ability(1), within(1e-10));
    assertThat(strengths.ability(3)).isLessThan(strengths.ability(0)).isGreaterThan(-5);
  }

  /** Here Newton's method alone would overshoot. */
  @Test
  void weightsMayBeVeryUneven() {
    List<Ranking> rankings =
        List.of(
            new Ranking(List.of(0, 2), 100),
            new Ranking(List.of(3, 1), 0.1),
            new Ranking(List.of(4, 2, 3), 0.01),
            new Ranking(List.of(3, 1, 4), 10),
            new Ranking(List.of(2, 0, 4), 0.1));
    double[] best =
        PlackettLuce.fit(5, rankings).abilities().stream().mapToDouble(a -> a).toArray();

    double most = Results.logLikelihood(rankings, best);
    for (int item = 0; item < 5; item++) {
      for (double step : new double[] {-0.01, 0.01}) {
        double[] other = best.clone();
        other[item] += step;
        assertThat(Results.logLikelihood(rankings, other)).isLessThan(most);
      }
    }
  }

  @Test
  void tiesAreEveryOrderInEqualShares() {
    assertThat(Ranking.withTies(List.of(List.of(3), List.of(1, 2))))
        .containsExactlyInAnyOrder(
            new Ranking(List.of(3, 1, 2), 0.5), new Ranking(List.of(3, 2, 1), 0.5));
    assertThat(Ranking.withTies(List.of(List.of(0, 1, 2, 3))))
        .hasSize(24)
        .allSatisfy(ranking -> assertThat(ranking.weight()).isEqualTo(1 / 24.0))
        .doesNotHaveDuplicates();
  }

  @Test
  void sevenMayBeTied() {
    List<Integer> seven = IntStream.range(0, 7).boxed().toList();
    assertThat(Ranking.withTies(List.of(seven))).hasSize(5040);
  }

  @Test
  void placesAreItemsByTheirRanks() {
    assertThat(Ranking.places(List.of(4, 7, 2), List.of(2, 1, 2)))
        .containsExactly(List.of(7), List.of(4, 2));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Ranking.places(List.of(4, 7), List.of(1)))
        .withMessage("ranks [1] do not fit items [4, 7]; give one rank for each item");
  }

  @Test
  void refusesWhatIsNoRanking() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Ranking.of(1))
        .withMessage("items [1] are no ranking: give two or more different numbers from 0 on");
    assertThatIllegalArgumentException().isThrownBy(() -> Ranking.of(1, 2, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> Ranking.of(1, -2));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Ranking(List.of(0, 1), 0))
        .withMessage("weight 0.0 of ranking [0, 1] must be above 0 and finite");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Ranking.withTies(List.of(List.of(0), List.of(1, 0))))
        .withMessage(
            "items [0, 1, 0] are no ranking: give two or more different numbers from 0 on");
    List<Integer> tooMany = IntStream.range(0, 8).boxed().toList();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Ranking.withTies(List.of(tooMany)))
        .withMessageEndingWith(
            "have more than 5040 orders; give the ties as rankings of fewer items");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PlackettLuce.fit(2, List.of(Ranking.of(0, 1, 2))))
        .withMessage("player 2 has results, but there are only the players 0 to 1");
  }
}
