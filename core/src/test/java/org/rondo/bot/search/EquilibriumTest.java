package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Scoring;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** How near searches come to the equilibria of games in which everybody moves at once. */
class EquilibriumTest {

  /** Rock, paper and scissors, where rock wins three times as much. */
  private static final MatrixGame ROCK_TRIPLED =
      new MatrixGame(
          List.of(List.of(0.0, -1.0, 3.0), List.of(1.0, 0.0, -1.0), List.of(-1.0, 1.0, 0.0)));

  private static final int ITERATIONS = 10_000;

  private static double distance(MatrixGame game, int seat, Selection selection, int iterations) {
    Analysis<MatrixGame.Line> analysis =
        MonteCarloSearch.of(game)
            .selection(selection)
            .scoring(Scoring.lead(2))
            .budget(Budget.steps(iterations))
            .analyse(Decision.in(game, game.start(), seat, Seed.of(11).child("seat", seat).rng()));
    double[] optimal = game.equilibrium(seat);
    assertThat(analysis.lines()).hasSize(optimal.length);
    return analysis.lines().stream()
        .mapToDouble(line -> Math.abs(line.probability() - optimal[line.move().number()]))
        .max()
        .orElseThrow();
  }

  static Stream<MatrixGame> matrices() {
    Rng rng = Seed.of(3).rng();
    return IntStream.range(0, 20).mapToObj(n -> MatrixGame.random(5, rng));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void regretMatchingMixesAsOneShouldWhereRockWinsThreefold(int seat) {
    assertThat(distance(ROCK_TRIPLED, seat, Selection.REGRET_MATCHING, ITERATIONS))
        .isLessThan(0.02);
  }

  @ParameterizedTest
  @MethodSource("matrices")
  void regretMatchingComesNearTheEquilibriumOfAMatrix(MatrixGame game) {
    assertThat(distance(game, 0, Selection.REGRET_MATCHING, ITERATIONS)).isLessThan(0.03);
    assertThat(distance(game, 1, Selection.REGRET_MATCHING, ITERATIONS)).isLessThan(0.03);
  }
}
