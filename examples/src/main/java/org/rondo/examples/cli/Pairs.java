package org.rondo.examples.cli;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Opening;
import org.rondo.random.Seed;

/**
 * Everybody against everybody in a game of two seats, in pairs of games with the same seed and
 * opening and the seats swapped.
 */
final class Pairs<S extends State, M extends Move> implements Schedule {

  /** Turns of an opening where one seat moves at a time; elsewhere games differ by themselves. */
  private static final int OPENING = 6;

  /** How often a pair of games looks for an opening that none before it had. */
  private static final int ATTEMPTS = 20;

  private final Game<S, M> game;
  private final int entrants;
  private final int gamesEach;
  private final Seed seed;

  private final Deque<Fixture> next = new ArrayDeque<>();
  private final Set<Opening> seen = new HashSet<>();
  private int first;
  private int second = 1;
  private int pairing;
  private int pair;

  /**
   * Begins a schedule.
   *
   * @param entrants how many there are
   * @param gamesEach games between any two, an even number
   */
  Pairs(Game<S, M> game, int entrants, int gamesEach, Seed seed) {
    this.game = game;
    this.entrants = entrants;
    this.gamesEach = gamesEach;
    this.seed = seed;
  }

  @Override
  public long gameCount() {
    return (long) entrants * (entrants - 1) / 2 * gamesEach;
  }

  @Override
  public boolean hasNext() {
    return !next.isEmpty() || second < entrants;
  }

  @Override
  public Fixture next() {
    if (next.isEmpty()) {
      drawUpPair();
    }
    return next.remove();
  }

  private void drawUpPair() {
    if (second == entrants) {
      throw new NoSuchElementException("everybody has met everybody");
    }
    Fixture fixture = opened(seed.child("pairing", pairing).child("pair", pair));
    next.add(fixture);
    next.add(new Fixture(List.of(second, first), fixture.seed(), fixture.opening()));
    pair++;
    if (pair == gamesEach / 2) {
      nextPairing();
    }
  }

  private void nextPairing() {
    pair = 0;
    pairing++;
    seen.clear();
    second++;
    if (second == entrants && first + 2 < entrants) {
      first++;
      second = first + 1;
    }
  }

  /** Looks for an opening that these two have not had; its seed is the match's. */
  private Fixture opened(Seed pairSeed) {
    Fixture fixture = fixture(pairSeed);
    boolean hasOpening = !fixture.opening().turns().isEmpty();
    for (int attempt = 1;
        hasOpening && attempt < ATTEMPTS && !seen.add(fixture.opening());
        attempt++) {
      fixture = fixture(pairSeed.child("attempt", attempt));
    }
    return fixture;
  }

  private Fixture fixture(Seed match) {
    S start = game.start(match.child("first").rng());
    Opening opening =
        start.toMove().size() == 1 ? Opening.random(game, OPENING, match) : Opening.none();
    return new Fixture(List.of(first, second), match, opening);
  }
}
