package org.rondo.remote;

/**
 * Is told of all that a program and its referee say to each other.
 *
 * <p>Called in the thread that asks the program, line by line as they are sent and as they are read
 * from what has come. Lines come from outside: whoever writes them down escapes what they hold.
 */
public interface Transcript {

  /**
   * Is told of a line to the program.
   *
   * @param line without its end
   */
  void sent(String line);

  /**
   * Is told of a line from the program.
   *
   * @param line without its end; control characters as they came
   */
  void received(String line);

  /** {@return nobody who listens} */
  static Transcript none() {
    return new Transcript() {
      @Override
      public void sent(String line) {}

      @Override
      public void received(String line) {}
    };
  }
}
