package org.rondo.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.search.MonteCarloSearch;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.bot.OthelloBots;

/** A search with playouts by another bot: the example of the page on searches. */
class SearchTest {

  private static Bot<Board, OthelloMove> example() {
    // Example begins
    Bot<Board, OthelloMove> bot =
        MonteCarloSearch.of(new Othello())
            .budget(Budget.steps(100))
            .playouts(OthelloBots::sound)
            .bot();
    // Example ends
    return bot;
  }

  @Test
  void winsMostGamesAgainstTheBotOfItsPlayouts() {
    int wins = 0;
    for (int game = 0; game < 6; game++) {
      int seat = game % 2;
      MatchRecord record =
          Match.of(new Othello())
              .seat("dark", seat == 0 ? example() : OthelloBots.sound())
              .seat("light", seat == 1 ? example() : OthelloBots.sound())
              .seed(game)
              .play();
      wins += record.outcome().rank(seat) == 1 ? 1 : 0;
    }
    assertThat(wins).isGreaterThanOrEqualTo(4);
  }
}
