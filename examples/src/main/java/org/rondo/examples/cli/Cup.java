package org.rondo.examples.cli;

import java.util.ArrayDeque;
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
import org.rondo.random.Seed;

/**
 * A competition in one game, on several threads, reported in the order of its schedule.
 *
 * <p>Games of two seats are a round robin of {@link Pairs}, all others are dealt as {@link Tables}.
 */
final class Cup<S extends State, M extends Move> {

  /** Games waiting per thread, so that nobody waits for the schedule to be read. */
  private static final int AHEAD = 16;

  private final Game<S, M> game;
  private final List<Entrant<S, M>> entrants;
  private final int gamesEach;
  private final Seed seed;

  Cup(Game<S, M> game, List<Entrant<S, M>> entrants, int gamesEach, Seed seed) {
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
    return schedule().gameCount();
  }

  private Schedule schedule() {
    Seed here = seed.child(name());
    return game.seatCount() == 2
        ? new Pairs<>(game, entrants.size(), gamesEach, here)
        : new Tables(game.seatCount(), entrants.size(), gamesEach, here);
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
    Standings standings =
        new Standings(entrants.stream().map(Entrant::name).toList(), game.seatCount());
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    Deque<Future<MatchRecord>> playing = new ArrayDeque<>();
    Schedule schedule = schedule();
    try {
      while (schedule.hasNext() || !playing.isEmpty()) {
        if (schedule.hasNext() && playing.size() < AHEAD * threads) {
          Schedule.Fixture fixture = schedule.next();
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

  private MatchRecord play(Schedule.Fixture fixture, Consumer<String> faults) {
    Match<S, M> match =
        Match.of(game)
            .seed(fixture.seed())
            .opening(fixture.opening())
            .listener(
                new MatchListener<>() {
                  @Override
                  public void faulted(String entrant, Fault fault) {
                    faults.accept(entrant + ", " + fault);
                  }
                });
    fixture.entrants().forEach(entrant -> match.seat(entrants.get(entrant)));
    return match.play();
  }
}
