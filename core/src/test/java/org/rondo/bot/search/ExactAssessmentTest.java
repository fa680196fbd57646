package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Pile;
import org.rondo.bot.Scoring;
import org.rondo.bot.Thought;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Whether a search by alpha-beta knows the value of a position, and by which moves. */
class ExactAssessmentTest {
  private static final Pile.Take ONE = new Pile.Take(1);

  private static <S extends State, M extends Move> Assessment<M> found(
      Game<S, M> game, AlphaBetaSearch<S, M> search) {
    return search
        .budget(Budget.steps(1_000_000))
        .analyse(Decision.in(game, game.start(Rng.none()), 0, Seed.of(1).rng()));
  }

  /** A thousand moves are the most that are searched, so there may be more. */
  @ParameterizedTest
  @CsvSource({"999, 1, true", "1000, 1, false", "2, 999, true", "2, 1000, false"})
  void aValueIsExactIfAllMovesAreSearched(int own, int answers, boolean isExact) {
    ChosenNumbers game = new ChosenNumbers(List.of(own, answers));
    Assessment<MatrixGame.Line> found = found(game, AlphaBetaSearch.of(game));
    assertThat(found.isExact()).isEqualTo(isExact);
    assertThat(found.depth()).isEqualTo(2);
    assertThat(found.move().number()).isEqualTo(own - 1);
  }

  @ParameterizedTest
  @CsvSource({"1, 1, false", "2, 2, false", "3, 3, true", "4, 3, true"})
  void aValueIsExactIfEachLineEnds(int depth, int searched, boolean isExact) {
    ChosenNumbers game = new ChosenNumbers(List.of(2, 3, 2));
    Assessment<MatrixGame.Line> found = found(game, AlphaBetaSearch.of(game).depth(depth));
    assertThat(found.depth()).isEqualTo(searched);
    assertThat(found.isExact()).isEqualTo(isExact);
    assertThat(found.line()).hasSize(searched);
    assertThat(found.line().stream().map(MatrixGame.Line::number))
        .isEqualTo(List.of(1, 2, 1).subList(0, searched));
  }

  /**
   * After 1 and 0 there are two moves. The answers to the first are worth 5. Of the answers to the
   * second, one is worth 5 and ends its search, and the other is worth 0.
   */
  @Test
  void aLineFollowsTheBestMoveAndNotOneThatIsOnlyKnownNotToBeBetter() {
    ChosenNumbers game = new ChosenNumbers(List.of(2, 1, 2, 2));
    Scoring<ChosenNumbers.Chosen> scoring =
        (state, seat) -> {
          List<Integer> numbers = state.numbers();
          if (numbers.get(0) == 0) {
            return -10;
          }
          if (numbers.size() < 4) {
            // The first move seems better before its answers are searched, so it comes first.
            return numbers.equals(List.of(1, 0, 0)) ? 1 : 0;
          }
          return numbers.subList(2, 4).equals(List.of(1, 1)) ? 0 : 5;
        };
    Assessment<MatrixGame.Line> found = found(game, AlphaBetaSearch.of(game).scoring(scoring));
    assertThat(found.value()).isEqualTo(5);
    assertThat(found.line().stream().map(MatrixGame.Line::number)).containsExactly(1, 0, 0, 0);
  }

  @Test
  void aMeanOfChanceIsNotExactAndEndsTheLine() {
    LuckyPile game = new LuckyPile(6, 2);
    Assessment<Pile.Take> found = found(game, AlphaBetaSearch.of(game));
    assertThat(found.depth()).isEqualTo(6);
    assertThat(found.isExact()).isFalse();
    assertThat(found.line()).containsExactly(found.move());
  }

  /** The results of a search that was stopped are those of the last depth that it finished. */
  @Test
  void aSearchThatWasStoppedIsNotExact() {
    ChosenNumbers game = new ChosenNumbers(List.of(3, 3, 3));
    AlphaBetaSearch<ChosenNumbers.Chosen, MatrixGame.Line> search = AlphaBetaSearch.of(game);
    Decision<ChosenNumbers.Chosen, MatrixGame.Line> decision =
        Decision.in(game, game.start(Rng.none()), 0, Seed.of(1).rng());
    // Three positions at depth 1, and at most twelve at depth 2.
    Assessment<MatrixGame.Line> found = search.budget(Budget.steps(3)).analyse(decision);
    assertThat(found.depth()).isEqualTo(1);
    assertThat(found.nodes()).isEqualTo(3);
    assertThat(found.isExact()).isFalse();
    assertThat(found.move().number()).isEqualTo(2);
    assertThat(found.value()).isEqualTo(4);
  }

  /** With the scores of the default, a win is worth more than any lead before the end. */
  @Test
  void theDefaultScoringIsTheLeadAndTheResult() {
    ChosenNumbers game = new ChosenNumbers(List.of(2, 3, 2));
    assertThat(found(game, AlphaBetaSearch.of(game).depth(2)).value()).isEqualTo(2 * -1.0);
    ChosenNumbers won = new ChosenNumbers(List.of(4, 2));
    assertThat(found(won, AlphaBetaSearch.of(won)).value()).isEqualTo(1e10 + 2 * 2);
    assertThat(found(won, AlphaBetaSearch.of(won).scoring(Scoring.lead(2))).value())
        .isEqualTo(2 * 2);
  }

  @Test
  void aThoughtOfNoDepthOrWithoutAScoreSaysLess() {
    assertThat(new Assessment<>(ONE, 3, 0, 5, List.of(ONE), true).thought(ScoreUnit.LEAD))
        .isEqualTo(Thought.none());
    Thought huge = new Assessment<>(ONE, 1e300, 1, 5, List.of(ONE), true).thought(ScoreUnit.VALUE);
    assertThat(huge)
        .isEqualTo(Thought.none().withDepth(1).withNodes(5).withLine(List.of("take 1")));
    assertThat(new Assessment<>(ONE, 3, 1, 5, List.of(), false).thought(ScoreUnit.LEAD))
        .isEqualTo(Thought.scored(3, "points").withDepth(1).withNodes(5));
  }
}
