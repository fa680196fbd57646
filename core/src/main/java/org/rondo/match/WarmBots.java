package org.rondo.match;

import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Entrant;
import org.rondo.bot.TimeSource;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;

/**
 * Warms up bots before matches with a clock, and remembers which bots are warm.
 *
 * <p>Code is slow when it runs for the first time: the virtual machine loads its classes and has
 * not compiled it yet. So a bot that is quick enough otherwise may exceed a short time for its
 * first moves. A bot that is warmed up plays one match that does not count, against random bots,
 * with a second for all its moves. Tournaments and duels with a clock do this by themselves, once
 * for each entrant and game.
 *
 * <p>The match that does not count has a bot and random numbers of its own. It leaves no record,
 * and its faults are not reported. If the bot hangs in it, this does not count against the entrant.
 *
 * <p>Persons, and clients that connect to a host, are not warmed up. A program is warmed up if it
 * stays alive between the matches of a series; see {@link Entrant#canWarmUp}. Several threads may
 * use an instance at the same time.
 */
public final class WarmBots {

  /** The time of a bot for all its moves. */
  private static final Duration LIMIT = Duration.ofSeconds(1);

  /** The seed of the matches that do not count. No other match has its streams. */
  private static final Seed SEED = Seed.of(0).child("warm-up");

  private final TimeSource time;

  /** For each warm bot, the game and the name of its entrant. */
  private final Set<List<String>> warm = new HashSet<>();

  /** Creates an instance that knows no warm bots. */
  public WarmBots() {
    this(TimeSource.system());
  }

  WarmBots(TimeSource time) {
    this.time = time;
  }

  /**
   * Warms up the bots of entrants that are not warm yet, one after another.
   *
   * <p>For each of them this takes the time in which the entrant supplies a bot, and up to a second
   * for each seat of the game. Another thread that calls this method at the same time waits.
   *
   * @param game the game that the bots are about to play
   * @param entrants the entrants; equal names mean equal bots
   * @return the faults of the entrants in the matches that do not count; the seat of a fault is the
   *     place of its entrant in the list, from 0
   * @throws CancellationException if this thread is interrupted while it waits for a bot; it is
   *     still interrupted then
   */
  public synchronized <S extends State, M extends Move> List<Fault> warmUp(
      Game<S, M> game, List<Entrant<S, M>> entrants) {
    List<Fault> faults = new ArrayList<>();
    for (int index = 0; index < entrants.size(); index++) {
      Entrant<S, M> entrant = entrants.get(index);
      if (entrant.canWarmUp() && warm.add(List.of(game.id(), entrant.name()))) {
        for (Fault fault : play(game, entrant)) {
          faults.add(
              new Fault(fault.turn(), index, fault.kind(), fault.detail(), fault.forfeits()));
        }
      }
    }
    return faults;
  }

  /** {@return the faults of the entrant in a match that does not count} */
  private <S extends State, M extends Move> List<Fault> play(
      Game<S, M> game, Entrant<S, M> entrant) {
    Match<S, M> match =
        Match.of(game)
            .seat(entrant.isOutside() ? entrant : rehearsing(entrant))
            .seed(SEED)
            .time(TimeControl.total(LIMIT))
            .timeSource(time)
            .listener(new MatchListener<>() {});
    for (int seat = 1; seat < game.seatCount(); seat++) {
      match.seat(new Entrant<>("random", Bots::random));
    }
    try {
      return match.play(Writer.nullWriter()).faults().stream()
          .filter(fault -> fault.seat() == 0)
          .toList();
    } catch (CancellationException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      // The rules failed. If this also happens in a match that counts, that match reports it.
      return List.of();
    }
  }

  /** {@return an entrant whose bot asks no person} */
  private static <S extends State, M extends Move> Entrant<S, M> rehearsing(Entrant<S, M> entrant) {
    return new Entrant<>(
        entrant.name(),
        () -> {
          Bot<S, M> bot = entrant.newBot();
          if (Bots.isHuman(bot)) {
            throw new IllegalStateException("a person is not warmed up");
          }
          return bot;
        });
  }
}
