package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.bot.Scoring;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class AlphaBetaSearchTest {
  private final Pile pile = new Pile(2, 9);

  private Decision<Pile.Stones, Pile.Take> decision(long seed) {
    return Decision.in(pile, pile.start(), 0, Seed.of(seed).rng());
  }

  @Test
  void looksNoFurtherThanToTheEndOfTheGame() {
    Assessment<Pile.Take> found = AlphaBetaSearch.of(pile).analyse(decision(1));
    assertThat(found.depth()).isEqualTo(9);
    assertThat(found.nodes()).isLessThan(2_000);
  }

  @Test
  void searchesNoDeeperThanItsDepth() {
    Assessment<Pile.Take> found = AlphaBetaSearch.of(pile).depth(3).analyse(decision(1));
    assertThat(found.depth()).isEqualTo(3);
  }

  @Test
  void spendsNothingOnTheOnlyMove() {
    Pile.Stones last = new Pile.Stones(1, 8, List.of(4, 4));
    Assessment<Pile.Take> found =
        AlphaBetaSearch.of(pile).analyse(Decision.in(pile, last, 0, Seed.of(1).rng()));
    assertThat(found).isEqualTo(new Assessment<>(new Pile.Take(1), 0, 0, 0, List.of(), false));
  }

  @Test
  void playsAnyOfTheMovesThatAreEquallyGood() {
    Bot<Pile.Stones, Pile.Take> indifferent =
        AlphaBetaSearch.of(pile).scoring((state, seat) -> 0).depth(2).bot();
    Set<Pile.Take> played = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      played.add(indifferent.choose(decision(seed)));
    }
    assertThat(played).hasSize(3);
  }

  @Test
  void takesTheMeanOfASampleWhereChanceHasTooManyBranches() {
    LuckyPile often = new LuckyPile(2, 1_000);
    Assessment<Pile.Take> found =
        AlphaBetaSearch.of(often)
            .scoring((state, seat) -> state.left())
            .depth(1)
            .analyse(Decision.in(often, often.start(), 0, Seed.of(1).rng()));
    // Taking one leaves one stone, or once in a thousand none.
    assertThat(found.move()).isEqualTo(new Pile.Take(1));
    assertThat(found.value()).isCloseTo(1, within(0.2));
  }

  @Test
  void aBotIsNotChangedBySettingMore() {
    AlphaBetaSearch<Pile.Stones, Pile.Take> search = AlphaBetaSearch.of(pile).depth(1);
    Bot<Pile.Stones, Pile.Take> greedy = search.bot();
    search.scoring((state, seat) -> -state.score(seat));
    assertThat(greedy.choose(decision(1))).isEqualTo(new Pile.Take(3));
    assertThat(search.bot().choose(decision(1))).isEqualTo(new Pile.Take(1));
  }

  @Test
  void refusesAScoringThatGivesNoNumber() {
    AlphaBetaSearch<Pile.Stones, Pile.Take> search =
        AlphaBetaSearch.of(pile).scoring((state, seat) -> Double.NaN);
    assertThatThrownBy(() -> search.analyse(decision(1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("NaN for seat 0", "finite number");
  }

  @Test
  void refusesGamesOfMoreOrLessThanTwoSeats() {
    assertThatThrownBy(() -> AlphaBetaSearch.of(new Pile(3, 9)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("toy-pile:seats=3,stones=9", "3 seats", "alpha-beta is for two");
  }

  @Test
  void refusesToDecideWhereBothMoveAtOnce() {
    Dice dice = new Dice(2, 3);
    Dice.Table start = dice.start(Seed.of(1).rng());
    Bot<Dice.Table, Dice.Guess> bot = AlphaBetaSearch.of(dice).bot();
    assertThatThrownBy(() -> bot.choose(Decision.in(dice, start, 0, Seed.of(1).rng())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "alpha-beta is for moves in turn, and here the seats {0, 1} move at once; take maximin"
                + " or a tree search");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 201})
  void refusesADepthOutOfRange(int depth) {
    assertThatThrownBy(() -> AlphaBetaSearch.of(pile).depth(depth))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("depth " + depth + " is not in 1..200");
  }

  @Test
  void stopsWhenItsThreadIsInterrupted() {
    Pile large = new Pile(2, 60);
    Assessment<Pile.Take> found;
    boolean isInterrupted;
    Thread.currentThread().interrupt();
    try {
      found =
          AlphaBetaSearch.of(large)
              .budget(Budget.steps(Budget.MOST))
              .analyse(Decision.in(large, large.start(), 0, Seed.of(1).rng()));
    } finally {
      isInterrupted = Thread.interrupted();
    }
    assertThat(isInterrupted).isTrue();
    assertThat(found.nodes()).isZero();
    assertThat(large.moves(large.start(), 0).contains(found.move())).isTrue();
  }

  @Test
  void looksAtFarFewerPositionsThanThereAreWays() {
    Pile large = new Pile(2, 16);
    Assessment<Pile.Take> found =
        AlphaBetaSearch.of(large)
            .budget(Budget.steps(1_000_000))
            .analyse(Decision.in(large, large.start(), 0, Seed.of(1).rng()));
    // There are 10,609 sequences of takes alone, and iterative deepening looks at all their parts.
    assertThat(found.depth()).isEqualTo(16);
    assertThat(found.nodes()).isLessThan(4_000);
  }

  private static Assessment<MatrixGame.Line> found(
      ChosenNumbers game, Scoring<ChosenNumbers.Chosen> scoring, int nodes, long seed) {
    return AlphaBetaSearch.of(game)
        .scoring(scoring)
        .depth(2)
        .budget(Budget.steps(nodes))
        .analyse(Decision.in(game, game.start(Rng.none()), 0, Seed.of(seed).rng()));
  }

  /** The first move has all answers searched, and the other two only one, which is as good. */
  @Test
  void anAnswerThatIsAsGoodAsTheBestEndsTheSearchOfAMove() {
    Assessment<MatrixGame.Line> found =
        found(new ChosenNumbers(List.of(3, 3)), (state, seat) -> 0, 1_000, 1);
    assertThat(found.nodes()).isEqualTo(3 + 3 + (3 + 1 + 1));
  }

  /** A budget that ends after one move of depth 2 is enough for the value of the best move. */
  @Test
  void theBestMoveOfTheLastDepthIsSearchedFirst() {
    ChosenNumbers game = new ChosenNumbers(List.of(3, 3));
    for (long seed = 0; seed < 10; seed++) {
      // The budget is for depth 1, the best move there, and its three answers.
      Assessment<MatrixGame.Line> best = found(game, Scoring.lead(2), 3 + 1 + 3, seed);
      assertThat(best.move().number()).isEqualTo(2);
      assertThat(best.value()).isZero();
      assertThat(best.depth()).isEqualTo(1);
    }
  }

  @Test
  void theGreatestDepthIsAllowed() {
    assertThat(AlphaBetaSearch.of(pile).depth(200).analyse(decision(1)).depth()).isEqualTo(9);
  }

  @Test
  void forgetsThePositionsThatItMetFirstWhenThereAreTooMany() {
    TranspositionTable<Pile.Stones, Pile.Take> positions =
        new TranspositionTable<>(TranspositionTable.MOST);
    TranspositionTable.Entry<Pile.Take> entry =
        new TranspositionTable.Entry<>(1, 0, -1, 1, false, new Pile.Take(1));
    for (int turn = 0; turn <= TranspositionTable.MOST; turn++) {
      positions.put(new Pile.Stones(5, turn, List.of(0, 0)), entry);
      positions.put(new Pile.Stones(5, turn, List.of(0, 0)), entry);
    }
    assertThat(positions.size()).isEqualTo(TranspositionTable.MOST);
    assertThat(positions.find(new Pile.Stones(5, 0, List.of(0, 0)))).isEmpty();
    assertThat(positions.find(new Pile.Stones(5, 1, List.of(0, 0)))).contains(entry);
  }
}
