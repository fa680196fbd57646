package org.rondo.remote;

/**
 * Supplies a transcript for each program in each match of a {@link ProgramSeries}.
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

  /** {@return a supply of transcripts that ignore all lines} */
  static Transcripts none() {
    return (match, seat, entrant) -> Transcript.none();
  }
}
