package org.rondo.remote;

/**
 * Receives all lines between a program and its referee.
 *
 * <p>Its methods are called in the thread that asks the program, for each line that is sent and for
 * each line that is read. Only {@link #complained} is called in another thread. Lines come from
 * outside: code that writes them to a file or a terminal must escape them.
 */
public interface Transcript {

  /**
   * Receives a line to the program.
   *
   * @param line the line, without its end
   */
  void sent(String line);

  /**
   * Receives a line from the program.
   *
   * @param line the line, without its end; control characters are unchanged
   */
  void received(String line);

  /**
   * Receives a line on the program's standard error; by default ignores it.
   *
   * <p>Called in a thread of its own while the program runs, so its order relative to the other
   * lines is not defined.
   *
   * @param line the line, without its end, cut after 1,000 bytes; control characters are unchanged
   */
  default void complained(String line) {}

  /**
   * Called when no further line comes from a process in a match: the process has ended, or begins
   * another match. By default does nothing.
   *
   * <p>Only the transcripts of {@link Transcripts} are called. If a process is started in place of
   * another one, more lines of the same match follow.
   */
  default void ended() {}

  /** {@return a transcript that ignores all lines} */
  static Transcript none() {
    return new Transcript() {
      @Override
      public void sent(String line) {}

      @Override
      public void received(String line) {}
    };
  }
}
