package org.rondo.remote;

import org.rondo.bot.DisconnectedException;
import org.rondo.bot.StalledException;
import org.rondo.game.UnreadableMoveException;

/**
 * A connection to a program, seen from the referee: it sends and receives lines.
 *
 * <p>A protocol that reads and writes through this interface can be tested without a process.
 */
public interface LineConnection {

  /**
   * Sends a line to the program.
   *
   * @param line the line, without its end
   * @throws StalledException if the program does not read earlier lines in time
   */
  void send(String line);

  /**
   * Sends lines to the program, one after another; by default each by itself.
   *
   * @param lines the lines, without their ends
   * @throws StalledException if the program does not read earlier lines in time
   */
  default void send(String... lines) {
    for (String line : lines) {
      send(line);
    }
  }

  /**
   * {@return the next line from the program, without its end}
   *
   * @throws DisconnectedException if the program has ended, or closed its input or output
   * @throws StalledException if no line came in time
   * @throws UnreadableMoveException if the line is too long; nothing can be read after it
   */
  String readLine();

  /**
   * {@return the next line that is not blank}
   *
   * <p>For protocols in which a blank line has no meaning. A blank line after the last answer may
   * arrive only now.
   *
   * @throws DisconnectedException if the program has ended, or closed its input or output
   * @throws StalledException if no such line came in time
   * @throws UnreadableMoveException if the line is too long, or a program wrote too many blank
   *     lines; nothing can be read after it
   */
  default String readAnswer() {
    String line = readLine();
    while (line.isBlank()) {
      line = readLine();
    }
    return line;
  }

  /**
   * {@return whether a line of the program was read; by default not} At the beginning of a match
   * this says whether the program has played another match before.
   */
  default boolean hasReceived() {
    return false;
  }
}
