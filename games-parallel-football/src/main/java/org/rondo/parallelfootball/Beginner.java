package org.rondo.parallelfootball;

import java.util.List;
import java.util.stream.IntStream;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;

/**
 * Every player for itself: it walks to a ball that is near and kicks it as near to home as it can.
 */
record Beginner() implements Bot<Field, Instructions> {
  @Override
  public Instructions choose(Decision<Field, Instructions> decision) {
    if (decision.state().isPlacing()) {
      return decision.moves().sample(decision.rng());
    }
    ParallelFootball game = (ParallelFootball) decision.game();
    List<List<Order>> preferred =
        new Preferences(decision.state(), game.ground(), decision.seat()).byPlayer();
    return Orders.of(
        IntStream.range(0, preferred.size()).mapToObj(i -> preferred.get(i).get(0)).toList());
  }
}
