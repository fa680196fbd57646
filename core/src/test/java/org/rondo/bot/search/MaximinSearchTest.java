package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.OneTurn;
import org.rondo.bot.Scoring;
import org.rondo.random.Seed;

class MaximinSearchTest {

  /** The second row is sure to win one. */
  private static final MatrixGame GAME =
      new MatrixGame(
          List.of(List.of(9.0, 9.0, -1.0), List.of(1.0, 2.0, 3.0), List.of(5.0, 0.0, 9.0)));

  private static Assessment<MatrixGame.Line> found(int nodes, long seed) {
    return MaximinSearch.of(GAME)
        .scoring(Scoring.lead(2))
        .budget(Budget.steps(nodes))
        .analyse(Decision.in(GAME, GAME.start(), 0, Seed.of(seed).rng()));
  }

  @Test
  void givesAMoveUpAsSoonAsItIsBehind() {
    long most =
        IntStream.range(0, 20).mapToLong(seed -> found(9, seed).nodes()).max().orElseThrow();
    long least =
        IntStream.range(0, 20).mapToLong(seed -> found(9, seed).nodes()).min().orElseThrow();
    // The best row and the moves that refute the others: at most two looks for each of those.
    assertThat(most).isLessThanOrEqualTo(9);
    assertThat(least).isLessThan(9);
  }

  @Test
  void hasToDoWithWhatTheBudgetLetItSee() {
    Assessment<MatrixGame.Line> one = found(1, 1);
    assertThat(one.nodes()).isEqualTo(1);
    assertThat(one.depth()).isZero();
    assertThat(found(9, 1).depth()).isEqualTo(1);
    assertThat(found(9, 1).move()).isEqualTo(new MatrixGame.Line(1));
  }

  /** The first joint move is searched whatever the budget, and its value is that of the move. */
  @Test
  void aSearchThatIsStoppedAtOnceKnowsOneJointMove() {
    MatrixGame game = new MatrixGame(List.of(List.of(3.0, 3.0), List.of(3.0, 3.0)));
    Thread.currentThread().interrupt();
    try {
      Assessment<MatrixGame.Line> found =
          MaximinSearch.of(game)
              .scoring(Scoring.lead(2))
              .analyse(Decision.in(game, game.start(), 0, Seed.of(1).rng()));
      assertThat(found.nodes()).isEqualTo(1);
      assertThat(found.value()).isEqualTo(6);
      assertThat(found.depth()).isZero();
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void aMoveThatWasNotLookedAtToItsEndDoesNotCount() {
    // With four looks the first row is known wholly, and of the second one answer only.
    for (long seed = 0; seed < 20; seed++) {
      Assessment<MatrixGame.Line> some = found(4, seed);
      double worst =
          GAME.pays().get(some.move().number()).stream()
              .mapToDouble(x -> 2 * x)
              .min()
              .orElseThrow();
      assertThat(some.value()).as("seed %d", seed).isEqualTo(worst);
    }
  }

  @Test
  void playsAnyOfTheMovesThatAreEquallyGood() {
    Set<Integer> played = new HashSet<>();
    OneTurn game = OneTurn.paying(4, 1, 4, 4);
    for (long seed = 0; seed < 40; seed++) {
      played.add(
          MaximinSearch.of(game)
              .bot()
              .choose(Decision.in(game, game.start(), 0, Seed.of(seed).rng()))
              .number());
    }
    assertThat(played).containsExactlyInAnyOrder(0, 2, 3);
  }

  @Test
  void looksAtNoMoreMovesThanItsWidth() {
    OneTurn game = new OneTurn(2, 50, (joint, rng) -> List.of(0.0, 0.0));
    long nodes =
        MaximinSearch.of(game)
            .width(1)
            .analyse(Decision.in(game, game.start(), 0, Seed.of(1).rng()))
            .nodes();
    assertThat(nodes).isEqualTo(1);
    assertThatThrownBy(() -> MaximinSearch.of(game).width(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("width 0", "not in 1..1000000");
  }

  /** All moves are equally good, so each move after the first is given up at its first answer. */
  @ParameterizedTest
  @CsvSource({"4, 64, 64", "4, 63, 27", "4, 1, 1", "3, 8, 4", "3, 9, 9", "2, 5, 5", "2, 4, 4"})
  void theJointAnswersAreAtMostTheWidth(int seats, int width, int answers) {
    OneTurn game =
        new OneTurn(seats, 5, (joint, rng) -> DoubleStream.of(new double[seats]).boxed().toList());
    assertThat(
            MaximinSearch.of(game)
                .width(width)
                .analyse(Decision.in(game, game.start(), 0, Seed.of(1).rng()))
                .nodes())
        .isEqualTo(answers + Math.min(5, width) - 1);
  }

  @Test
  void theEndsOfTheRangeOfWidthsAreAllowed() {
    MaximinSearch<MatrixGame.Purse, MatrixGame.Line> search = MaximinSearch.of(GAME);
    assertThat(search.width(1).width(1_000_000)).isSameAs(search);
    assertThatThrownBy(() -> search.width(1_000_001)).hasMessageContaining("not in 1..1000000");
  }

  @Test
  void theOthersShareTheAnswersAmongThemselves() {
    // Only the own number counts, and the last of a hundred is the best.
    OneTurn game =
        new OneTurn(4, 100, (joint, rng) -> List.of((double) joint.move(0).number(), 0., 0., 0.));
    Assessment<?> found =
        MaximinSearch.of(game)
            .scoring((state, seat) -> state.score(0))
            .analyse(Decision.in(game, game.start(), 0, Seed.of(1).rng()));
    assertThat(found.value()).isEqualTo(99);
    assertThat(found.depth()).isEqualTo(1);
    // Four answers of each of three: at most 64 a move.
    assertThat(found.nodes()).isLessThanOrEqualTo(6_400);
  }
}
