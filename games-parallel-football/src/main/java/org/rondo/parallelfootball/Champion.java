package org.rondo.parallelfootball;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;

/**
 * Fetches first the balls that others could have, lays up what is safe in piles near home, and goes
 * where balls are gained for the fewest turns of a player.
 */
final class Champion implements Bot<Field, Instructions> {
  private final Budget budget;
  private final Function<ParallelFootballOptions, Weights> known;

  /** What it knows of its game's ground, found out when it is first asked. */
  private Optional<Terrain> terrain = Optional.empty();

  private final Standstill standstill = new Standstill();

  Champion(Budget budget, Function<ParallelFootballOptions, Weights> known) {
    this.budget = budget;
    this.known = known;
  }

  @Override
  public Instructions choose(Decision<Field, Instructions> decision) {
    Effort effort = new Effort(budget.begin(decision));
    ParallelFootball game = (ParallelFootball) decision.game();
    Weights weights = known.apply(game.options());
    if (terrain.isEmpty()) {
      terrain = Optional.of(new Terrain(game.ground(), decision.seat(), weights.territory()));
    }
    if (decision.state().isPlacing()) {
      return placement(decision.seat(), game.options().players(), weights.spread());
    }
    Doubt doubt = new Doubt(noise(decision.state(), weights.deadlock()), decision.rng());
    Outlook outlook = new Outlook(decision.state(), terrain.get(), weights, doubt, effort);
    return new Bidding(outlook, weights, effort).orders();
  }

  private double noise(Field field, Weights.Deadlock deadlock) {
    return standstill.turns(field) < deadlock.patience() ? 0 : deadlock.noise();
  }

  /** {@return cells around home, evenly spaced by their distance} */
  private static Placement placement(int seat, int players, Weights.Spread spread) {
    int home = Ground.home(seat);
    List<Integer> cells =
        IntStream.range(0, Cell.COUNT)
            .boxed()
            .sorted(Comparator.comparingInt(cell -> Ground.squaredDistance(cell, home)))
            .toList();
    int first = Math.min(spread.first(), Cell.COUNT - players);
    int count = Math.min(Cell.COUNT, Math.max(first + players, spread.end())) - first;
    return new Placement(
        IntStream.range(0, players)
            .map(player -> first + (2 * player + 1) * count / (2 * players))
            .mapToObj(rank -> Cell.at(cells.get(rank)))
            .toList());
  }
}
