package org.rondo.benchmarks.study;

import java.io.Writer;
import java.util.Collections;
import org.rondo.bot.Bot;
import org.rondo.bot.BotCatalog;
import org.rondo.match.Match;
import org.rondo.match.MatchSummary;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.Order;
import org.rondo.parallelfootball.Orders;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.Placement;

/**
 * The result of a team that clears the field while the other three teams stand still in their
 * homes.
 *
 * @param turns the number of turns, without the placement
 * @param scored the number of balls that came to its own home
 */
record FieldClearing(int turns, int scored) {

  /** A limit of turns that no bot here reaches. */
  private static final int LIMIT = 100_000;

  /** {@return the result of a bot of the catalogue; its home is the first corner} */
  static FieldClearing of(int players, int range, String bot) {
    ParallelFootball game = RotatedSeries.game(players, range, LIMIT);
    MatchSummary end =
        Match.of(game)
            .seat(BotCatalog.find(game, bot))
            .seat("north-east", standing(players))
            .seat("south-east", standing(players))
            .seat("south-west", standing(players))
            .play(Writer.nullWriter());
    return new FieldClearing(end.turnCount() - 1, (int) end.outcome().score(0));
  }

  private static Bot<Field, Instructions> standing(int players) {
    return decision ->
        decision.state().isPlacing()
            ? new Placement(Collections.nCopies(players, ParallelFootball.home(decision.seat())))
            : Orders.of(Collections.nCopies(players, Order.stay()));
  }

  /** {@return the minimum number of turns that any strategy needs} */
  static int bound(int players, int range) {
    return new ClearingBound(Cell.SIDE, players, range).turns();
  }
}
