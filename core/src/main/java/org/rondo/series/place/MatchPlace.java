package org.rondo.series.place;

import java.io.IOException;
import java.util.Optional;

/**
 * Has tasks played, by threads or by other machines.
 *
 * <p>A place decides in what order, and on which machines, it plays the tasks. What is made of the
 * results does not depend on that: the results of a tournament are the same with every place, if
 * its bots choose by their decisions and by nothing else.
 *
 * <p>A tournament, a duel or a tuning checks that each result is of its task, and by {@link
 * ResultChecks} that it is true, unless the place is {@linkplain #isTrusted trusted}. A result that
 * is refused ends the run.
 */
@FunctionalInterface
public interface MatchPlace extends AutoCloseable {

  /** A source of tasks. It makes each task when the task is asked for. */
  @FunctionalInterface
  interface TaskSource {

    /**
     * {@return the next task; empty if there is none now} A place may ask again after it has
     * delivered a result, because a duel may have further tasks then. It returns when there is no
     * task and no result is missing.
     *
     * @throws IOException if the task cannot be made because a file cannot be read
     */
    Optional<MatchTask> next() throws IOException;
  }

  /** A receiver of results. */
  @FunctionalInterface
  interface ResultSink {

    /**
     * Tells that no match can be played for the time being, for instance because no machine has
     * started. By default nobody is told.
     *
     * @param sentence a sentence for people, with the reason and the remedy
     */
    default void waiting(String sentence) {}

    /**
     * Takes a result.
     *
     * @return whether more results are wanted; if not, the place may drop the tasks whose results
     *     it has not delivered, and it asks for no further task
     * @throws org.rondo.input.DamagedFileException if the result is damaged, not of the task or
     *     refused by a check, with {@link TaskResult#file()} as its file; or if another file is
     *     damaged
     * @throws IOException if the result cannot be written
     */
    boolean accept(MatchTask task, TaskResult result) throws IOException;
  }

  /** The state of the tasks when a place returns. */
  enum Progress {
    /** All results that are wanted have been delivered. */
    ALL_PLAYED,

    /** Some results are missing: the place has noted their tasks, which are played later. */
    SOME_ARE_LEFT
  }

  /**
   * Has tasks played, and delivers each result when it is there, in any order.
   *
   * <p>The source may depend on the results: a duel ends it when its test has decided. So a place
   * asks for a task when it is about to play it, and not for all tasks before the first result.
   *
   * @param tasks the tasks; asked by one thread at a time, and not while a result is delivered
   * @param results the receiver of the results; called by one thread at a time
   * @return whether all wanted results have been delivered
   * @throws org.rondo.input.InputException if a task names a game or a bot that is not known where
   *     it is played, or does not fit its game
   * @throws IllegalStateException if a task could not be played for another reason
   * @throws IOException if the source or the sink throws it, or other machines cannot be used,
   *     which is a {@link MatchPlaceException}
   * @throws InterruptedException if this thread is interrupted; results that have not been
   *     delivered are dropped
   */
  Progress run(TaskSource tasks, ResultSink results) throws IOException, InterruptedException;

  /**
   * {@return the number of tasks that the place needs at a time to have no idle machine, at least
   * 1; by default 1,000}
   *
   * <p>A duel has at most about this number of matches played that do not count in the end. It
   * sends no further matches while so many wait for their results or for the results of matches
   * before them.
   */
  default int tasksAhead() {
    return 1_000;
  }

  /**
   * {@return whether the results need no check, because this virtual machine plays the matches and
   * makes the records; by default they are checked}
   *
   * <p>The tasks of other places name the {@linkplain MatchTask#code code} that must play them, and
   * their results name the {@linkplain TaskResult#code code} that did. A {@link TaskPlayer} sees to
   * both. A place that plays the matches by other means copies the code of the task.
   */
  default boolean isTrusted() {
    return false;
  }

  /**
   * {@return whether the place plays replays, whose tasks {@linkplain MatchTask#kept begin with
   * turns} of an earlier playing; by default it does not} Other replays are played where the
   * tournament runs.
   */
  default boolean playsReplays() {
    return false;
  }

  /**
   * {@return a place that plays tasks in threads of its own in this virtual machine} It delivers
   * each result as soon as it is there. It plays them with one {@link TaskPlayer} for each {@link
   * #run}. If it is interrupted, it plays the matches that have begun to their end, and delivers
   * their results.
   *
   * @param threads the number of matches that it plays at a time, from 1 to 10,000
   * @throws IllegalArgumentException if the number of threads is outside that range
   */
  static MatchPlace inThreads(int threads) {
    return new ThreadPlace(threads);
  }

  /**
   * Gives back what the place holds, for instance a connection to a cluster. Tasks that still run
   * are cancelled, and {@link #run} then throws an exception. Closing a second time has no effect.
   * By default nothing is held.
   */
  @Override
  default void close() {}
}
