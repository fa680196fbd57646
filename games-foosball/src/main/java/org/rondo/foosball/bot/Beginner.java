package org.rondo.foosball.bot;

import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.foosball.Roster;
import org.rondo.foosball.Table;

/**
 * Keeps one line-up, in every quarter with the same players, and has one of them run after the
 * ball.
 */
final class Beginner implements Bot<Table, Roster> {

  /** Two players in each row and a few more around midfield, the last four on the bench. */
  static final Roster LINEUP =
      Roster.parse("0 -4 -4 -3 -3 -2 -2 -1 -1 -1 0 0 0 1 1 1 2 2 3 3 4 4 100 100 100 100");

  /** The one who runs. */
  private static final int RUNNER = 0;

  @Override
  public Roster choose(Decision<Table, Roster> decision) {
    Table table = decision.state().seenBy(decision.seat());
    if (table.startsQuarter()) {
      return LINEUP;
    }
    Roster current = table.roster(0);
    int row = current.number(RUNNER);
    return Roster.isRow(row)
        ? current.with(RUNNER, row + Integer.signum(table.ball() - row))
        : current;
  }
}
