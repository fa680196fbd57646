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
   * {@return the next line from the program, without its end}
   *
   * @throws DisconnectedException if the program has ended, or closed its input or output
   * @throws StalledException if no line came in time
   * @throws UnreadableMoveException if the line is too long; nothing can be read after it
   */
  String readLine();
}
