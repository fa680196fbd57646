package org.rondo.cli.fuzz;

import java.util.Iterator;
import org.rondo.bot.DisconnectedException;
import org.rondo.remote.LineConnection;

/** A program that writes the lines of a text, whatever it is sent, and then ends. */
final class AnsweredLines implements LineConnection {
  private final Iterator<String> lines;

  AnsweredLines(String text) {
    lines = text.lines().iterator();
  }

  @Override
  public void send(String line) {
    // The answers do not depend on it.
  }

  @Override
  public String readLine() {
    if (!lines.hasNext()) {
      throw new DisconnectedException("the program has ended");
    }
    return lines.next();
  }
}
