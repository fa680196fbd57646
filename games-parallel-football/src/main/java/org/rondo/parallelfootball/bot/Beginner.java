package org.rondo.parallelfootball.bot;

import java.util.List;
import java.util.stream.IntStream;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.Order;
import org.rondo.parallelfootball.Orders;
import org.rondo.parallelfootball.ParallelFootball;

/**
 * Lets every player act alone. The player walks to a near ball and kicks it as near to home as it
 * can.
 */
record Beginner() implements Bot<Field, Instructions> {
  @Override
  public Instructions choose(Decision<Field, Instructions> decision) {
    if (decision.state().isPlacing()) {
      return decision.moves().sample(decision.rng());
    }
    ParallelFootball game = decision.game(ParallelFootball.class);
    List<List<Order>> preferred = game.sensibleOrders(decision.state(), decision.seat());
    return Orders.of(
        IntStream.range(0, preferred.size()).mapToObj(i -> preferred.get(i).get(0)).toList());
  }
}
