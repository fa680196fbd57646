package org.rondo.examples.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import org.rondo.match.Opening;
import org.rondo.random.Seed;

/**
 * Games of more seats than two, dealt in rounds.
 *
 * <p>In each round the entrants are shuffled and dealt to the seats again and again, until
 * everybody has held as many seats as everybody else. Only where there are fewer entrants than
 * seats does anybody hold two in one game.
 */
final class Tables implements Schedule {
  private final int seats;
  private final int entrants;
  private final int rounds;
  private final Seed seed;
  private final List<Integer> order = new ArrayList<>();
  private int round;
  private int table;

  /**
   * Begins a schedule.
   *
   * @param seats the seats of a game
   * @param entrants how many there are
   * @param gamesEach how many seats each of them holds at least
   */
  Tables(int seats, int entrants, int gamesEach, Seed seed) {
    this.seats = seats;
    this.entrants = entrants;
    int seatsEach = seats / commonDivisor();
    this.rounds = (gamesEach + seatsEach - 1) / seatsEach;
    this.seed = seed;
    IntStream.range(0, entrants).forEach(order::add);
  }

  private int commonDivisor() {
    return BigInteger.valueOf(seats).gcd(BigInteger.valueOf(entrants)).intValueExact();
  }

  private int tablesOfRound() {
    return entrants / commonDivisor();
  }

  @Override
  public long gameCount() {
    return (long) rounds * tablesOfRound();
  }

  @Override
  public boolean hasNext() {
    return round < rounds;
  }

  @Override
  public Fixture next() {
    if (!hasNext()) {
      throw new NoSuchElementException("all rounds have been dealt");
    }
    Seed here = seed.child("round", round);
    if (table == 0) {
      here.child("order").rng().shuffle(order);
    }
    int dealt = table * seats;
    Fixture fixture =
        new Fixture(
            IntStream.range(dealt, dealt + seats).mapToObj(i -> order.get(i % entrants)).toList(),
            here.child("table", table),
            Opening.none());
    table++;
    if (table == tablesOfRound()) {
      table = 0;
      round++;
    }
    return fixture;
  }
}
