package org.rondo.remote;

/**
 * Is told of all that a program and its referee say to each other.
 *
 * <p>But for complaints, called in the thread that asks the program, line by line as they are sent
 * and as they are read from what has come. Lines come from outside: whoever writes them down
 * escapes what they hold.
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

  /**
   * Is told of a line on the program's standard error; by default nothing is made of it.
   *
   * <p>Called in a thread of its own while the program runs, and not in step with the rest.
   *
   * @param line without its end, cut after 1,000 bytes; control characters as they came
   */
  default void complained(String line) {}

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
