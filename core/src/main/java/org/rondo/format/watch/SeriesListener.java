package org.rondo.format.watch;

import org.rondo.format.MatchId;
import org.rondo.match.Fault;
import org.rondo.random.Seed;

/**
 * Receives the events that all series of matches have in common. Events of matches and faults come
 * in the thread that plays the match; several such threads may call a listener at the same time.
 */
public interface SeriesListener {

  /**
   * Called before all other events, each time that the series begins or is resumed.
   *
   * @param seed the seed of the series, without the values that contestants have added. While
   *     matches are played, a {@linkplain Seed#isSecret() secret} seed must stay secret; its
   *     {@linkplain Seed#commitment commitment} may be published
   */
  default void began(Seed seed) {}

  /** Called for each match that has ended, including the matches that are read from the journal. */
  default void matchFinished(MatchId match) {}

  /**
   * Called for each fault when it happens.
   *
   * @param match the id of the match in which it happens
   * @param entrant the name of the entrant at fault
   */
  default void faulted(MatchId match, String entrant, Fault fault) {}

  /**
   * Called for each fault, in place of the method without a place, which it calls by default.
   *
   * @param match the id of the match in which it happens
   * @param entrant the name of the entrant at fault
   * @param place the line of the bot's code that threw an exception, {@code
   *     MyBot.choose(MyBot.java:31)}; empty if the bot threw nothing, or the line is not known. It
   *     is no part of the record, because the virtual machine may leave it out
   */
  default void faulted(MatchId match, String entrant, Fault fault, String place) {
    faulted(match, entrant, fault);
  }

  /**
   * Called after the end of a match with a clock, for each entrant whose bot still runs. If the bot
   * does not return soon, the entrant gets no further bot in the series.
   *
   * @param entrant the name of the entrant
   */
  default void hung(MatchId match, String entrant) {}

  /**
   * Called when the place of the matches cannot play for the time being, for instance because no
   * machine has started.
   *
   * @param sentence a sentence with the reason and the remedy
   */
  default void waiting(String sentence) {}

  /**
   * Called once, before the first match that plays the first opening of a list again.
   *
   * @param openings the number of openings in the list
   */
  default void openingsUsedUp(int openings) {}

  /**
   * Called once, before the first match. The watcher gives a listener for each match that is
   * played: its moves as they are played, and what its bots think.
   *
   * <p>The watcher is called in a thread of its own, and no match waits for it. At the end, the
   * series waits at most one second until the watcher has received the last events.
   *
   * @return the watcher; by default it watches no match
   */
  default MatchWatcher watcher() {
    return MatchWatcher.none();
  }
}
