package org.rondo.foosball.bot;

import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;

/**
 * A bot with only one line-up. It fields the same players in every quarter, and one player runs
 * after the ball.
 */
final class Beginner implements Bot<FoosballTable, Roster> {

  /**
   * The line-up. Row 0 has four players, rows −1 and 1 have three, and every other row has two. The
   * last four players are on the bench.
   */
  static final Roster LINEUP =
      Roster.parse("0 -4 -4 -3 -3 -2 -2 -1 -1 -1 0 0 0 1 1 1 2 2 3 3 4 4 100 100 100 100");

  /** The runner: the player that follows the ball. */
  private static final int RUNNER = 0;

  @Override
  public Roster choose(Decision<FoosballTable, Roster> decision) {
    FoosballTable table = decision.state().seenBy(decision.seat());
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
