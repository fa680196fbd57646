package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Budget;
import org.rondo.bot.CoinSignal;
import org.rondo.bot.CoinSignal.Coin;
import org.rondo.bot.CoinSignal.Side;
import org.rondo.bot.Decision;
import org.rondo.bot.Pile;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.OptionException;
import org.rondo.input.SpecificationException;
import org.rondo.laws.Histories;
import org.rondo.random.Seed;

class InformationSetSearchTest {
  private final CoinSignal coin = CoinSignal.flawless();

  @Provide
  Arbitrary<Game<?, ?>> openGames() {
    return Arbitraries.of(new Pile(2, 9), new Pile(3, 12), new Pile(4, 14));
  }

  /** In these games different moves lead to different positions. */
  @Property(edgeCases = EdgeCasesMode.NONE, tries = 60)
  void whereNothingIsHiddenItChoosesAsMctsDoes(
      @ForAll("openGames") Game<?, ?> game,
      @ForAll @IntRange(min = 1, max = 120) int iterations,
      @ForAll @IntRange(min = 2, max = 4) int width,
      @ForAll long seed) {
    choosesAlike(game, iterations, width, Seed.of(seed));
  }

  @Property(edgeCases = EdgeCasesMode.NONE, tries = 30)
  void whereSeatsMoveAtOnceItChoosesAsDuctDoes(
      @ForAll @IntRange(min = 1, max = 120) int iterations, @ForAll long seed) {
    choosesAlike(
        MatrixGame.random(5, Seed.of(seed).child("game").rng()), iterations, 4, Seed.of(seed));
  }

  private static <S extends State, M extends Move> void choosesAlike(
      Game<S, M> game, int iterations, int width, Seed seed) {
    for (S state : Histories.random(game, seed)) {
      for (int seat : state.toMove()) {
        MonteCarloSearch<S, M> open =
            MonteCarloSearch.of(game).width(width).budget(Budget.steps(iterations));
        Analysis<M> expected =
            open.analyse(Decision.in(game, state, seat, seed.child("bot", seat).rng()));
        Analysis<M> analysis =
            open.overInformationSets()
                .analyse(Decision.in(game, state, seat, seed.child("bot", seat).rng()));
        assertThat(analysis).isEqualTo(expected);
      }
    }
  }

  @Test
  void aSeatThatDoesNotSeeTheCoinGuessesRightHalfOfTheTime() {
    for (String up : List.of("h", "t")) {
      Analysis<Side> analysis =
          search().analyse(Decision.in(coin, new Coin(up, "h", 2), 1, Seed.of(3).rng()));
      assertThat(analysis.lines())
          .allSatisfy(line -> assertThat(line.value()).isCloseTo(0.5, within(0.1)));
    }
  }

  private MonteCarloSearch<Coin, Side> search() {
    return MonteCarloSearch.of(coin).overInformationSets().budget(Budget.steps(2_000));
  }

  @Test
  void whatIsHiddenChangesNothing() {
    assertThat(search().analyse(Decision.in(coin, new Coin("h", "t", 2), 1, Seed.of(3).rng())))
        .isEqualTo(search().analyse(Decision.in(coin, new Coin("t", "t", 2), 1, Seed.of(3).rng())));
  }

  /** A search whose seats see too much or too little takes the other word. */
  @ParameterizedTest
  @CsvSource({"0, dare, 0.5", "1, decline, 0"})
  void aRivalChoosesByWhatItSeesItself(int witness, String best, double value) {
    DaredGuess game = new DaredGuess(witness);
    Analysis.Candidate<DaredGuess.Word> first =
        MonteCarloSearch.of(game)
            .overInformationSets()
            .scoring((bet, seat) -> bet.score(seat))
            .budget(Budget.steps(2_000))
            .analyse(Decision.in(game, game.start(), 0, Seed.of(3).rng()))
            .lines()
            .get(0);
    assertThat(first.move().text()).isEqualTo(best);
    assertThat(first.value()).isCloseTo(value, within(0.15));
  }

  @Test
  void theBotSaysItsMoveAndItsValue() {
    Bot<Coin, Side> bot = BotCatalog.find(coin, "ismcts:iterations=100,goal=lead").newBot();
    Side move = bot.choose(Decision.in(coin, new Coin("h", "", 2), 0, Seed.of(3).rng()));
    assertThat(bot.thought().line()).containsExactly(move.text());
    assertThat(bot.thought().nodes()).hasValue(100);
    assertThat(bot.thought().unit()).isEqualTo("points");
  }

  @Test
  void botsOfPlayoutsReceiveOnlyTheirObservations() {
    Bot<Coin, Side> blind =
        decision -> {
          assertThat(decision.state())
              .isEqualTo(coin.observation(decision.state(), decision.seat()));
          return decision.moves().sample(decision.rng());
        };
    assertThat(
            search()
                .playouts(() -> blind)
                .analyse(Decision.in(coin, new Coin("h", "", 2), 0, Seed.of(3).rng()))
                .iterations())
        .isEqualTo(2_000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mcts", "duct", "regret-matching", "minimax", "maximin", "greedy"})
  void theOtherSearchesRefuseAGameThatHidesSomething(String bot) {
    assertThatExceptionOfType(SpecificationException.class)
        .isThrownBy(() -> BotCatalog.find(coin, bot))
        .withMessage(
            "bot \"%s\" needs to see the whole position, and toy-coin hides a part of it; take"
                + " ismcts or cfr",
            bot);
  }

  @Test
  void theBuildersOfTheOtherSearchesRefuseItToo() {
    String sentence =
        "toy-coin hides a part of the position, and this search needs the whole; take ismcts or"
            + " cfr";
    assertThatIllegalArgumentException()
        .isThrownBy(() -> AlphaBetaSearch.of(coin))
        .withMessage(sentence);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MaximinSearch.of(coin))
        .withMessage(sentence);
    assertThatIllegalStateException()
        .isThrownBy(() -> MonteCarloSearch.of(coin).bot())
        .withMessage(sentence + " (MonteCarloSearch.overInformationSets)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Bots.greedy(coin))
        .withMessageStartingWith("greedy needs to see the whole position");
  }

  @Test
  void whatInformationSetsCannotDoIsRefused() {
    assertThatIllegalStateException()
        .isThrownBy(() -> search().selection(Selection.REGRET_MATCHING).bot())
        .withMessage(
            "a search over information sets selects by UCT and draws chance; set Selection.UCT");
    assertThatIllegalStateException()
        .isThrownBy(() -> search().branches(3).bot())
        .withMessage(
            "a search over information sets selects by UCT and draws chance; set no branches");
    assertThatExceptionOfType(SpecificationException.class)
        .isThrownBy(() -> BotCatalog.find(new Pile(2, 9), "ismcts"))
        .withMessage(
            "bot \"ismcts\" plays games that hide something, and toy-pile:seats=2,stones=9 hides"
                + " nothing; take mcts");
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> BotCatalog.find(coin, "ismcts:branches=3"))
        .withMessageContaining("ismcts has no option \"branches\"");
  }
}
