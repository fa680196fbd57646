package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.Thought;
import org.rondo.cli.pages.HigherCard;
import org.rondo.cli.pages.HigherCard.Bet;
import org.rondo.cli.pages.HigherCard.Table;
import org.rondo.match.Opening;
import org.rondo.random.Seed;

/** What the analysis of a position tells of a game that hides something. */
class HiddenAnalysisTest {
  private final HigherCard game = new HigherCard();
  private final List<String> seen = new ArrayList<>();

  private final class Noting implements Bot<Table, Bet> {
    @Override
    public Bet choose(Decision<Table, Bet> decision) {
      seen.add(decision + " " + decision.played());
      return decision.moves().list().get(0);
    }

    @Override
    public Thought thought() {
      return Thought.scored(1, "coins");
    }
  }

  @Test
  void theBotAndTheReaderSeeWhatTheSeatKnows() {
    Opening opening = new Opening("cards 4 7, bets -1 -1", List.of(List.of("2")));
    StringWriter shown = new StringWriter();
    Entrant<Table, Bet> noting = new Entrant<>("noting", Noting::new);
    new PositionAnalysis<>(
            AnalysedPosition.after(game, opening, Seed.of(1)),
            noting,
            Seed.of(1),
            new PrintWriter(shown, true))
        .print(-1, 100);
    assertThat(seen).containsExactly("seat 1 at turn 1 in cards ? 7, bets 2 -1 []");
    assertThat(shown.toString().replace(System.lineSeparator(), "\n"))
        .isEqualTo(
            """
            cards ? 7, bets 2 -1
            seat 1 to move: noting plays 0
            score  +1 coins
            what follows a move depends on what the seat does not know, so there is no table of moves
            """);
  }
}
