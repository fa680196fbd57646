package org.rondo.duel;

import org.rondo.format.MatchId;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.match.Fault;
import org.rondo.match.MatchRecord;
import org.rondo.random.Seed;

/**
 * A listener to the progress of a duel. The threads that play the matches call it, possibly several
 * at the same time; only {@link #began}, {@link #matchCounted} and {@link #pairCounted} are called
 * by one thread.
 *
 * <p>The id of a match is {@code 1.PAIR.1} or {@code 1.PAIR.2}, where {@code PAIR} is the number of
 * the pair, from 1.
 */
public interface DuelListener {

  /**
   * Called for each match that has ended.
   *
   * @param match the id of the match
   */
  default void matchFinished(MatchId match) {}

  /**
   * Called once before the first match.
   *
   * @param seed the seed of the duel
   */
  default void began(Seed seed) {}

  /**
   * Called for each match that counts, in the order of the schedule, by the thread that plays the
   * duel.
   *
   * @param match the id of the match
   * @param record the record of the match
   */
  default void matchCounted(MatchId match, MatchRecord record) {}

  /**
   * Called after each pair of matches that counts, in the order of the pairs, by the thread that
   * plays the duel.
   *
   * @param standing the result of all pairs so far
   */
  default void pairCounted(DuelResult standing) {}

  /**
   * Called once, before the first pair that plays the first opening of a list again.
   *
   * @param openings the number of openings in the list
   */
  default void openingsUsedUp(int openings) {}

  /**
   * Called once after the last pair, by the thread that plays the duel, if a bot acts differently
   * when the first pair is {@linkplain Duel#withoutRepetition played again}.
   *
   * @param remark which bot does not repeat, where, and what that means, in sentences
   */
  default void notRepeated(String remark) {}

  /**
   * Called for each fault when it happens.
   *
   * @param match the id of the match in which it happens
   * @param entrant the name of the entrant at fault
   * @param fault the fault
   */
  default void faulted(MatchId match, String entrant, Fault fault) {}

  /**
   * Called for each fault, in place of the method without a place, which it calls by default.
   *
   * @param match the id of the match in which it happens
   * @param entrant the name of the entrant at fault
   * @param fault the fault
   * @param place the line of the bot's code that threw an exception, {@code
   *     MyBot.choose(MyBot.java:31)}; empty if the bot threw nothing, or the line is not known. It
   *     is no part of the record, because the virtual machine may leave it out
   */
  default void faulted(MatchId match, String entrant, Fault fault, String place) {
    faulted(match, entrant, fault);
  }

  /**
   * Called after the end of a match with a clock, for each entrant whose bot still runs. If the bot
   * does not return soon, the entrant gets no further bot in the duel.
   *
   * @param match the id of the match
   * @param entrant the name of the entrant
   */
  default void hung(MatchId match, String entrant) {}

  /**
   * Called once, before the first match. The watcher gives a listener for each match that is
   * played: its moves as they are played, and what its bots think.
   *
   * <p>The watcher is called in a thread of its own, and no match waits for it. At the end, the
   * duel waits at most one second until the watcher has received the last events.
   *
   * @return the watcher; by default it watches no match
   */
  default MatchWatcher watcher() {
    return MatchWatcher.none();
  }
}
