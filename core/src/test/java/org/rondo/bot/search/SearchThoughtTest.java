package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Pile;
import org.rondo.bot.Thought;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class SearchThoughtTest {
  private static final Pile PILE = new Pile(2, 9);

  /** What a bot thinks at the start, after checking that its line begins with its move. */
  private static Thought atStart(Bot<Pile.Stones, Pile.Take> bot) {
    assertThat(bot.thought()).isEqualTo(Thought.none());
    Pile.Take move = bot.choose(Decision.in(PILE, PILE.start(), 0, Seed.of(1).rng()));
    Thought thought = bot.thought();
    assertThat(thought.line().stream().limit(1)).allMatch(move.text()::equals);
    assertThat(bot.thought()).isEqualTo(thought);
    return thought;
  }

  private static Pile.Stones after(List<String> line) {
    Pile.Stones state = PILE.start();
    for (String move : line) {
      state = PILE.next(state, PILE.parse(move));
    }
    return state;
  }

  @Test
  void alphaBetaSaysTheLeadTheDepthTheNodesAndTheLine() {
    AlphaBetaSearch<Pile.Stones, Pile.Take> search =
        AlphaBetaSearch.of(PILE).budget(Budget.steps(1_000_000));
    Thought thought = atStart(search.bot());
    Pile.Stones end = after(thought.line());
    assertThat(end.isOver()).isTrue();
    assertThat(thought.score()).hasValue(end.score(0) - end.score(1));
    assertThat(thought.unit()).isEqualTo("points");
    assertThat(thought.isExact()).isTrue();
    assertThat(thought.nodes()).isPresent();
    assertThat(thought.depth().getAsInt()).isGreaterThanOrEqualTo(thought.line().size());
  }

  @Test
  void aSearchThatIsCutOffIsNotExact() {
    Thought thought = atStart(AlphaBetaSearch.of(PILE).depth(2).bot());
    assertThat(thought.isExact()).isFalse();
    assertThat(thought.depth()).hasValue(2);
    assertThat(thought.line()).hasSize(2);
    assertThat(after(thought.line()).score(0) - after(thought.line()).score(1))
        .isEqualTo(thought.score().getAsDouble());
  }

  @Test
  void aScoringOfTheUserHasItsOwnUnit() {
    Thought thought = atStart(AlphaBetaSearch.of(PILE).scoring((state, seat) -> 7).depth(1).bot());
    assertThat(thought.score()).hasValue(7);
    assertThat(thought.unit()).isEqualTo("value");
  }

  @Test
  void treeSearchSaysTheExpectedResultAndTheMostVisitedMoves() {
    Thought thought = atStart(MonteCarloSearch.of(PILE).budget(Budget.steps(500)).bot());
    assertThat(thought.score().getAsDouble()).isBetween(-1.0, 1.0);
    assertThat(thought.unit()).isEqualTo("result");
    assertThat(thought.nodes()).hasValue(500);
    assertThat(thought.line()).hasSizeGreaterThan(2);
    assertThat(after(thought.line())).isNotNull();
  }

  @Test
  void theResultOfAWonPositionIsOne() {
    Pile.Stones won = new Pile.Stones(1, 0, List.of(5, 3));
    Bot<Pile.Stones, Pile.Take> bot = MonteCarloSearch.of(PILE).bot();
    bot.choose(Decision.in(PILE, won, 0, Seed.of(1).rng()));
    assertThat(bot.thought().score()).hasValue(1);
    Bot<Pile.Stones, Pile.Take> byLead = MonteCarloSearch.of(PILE).byLead().bot();
    byLead.choose(Decision.in(PILE, won, 0, Seed.of(1).rng()));
    assertThat(byLead.thought().score()).hasValue(3);
    assertThat(byLead.thought().unit()).isEqualTo("points");
  }

  @Test
  void maximinAndGreedySayTheScoreOfOneTurn() {
    Thought maximin = atStart(MaximinSearch.of(PILE).bot());
    assertThat(maximin.score()).hasValue(3);
    assertThat(maximin.depth()).hasValue(1);
    Thought greedy = atStart(Bots.greedy(PILE));
    assertThat(greedy).isEqualTo(Thought.scored(3, "points").withDepth(1).withNodes(3));
  }

  @Test
  void readingTheThoughtsDoesNotChangeTheMoves() {
    Bot<Pile.Stones, Pile.Take> asked = MonteCarloSearch.of(PILE).bot();
    Bot<Pile.Stones, Pile.Take> silent = MonteCarloSearch.of(PILE).bot();
    Rng first = Seed.of(3).rng();
    Rng second = Seed.of(3).rng();
    asked.choose(Decision.in(PILE, PILE.start(), 0, first));
    asked.thought();
    silent.choose(Decision.in(PILE, PILE.start(), 0, second));
    assertThat(first.nextLong()).isEqualTo(second.nextLong());
  }

  @Test
  void aDecidedMatchHasALeadAndAnOpenOneAnExpectedResult() {
    assertThat(ScoreUnit.DECISIVE_LEAD.thought(1e10 + 5)).isEqualTo(Thought.scored(5, "points"));
    assertThat(ScoreUnit.DECISIVE_LEAD.thought(-1e10 - 5)).isEqualTo(Thought.scored(-5, "points"));
    assertThat(ScoreUnit.DECISIVE_LEAD.thought(4)).isEqualTo(Thought.scored(4, "points"));
    Thought open = ScoreUnit.DECISIVE_LEAD.thought(5e9 + 2);
    assertThat(open.unit()).isEqualTo("result");
    assertThat(open.score().getAsDouble()).isCloseTo(0.5, within(1e-6));
    assertThat(ScoreUnit.VALUE.thought(1e300)).isEqualTo(Thought.none());
  }

  @Test
  void aLeadBelowAMillionIsALeadAndAResultIsPartOfAWin() {
    assertThat(ScoreUnit.DECISIVE_LEAD.thought(0)).isEqualTo(Thought.scored(0, "points"));
    assertThat(ScoreUnit.DECISIVE_LEAD.thought(1e6 - 1))
        .isEqualTo(Thought.scored(1e6 - 1, "points"));
    assertThat(ScoreUnit.DECISIVE_LEAD.thought(1e6)).isEqualTo(Thought.scored(1e-4, "result"));
    assertThat(ScoreUnit.DECISIVE_LEAD.thought(1e10 - 1e6 + 1))
        .isEqualTo(Thought.scored(1 - 1e6, "points"));
    assertThat(ScoreUnit.DECISIVE_LEAD.thought(1e10 - 1e6).unit()).isEqualTo("result");
    assertThat(ScoreUnit.RESULT.thought(0.75)).isEqualTo(Thought.scored(0.5, "result"));
    assertThat(ScoreUnit.VALUE.thought(-1e15)).isEqualTo(Thought.scored(-1e15, "value"));
    assertThat(ScoreUnit.LEAD.thought(2e15)).isEqualTo(Thought.none());
  }

  @Test
  void aBotWithoutAMoveHasNoThought() {
    Bot<Pile.Stones, Pile.Take> bot =
        AlphaBetaSearch.of(PILE)
            .scoring(
                (state, seat) -> {
                  if (state.left() == 3) {
                    throw new IllegalStateException("no opinion");
                  }
                  return 0;
                })
            .depth(1)
            .bot();
    bot.choose(Decision.in(PILE, PILE.start(), 0, Seed.of(1).rng()));
    assertThat(bot.thought()).isNotEqualTo(Thought.none());
    Pile.Stones five = new Pile.Stones(5, 0, List.of(2, 2));
    assertThatThrownBy(() -> bot.choose(Decision.in(PILE, five, 0, Seed.of(1).rng())))
        .hasMessage("no opinion");
    assertThat(bot.thought()).isEqualTo(Thought.none());
  }

  @Test
  void aLineOfATreeEndsWhereChanceDecidesOrTheMatchEnds() {
    LuckyPile lucky = new LuckyPile(9, 2);
    Bot<Pile.Stones, Pile.Take> bot = MonteCarloSearch.of(lucky).budget(Budget.steps(300)).bot();
    Pile.Take move = bot.choose(Decision.in(lucky, lucky.start(), 0, Seed.of(1).rng()));
    assertThat(bot.thought().line()).containsExactly(move.text());
    Pile two = new Pile(2, 2);
    Bot<Pile.Stones, Pile.Take> last =
        MonteCarloSearch.of(two).byLead().budget(Budget.steps(300)).bot();
    last.choose(Decision.in(two, two.start(), 0, Seed.of(1).rng()));
    assertThat(last.thought().line()).containsExactly("take 2");
    assertThat(last.thought().score().getAsDouble()).isCloseTo(2, within(0.1));
  }

  @Test
  void aLineOfATreeFollowsTheMostVisitedMoves() {
    ChosenNumbers game = new ChosenNumbers(List.of(3, 3, 3, 3));
    Bot<ChosenNumbers.Chosen, MatrixGame.Line> bot =
        MonteCarloSearch.of(game).byLead().budget(Budget.steps(3_000)).bot();
    bot.choose(Decision.in(game, game.start(Rng.none()), 0, Seed.of(1).rng()));
    assertThat(bot.thought().line()).containsExactly("2", "2", "2", "2");
  }
}
