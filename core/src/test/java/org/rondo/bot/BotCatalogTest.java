package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Options;
import org.rondo.input.OptionException;
import org.rondo.input.SpecificationException;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class BotCatalogTest {
  private final Pile pile = new Pile(2, 10);
  private final Dice dice = new Dice(2, 3);

  @ParameterizedTest
  @CsvSource({"toy-taker, 1", "toy-taker:count=2, 2", "toy-taker:count=3, 3"})
  void findsABotWithItsOptions(String specification, int taken) {
    Entrant<Pile.Stones, Pile.Take> entrant = BotCatalog.find(pile, specification);
    assertThat(entrant.name()).isEqualTo(specification);
    assertThat(entrant.newBot().choose(Decision.in(pile, pile.start(), 0, Rng.none())))
        .isEqualTo(new Pile.Take(taken));
  }

  @Test
  void findsTheBotsThatPlayAnyGame() {
    Dice.Table start = dice.start(Seed.of(1).rng());
    for (String name : List.of("random", "greedy")) {
      Bot<Dice.Table, Dice.Guess> bot = BotCatalog.find(dice, name).newBot();
      Dice.Guess guess = bot.choose(Decision.in(dice, start, 1, Seed.of(1).rng()));
      assertThat(dice.moves(start, 1).contains(guess)).isTrue();
    }
  }

  @Test
  void namesTheBotsThereAreWhereThereIsNoSuchBot() {
    assertThatThrownBy(() -> BotCatalog.find(pile, "nobody"))
        .isInstanceOf(SpecificationException.class)
        .hasMessageStartingWith(
            "no bot \"nobody\" plays toy-pile:seats=2,stones=10; there are greedy, isolated, json, maximin,"
                + " mcts, minimax, random,");
  }

  @Test
  void findsNoBotOfAnotherGame() {
    assertThatThrownBy(() -> BotCatalog.find(dice, "toy-taker"))
        .isInstanceOf(SpecificationException.class)
        .hasMessageStartingWith(
            "no bot \"toy-taker\" plays toy-dice:seats=2,rounds=3; there are duct, greedy, isolated, json,"
                + " maximin, mccfr, random, regret-matching");
  }

  @Test
  void refusesANameThatIsThereTwice() {
    assertThatThrownBy(() -> BotCatalog.find(pile, "toy-twin"))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContainingAll("toy-twin", "on the class path 2 times");
  }

  @Test
  void refusesAnOptionThatTheBotDoesNotHave() {
    assertThatThrownBy(() -> BotCatalog.find(pile, "toy-taker:size=2"))
        .isInstanceOf(OptionException.class)
        .hasMessage("toy-taker has no option \"size\"; it has count=1..3");
    assertThatThrownBy(() -> BotCatalog.find(pile, "random:size=2"))
        .isInstanceOf(OptionException.class)
        .hasMessageContainingAll("random has no option \"size\"", "it takes no options");
  }

  @Test
  void refusesAValueOutOfRangeAtOnce() {
    assertThatThrownBy(() -> BotCatalog.find(pile, "toy-taker:count=4"))
        .isInstanceOf(OptionException.class)
        .hasMessageContainingAll("toy-taker option count=4", "not in 1..3");
  }

  @Test
  void listsEveryBotThatPlaysAGameByName() {
    assertThat(BotCatalog.list(pile))
        .extracting(CatalogEntry::name)
        .isSorted()
        .contains("greedy", "random", "toy-taker");
    assertThat(BotCatalog.list(dice)).extracting(CatalogEntry::name).doesNotContain("toy-taker");
  }

  @Test
  void listsTheOptionsAndTheVersionOfABot() {
    CatalogEntry taker =
        new CatalogEntry(
            "toy-taker",
            "takes as many as its option says",
            List.of(new Options.Option("count", "1", "1..3", new Options.Range(1, 3, 1))),
            2);
    assertThat(BotCatalog.list(pile)).contains(taker);
    assertThat(BotCatalog.describe(pile, "toy-taker:count=2").version()).isEqualTo(2);
    assertThat(BotCatalog.describe(pile, "toy-taker")).isEqualTo(taker);
    assertThat(BotCatalog.describe(pile, "random").version()).isEqualTo(1);
  }

  @Test
  void versionsBeginAtOne() {
    BotKind kind = new ToyBots().bots().get(1);
    assertThat(kind.version()).isEqualTo(1);
    assertThatThrownBy(() -> kind.withVersion(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("bot toy-twin has version 0, below 1");
  }

  @Test
  void listsTheBotsThatAreMadeForAGameAlone() {
    assertThat(BotCatalog.defaults(pile))
        .extracting(CatalogEntry::name)
        .containsExactly("toy-taker", "toy-twin", "toy-twin");
    assertThat(BotCatalog.defaults(dice)).isEmpty();
  }
}
