package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.Options.Option;
import org.rondo.game.Options.Range;
import org.rondo.input.OptionException;
import org.rondo.input.SpecificationException;

class SearchBotsTest {
  private static List<String> names(Game<?, ?> game) {
    return BotCatalog.list(game).stream()
        .map(CatalogEntry::name)
        .filter(List.of("duct", "maximin", "mcts", "minimax", "regret-matching")::contains)
        .toList();
  }

  @Test
  void onlyThoseThatPlayAGameAreListed() {
    assertThat(names(new Pile(2, 9))).containsExactly("maximin", "mcts", "minimax");
    assertThat(names(new Pile(3, 9))).containsExactly("maximin", "mcts");
    assertThat(names(new Dice(2, 3))).containsExactly("duct", "maximin", "regret-matching");
    assertThat(names(new Dice(1, 3))).containsExactly("maximin", "mcts");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mcts | plays games whose seats move in turn, and in toy-dice:seats=2,rounds=3 they move at"
            + " once; take duct or regret-matching",
        "minimax | plays games whose seats move in turn, and in toy-dice:seats=2,rounds=3 they move"
            + " at once; take maximin"
      })
  void refusesAGameOfMovesAtOnceInASentence(String bot, String reason) {
    assertThatThrownBy(() -> BotCatalog.find(new Dice(2, 3), bot))
        .isInstanceOf(SpecificationException.class)
        .hasMessage("bot \"" + bot + "\" " + reason);
  }

  @ParameterizedTest
  @CsvSource({"duct", "regret-matching"})
  void refusesAGameOfMovesInTurnInASentence(String bot) {
    assertThatThrownBy(() -> BotCatalog.find(new Pile(2, 9), bot))
        .isInstanceOf(SpecificationException.class)
        .hasMessage(
            "bot \"%s\" plays games whose seats move at once, and in toy-pile:seats=2,stones=9 they"
                + " move in turn; take mcts",
            bot);
  }

  @Test
  void minimaxRefusesOtherThanTwoSeats() {
    assertThatThrownBy(() -> BotCatalog.find(new Pile(3, 9), "minimax:nodes=7"))
        .isInstanceOf(SpecificationException.class)
        .hasMessage(
            "bot \"minimax\" plays games of two seats, and toy-pile:seats=3,stones=9 has 3");
  }

  @Test
  void theBotsOfAPlayoutAreReadFromTheirName() {
    Pile pile = new Pile(2, 9);
    assertThat(BotCatalog.find(pile, "mcts:playouts='toy-taker:count=2'").newBot()).isNotNull();
    assertThatThrownBy(() -> BotCatalog.find(pile, "mcts:playouts=50"))
        .hasMessage(
            "option playouts of mcts is the bot that plays the matches after a leaf, and 50 is"
                + " none; for the number of playouts write iterations=50");
    assertThatThrownBy(() -> BotCatalog.find(pile, "mcts:playouts=nobody"))
        .isInstanceOf(SpecificationException.class)
        .hasMessageStartingWith("no bot \"nobody\" plays toy-pile");
  }

  @Test
  void threadsWithoutWorkersAreRefused() {
    assertThatThrownBy(() -> BotCatalog.find(new Pile(2, 9), "mcts:workers=2,threads=3"))
        .isInstanceOf(OptionException.class)
        .hasMessage(
            "option threads=3 of mcts is above workers=2, and each worker has one thread; write"
                + " workers=3");
  }

  @Test
  void listsTheOptionsOfASearch() {
    CatalogEntry minimax =
        BotCatalog.list(new Pile(2, 9)).stream()
            .filter(entry -> entry.name().equals("minimax"))
            .findFirst()
            .orElseThrow();
    assertThat(minimax.options())
        .containsExactly(
            new Option("nodes", "20000", "1..1000000000", new Range(1, 1e9, 1)),
            new Option("ms", "0", "0..1000000000", new Range(0, 1e9, 1)),
            new Option("depth", "200", "1..200", new Range(1, 200, 1)));
  }
}
