package org.rondo.examples.cli;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
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
          "a cup of "
              + game.id()
              + " needs two bots or more, and there are "
              + entrants.size()
              + "; name them with --bot");
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

  long gameCount() {
    return (long) entrants.size() * (entrants.size() - 1) / 2 * gamesEach;
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
    Deque<Future<MatchRecord>> playing = new ArrayDeque<>();
    Iterator<Fixture> schedule = new Schedule();
    try {
      while (schedule.hasNext() || !playing.isEmpty()) {
        if (schedule.hasNext() && playing.size() < AHEAD * threads) {
          Fixture fixture = schedule.next();
          playing.add(
              executor.submit(
                  () -> {
                    MatchRecord record = play(fixture, faults);
                    progress.run();
                    return record;
                  }));
        } else {
          MatchRecord record = finished(playing.remove());
          standings.add(record);
          records.accept(record);
        }
      }
    } finally {
      executor.shutdownNow();
    }
    return standings;
  }

  private static MatchRecord finished(Future<MatchRecord> game) throws InterruptedException {
    try {
      return game.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game could not be played: " + e.getCause(), e.getCause());
    }
  }

  /** Who meets whom, drawn up as the games are played: a large cup begins at once. */
  private final class Schedule implements Iterator<Fixture> {
    private final Deque<Fixture> next = new ArrayDeque<>();
    private final Set<Opening> seen = new HashSet<>();
    private int first;
    private int second = 1;
    private int pairing;
    private int pair;

    @Override
    public boolean hasNext() {
      return !next.isEmpty() || second < entrants.size();
    }

    @Override
    public Fixture next() {
      if (next.isEmpty()) {
        drawUpPair();
      }
      return next.remove();
    }

    private void drawUpPair() {
      if (second == entrants.size()) {
        throw new NoSuchElementException("everybody has met everybody");
      }
      Seed here = seed.child(name()).child("pairing", pairing).child("pair", pair);
      Fixture fixture = opened(here);
      next.add(fixture);
      next.add(new Fixture(second, first, fixture.seed(), fixture.opening()));
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
      if (second == entrants.size() && first + 2 < entrants.size()) {
        first++;
        second = first + 1;
      }
    }

    /** Looks for an opening that these two have not had; its seed is the match's. */
    private Fixture opened(Seed pairSeed) {
      Fixture fixture = new Fixture(first, second, pairSeed, opening(pairSeed));
      boolean hasOpening = !fixture.opening().turns().isEmpty();
      for (int attempt = 1;
          hasOpening && attempt < ATTEMPTS && !seen.add(fixture.opening());
          attempt++) {
        Seed other = pairSeed.child("attempt", attempt);
        fixture = new Fixture(first, second, other, opening(other));
      }
      return fixture;
    }
  }

  private Opening opening(Seed match) {
    S start = game.start(match.child("first").rng());
    return start.toMove().size() == 1 ? Opening.random(game, OPENING, match) : Opening.none();
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
