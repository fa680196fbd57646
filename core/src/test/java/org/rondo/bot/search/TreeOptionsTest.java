package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Budget;
import org.rondo.bot.CoinSignal;
import org.rondo.bot.Decision;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.bot.Thought;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.Options.Option;
import org.rondo.game.State;
import org.rondo.input.OptionException;
import org.rondo.random.Seed;

/** The options of the bots of the catalogue are the settings of the searches. */
class TreeOptionsTest {
  private static final LuckyPile LUCKY = new LuckyPile(30, 3);
  private static final Digits DIGITS = new Digits(6);

  private static <S extends State, M extends Move> Thought thought(Game<S, M> game, Bot<S, M> bot) {
    S start = game.start(Seed.of(5).rng());
    bot.choose(Decision.in(game, start, start.toMove().first(), Seed.of(7).rng()));
    return bot.thought();
  }

  static List<Arguments> ofTrees() {
    return List.of(
        option("exploration=0.05", search -> search.exploration(0.05)),
        option("playouts=greedy", search -> search.playouts(() -> Bots.greedy(LUCKY))),
        option("horizon=3", search -> search.horizon(3)),
        option("horizon=0", search -> search.horizon(0)),
        option("width=2", search -> search.width(2)),
        option("branches=3", search -> search.branches(3)),
        option("goal=lead", MonteCarloSearch::byLead),
        option("positions=20", search -> search.positions(20)),
        option("workers=3", search -> search.workers(3)));
  }

  private static Arguments option(
      String text, UnaryOperator<MonteCarloSearch<Pile.Stones, Pile.Take>> setting) {
    return Arguments.of(text, setting);
  }

  @ParameterizedTest
  @MethodSource("ofTrees")
  void anOptionOfATreeSearchIsASetting(
      String option, UnaryOperator<MonteCarloSearch<Pile.Stones, Pile.Take>> setting) {
    Budget budget = Budget.steps(90);
    Thought plain = thought(LUCKY, MonteCarloSearch.of(LUCKY).budget(budget).bot());
    Thought set = thought(LUCKY, setting.apply(MonteCarloSearch.of(LUCKY).budget(budget)).bot());
    String bot = "mcts:iterations=90";
    assertThat(thought(LUCKY, BotCatalog.find(LUCKY, bot).newBot())).isEqualTo(plain);
    assertThat(thought(LUCKY, BotCatalog.find(LUCKY, bot + "," + option).newBot()))
        .isEqualTo(set)
        .isNotEqualTo(plain);
  }

  @Test
  void partsComposeMoves() {
    MonteCarloSearch<Digits.Said, Digits.Number> search =
        MonteCarloSearch.of(DIGITS).width(5).budget(Budget.steps(1_500));
    Thought plain = thought(DIGITS, search.bot());
    Thought parts = thought(DIGITS, search.byParts().bot());
    assertThat(parts).isNotEqualTo(plain);
    String bot = "mcts:iterations=1500,width=5,parts=";
    assertThat(thought(DIGITS, BotCatalog.find(DIGITS, bot + "false").newBot())).isEqualTo(plain);
    assertThat(thought(DIGITS, BotCatalog.find(DIGITS, bot + "true").newBot())).isEqualTo(parts);
  }

  @Test
  void ductSelectsByBoundsAndRegretMatchingByRegrets() {
    Dice dice = new Dice(2, 3);
    MonteCarloSearch<Dice.Table, Dice.Guess> search =
        MonteCarloSearch.of(dice).budget(Budget.steps(150));
    Thought bounds = thought(dice, search.bot());
    Thought regrets = thought(dice, search.selection(Selection.REGRET_MATCHING).bot());
    assertThat(bounds).isNotEqualTo(regrets);
    assertThat(thought(dice, BotCatalog.find(dice, "duct:iterations=150").newBot()))
        .isEqualTo(bounds);
    assertThat(thought(dice, BotCatalog.find(dice, "regret-matching:iterations=150").newBot()))
        .isEqualTo(regrets);
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> BotCatalog.find(dice, "regret-matching:exploration=1"))
        .withMessageContaining("regret-matching has no option \"exploration\"");
  }

  @Test
  void theOptionsOfTheOtherSearchesAreTheirSettings() {
    Pile pile = new Pile(2, 30);
    assertThat(thought(pile, BotCatalog.find(pile, "minimax:depth=2").newBot()))
        .isEqualTo(thought(pile, AlphaBetaSearch.of(pile).depth(2).bot()));
    assertThat(thought(pile, BotCatalog.find(pile, "minimax:nodes=60").newBot()))
        .isEqualTo(thought(pile, AlphaBetaSearch.of(pile).budget(Budget.steps(60)).bot()))
        .isNotEqualTo(thought(pile, AlphaBetaSearch.of(pile).bot()));
    Dice dice = new Dice(2, 3);
    assertThat(thought(dice, BotCatalog.find(dice, "maximin:width=2").newBot()))
        .isEqualTo(thought(dice, MaximinSearch.of(dice).width(2).bot()))
        .isNotEqualTo(thought(dice, MaximinSearch.of(dice).bot()));
    assertThat(thought(dice, BotCatalog.find(dice, "maximin:nodes=4").newBot()))
        .isEqualTo(Thought.none());
  }

  private static List<String> options(Game<?, ?> game, String bot) {
    CatalogEntry found =
        BotCatalog.list(game).stream()
            .filter(entry -> entry.name().equals(bot))
            .findFirst()
            .orElseThrow();
    return found.options().stream().map(Option::toString).toList();
  }

  @Test
  void theOptionsOfATreeSearchAreListedWithTheirRanges() {
    assertThat(options(LUCKY, "mcts"))
        .containsExactly(
            "iterations=1..1000000000",
            "ms=0..1000000000",
            "exploration=0.0..1000.0",
            "playouts=text",
            "horizon=0..1000000000",
            "width=1..1000000",
            "parts=true|false",
            "branches=0..10000",
            "goal=result|lead",
            "positions=0..100000000",
            "workers=1..256",
            "threads=1..256");
    assertThat(options(CoinSignal.flawless(), "ismcts")).doesNotContain("branches=0..10000");
    assertThat(options(new Dice(2, 3), "maximin"))
        .containsExactly("nodes=1..1000000000", "ms=0..1000000000", "width=1..1000000");
  }

  @Test
  void playoutsNeedABotAndNotANumber() {
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> BotCatalog.find(LUCKY, "mcts:playouts=7"))
        .withMessageEndingWith("write iterations=7");
  }

  @Test
  void asManyThreadsAsWorkersAreAllowed() {
    assertThat(BotCatalog.find(LUCKY, "mcts:workers=2,threads=2").newBot()).isNotNull();
  }

  @Test
  void informationSetsAreForGamesThatHideSomething() {
    assertThatExceptionOfType(RuntimeException.class)
        .isThrownBy(() -> BotCatalog.find(new Dice(2, 3), "ismcts"))
        .withMessageEndingWith("hides nothing; take duct");
  }
}
