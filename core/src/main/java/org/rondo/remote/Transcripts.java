package org.rondo.remote;

import org.rondo.bot.Bot;
import org.rondo.bot.OutsideBots;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * Supplies a transcript for each program, and for each bot of a {@link TranscribedBots} supply, in
 * each match of a {@link ProgramSeries}.
 *
 * <p>{@link org.rondo.remote.transcript.TranscriptFolder} writes them to files. Several threads may
 * call a supply at the same time.
 */
@FunctionalInterface
public interface Transcripts {

  /**
   * {@return the transcript of a program in a match that begins now}
   *
   * @param match the name of the match, for instance {@code 1.2.1}
   * @param seat the program's seat, from 0
   * @param entrant the name of the entrant
   */
  Transcript begin(String match, int seat, String entrant);

  /**
   * A supply of bots that are no programs of this machine and can tell what they are sent and say,
   * for instance clients over TCP.
   */
  @FunctionalInterface
  interface TranscribedBots<S extends State, M extends Move> extends OutsideBots<S, M> {

    /**
     * {@return a new bot, for one match}
     *
     * @param transcript receives the lines of the match, except {@link Transcript#ended}
     */
    Bot<S, M> get(Transcript transcript);

    @Override
    default Bot<S, M> get() {
      return get(Transcript.none());
    }
  }

  /** {@return a supply of transcripts that ignore all lines} */
  static Transcripts none() {
    return (match, seat, entrant) -> Transcript.none();
  }
}
