package org.rondo.examples.cli;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.random.Seed;

/**
 * Everybody against everybody in a game of two seats, in pairs of games with the same seed and
 * opening and the seats swapped.
 *
 * <p>Games are played on several threads and reported in the order of the schedule.
 */
final class Cup<S extends State, M extends Move> {

  /** Turns of an opening where one seat moves at a time; elsewhere games differ by themselves. */
  private static final int OPENING = 6;

  /** How often a pair of games looks for an opening that none before it had. */
  private static final int ATTEMPTS = 20;

  /** Games waiting per thread, so that nobody waits for the schedule to be read. */
  private static final int AHEAD = 16;

  private record Fixture(int first, int second, Seed seed, Opening opening) {}

  private final Game<S, M> game;
  private final List<Entrant<S, M>> entrants;
  private final int gamesEach;
  private final Seed seed;

  Cup(Game<S, M> game, List<Entrant<S, M>> entrants, int gamesEach, Seed seed) {
    if (game.seatCount() != 2) {
      throw new IllegalArgumentException(
          "a cup is played in games of two seats, and " + game.id() + " has " + game.seatCount());
    }
    if (entrants.size() < 2) {
      throw new IllegalArgumentException(
          "a cup of " + entrants.size() + " is none; name two bots or more");
    }
    Set<String> names = new HashSet<>();
    for (Entrant<S, M> entrant : entrants) {
      if (!names.add(entrant.name())) {
        throw new IllegalArgumentException(
            "two entrants are named " + entrant.name() + "; every name may stand once");
      }
    }
    this.game = game;
    this.entrants = List.copyOf(entrants);
    this.gamesEach = gamesEach;
    this.seed = seed;
  }

  /** {@return the game's id as a name for a folder and a seed} */
  String name() {
    return game.id().replaceAll("[^A-Za-z0-9.=,_-]", "-");
  }

  String title() {
    String names = entrants.stream().map(Entrant::name).collect(Collectors.joining(", "));
    return game.id() + ": " + names;
  }

  int gameCount() {
    return entrants.size() * (entrants.size() - 1) / 2 * gamesEach;
  }

  /**
   * Plays all games.
   *
   * @param threads how many at once
   * @param records is given each game's record in the order of the schedule
   * @param progress is told of each game that has ended, from any thread
   * @param faults is told of each fault, from any thread
   */
  Standings play(
      int threads, Consumer<MatchRecord> records, Runnable progress, Consumer<String> faults)
      throws InterruptedException {
    Standings standings = new Standings(entrants.stream().map(Entrant::name).toList());
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      Deque<Future<MatchRecord>> playing = new ArrayDeque<>();
      for (Fixture fixture : schedule()) {
        if (playing.size() == AHEAD * threads) {
          finish(playing.remove(), standings, records);
        }
        playing.add(
            executor.submit(
                () -> {
                  MatchRecord record = play(fixture, faults);
                  progress.run();
                  return record;
                }));
      }
      while (!playing.isEmpty()) {
        finish(playing.remove(), standings, records);
      }
    } finally {
      executor.shutdownNow();
    }
    return standings;
  }

  private static void finish(
      Future<MatchRecord> game, Standings standings, Consumer<MatchRecord> records)
      throws InterruptedException {
    try {
      MatchRecord record = game.get();
      standings.add(record);
      records.accept(record);
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game could not be played: " + e.getCause(), e.getCause());
    }
  }

  private List<Fixture> schedule() {
    List<Fixture> fixtures = new ArrayList<>();
    int pairing = 0;
    for (int first = 0; first < entrants.size(); first++) {
      for (int second = first + 1; second < entrants.size(); second++) {
        Seed between = seed.child(name().replace(':', '-')).child("pairing", pairing++);
        Set<Opening> seen = new HashSet<>();
        for (int pair = 0; pair < gamesEach / 2; pair++) {
          Seed here = between.child("pair", pair);
          Opening opening = opening(here, seen);
          fixtures.add(new Fixture(first, second, here, opening));
          fixtures.add(new Fixture(second, first, here, opening));
        }
      }
    }
    return fixtures;
  }

  private Opening opening(Seed pair, Set<Opening> seen) {
    S start = game.start(pair.child("opening").rng());
    if (start.toMove().size() != 1) {
      return Opening.none();
    }
    Opening opening = Opening.random(game, OPENING, pair);
    for (int attempt = 1; attempt < ATTEMPTS && !seen.add(opening); attempt++) {
      opening = Opening.random(game, OPENING, pair.child("attempt", attempt));
    }
    return opening;
  }

  private MatchRecord play(Fixture fixture, Consumer<String> faults) {
    return Match.of(game)
        .seat(entrants.get(fixture.first()))
        .seat(entrants.get(fixture.second()))
        .seed(fixture.seed())
        .opening(fixture.opening())
        .listener(
            new MatchListener<>() {
              @Override
              public void faulted(String entrant, Fault fault) {
                faults.accept(entrant + ", " + fault);
              }
            })
        .play();
  }
}
