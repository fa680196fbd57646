package org.rondo.parallelfootball;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;

/**
 * Gives every player a ball of its own, kicks home what is in range, and passes all else along to
 * where few kicks are left and a player of the team is near.
 */
record Sound() implements Bot<Field, Instructions> {

  /** On how many cells around home the players are spread at first: half of the field. */
  private static final int SPREAD = 520;

  @Override
  public Instructions choose(Decision<Field, Instructions> decision) {
    ParallelFootball game = (ParallelFootball) decision.game();
    return decision.state().isPlacing()
        ? placement(decision.seat(), game.options().players())
        : new Errands(decision.state(), game.ground(), decision.seat()).orders();
  }

  /** {@return cells around home, evenly spaced by their distance} */
  private static Placement placement(int seat, int players) {
    int home = Ground.home(seat);
    List<Integer> cells =
        IntStream.range(0, Cell.COUNT)
            .boxed()
            .sorted(Comparator.comparingInt(cell -> Ground.squaredDistance(cell, home)))
            .toList();
    int spread = Math.max(players, SPREAD);
    return new Placement(
        IntStream.range(0, players)
            .mapToObj(player -> Cell.at(cells.get((2 * player + 1) * spread / (2 * players))))
            .toList());
  }
}
