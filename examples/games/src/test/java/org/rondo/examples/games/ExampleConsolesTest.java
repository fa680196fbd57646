package org.rondo.examples.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.CatalogEntry;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.GameCatalog;

/** What a person at a terminal reads of the example games. */
class ExampleConsolesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          goofspiel | first second | To bid a card, write its number: 7
          kuhn-poker | first second | To bet, write: bet
          leduc-poker | first second | To check or to call, write: call
          liars-dice | first second | To bid two fives, write: 2x5
          pig:goal=77 | first second | The first side with 77 points
          rock-paper-scissors | first second | To show a hand, write: rock, paper or scissors
          tic-tac-toe | x o | To put your mark on the middle square, write: 5
          """)
  void theRulesSayWhatToWrite(String id, String sides, String sentence) {
    ConsoleNotation<?, ?> console = GameCatalog.find(id).console();
    assertThat(console.rules()).contains(sentence);
    assertThat(console.rules().lines()).allMatch(line -> line.length() <= 80);
    assertThat(console.side(0) + " " + console.side(1)).isEqualTo(sides);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          goofspiel | both bid cards for prizes at once; an example of simultaneous moves
          kuhn-poker | one hand with three cards; an example of hidden information
          leduc-poker | one hand with six cards and two rounds of betting; hidden information
          liars-dice | bids about hidden dice; hidden information
          pig | roll a die again or keep the points; an example of chance
          rock-paper-scissors | both show a hand at once; an example of simultaneous moves
          tic-tac-toe | three in a line; an example of an alternating game
          """)
  void theCatalogueListsTheGames(String name, String summary) {
    assertThat(GameCatalog.list())
        .filteredOn(entry -> entry.name().equals(name))
        .singleElement()
        .extracting(CatalogEntry::summary)
        .isEqualTo(summary);
    assertThat(GameCatalog.find(name).id()).startsWith(name);
  }

  @Test
  void whatIsPaidOrOnTheBoardIsShown() {
    KuhnPoker kuhn = new KuhnPoker();
    assertThat(kuhn.show(kuhn.parseState("K?")))
        .isEqualTo("first K, second ?\none chip each is in the pot\n");
    LeducPoker leduc = new LeducPoker();
    assertThat(leduc.show(leduc.parseState("K?? rf")))
        .isEqualTo("first K, second ?, public ?\nchips paid: 3 and 1\nraise, fold\n");
    TicTacToe game = new TicTacToe();
    assertThat(game.parseState("xo.......").data().get("board"))
        .containsExactly(1, -1, 0, 0, 0, 0, 0, 0, 0);
  }
}
