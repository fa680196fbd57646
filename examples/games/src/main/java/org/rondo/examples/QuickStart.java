package org.rondo.examples;

import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

/** Plays a match between a new bot and a random bot. This is the example in the README. */
public final class QuickStart {
  private QuickStart() {}

  /**
   * Plays one match and prints its result.
   *
   * @param args ignored
   */
  public static void main(String[] args) {
    // Example begins
    Bot<Board, OthelloMove> edges =
        decision ->
            decision.moves().list().stream()
                .filter(move -> move.text().matches("[ah].|.[18]"))
                .findFirst()
                .orElseGet(() -> decision.moves().sample(decision.rng()));

    MatchRecord record =
        Match.of(new Othello()).seat("edges", edges).seat("random", Bots.random()).seed(7).play();

    System.out.println(record.entrants() + " scored " + record.outcome().scores());
    System.out.println("replayed " + record.replay().size() + " positions without a difference");
    // Example ends
  }
}
