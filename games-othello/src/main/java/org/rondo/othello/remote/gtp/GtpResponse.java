package org.rondo.othello.remote.gtp;

import java.util.regex.Matcher;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.TextPattern;
import org.rondo.remote.LineConnection;

/**
 * An engine's answer to a command.
 *
 * @param isSuccess whether the engine executed the command
 * @param text the text of the answer, without blanks around it; line breaks are kept
 */
record GtpResponse(boolean isSuccess, String text) {

  /** The maximum number of lines of an answer, including the blank lines before it. */
  static final int MAX_LINES = 1_000;

  /** The maximum number of characters of an answer. */
  static final int MAX_CHARACTERS = 1 << 16;

  /**
   * The first line of an answer. The controller sends commands without an id, so an id in the
   * answer is ignored.
   */
  private static final TextPattern FIRST_LINE = TextPattern.of("([=?])\\d*+[ \t]*+(.*)");

  /**
   * Reads an answer to its end, which is a blank line.
   *
   * @param command the command that is answered
   * @throws UnreadableMoveException if the text does not have the form of an answer
   */
  static GtpResponse read(LineConnection wire, String command) {
    int count = 1;
    String line = GtpNotation.plain(wire.readLine());
    while (line.isBlank() || line.startsWith("#")) {
      requireFew(++count, line, command);
      line = GtpNotation.plain(wire.readLine());
    }
    Matcher first = FIRST_LINE.matcher(line);
    if (!first.matches()) {
      throw new UnreadableMoveException(
          line, "the answer to '" + command + "' must begin with = or ?");
    }
    StringBuilder text = new StringBuilder(first.group(2));
    String next = GtpNotation.plain(wire.readLine());
    while (!next.isBlank()) {
      requireFew(++count, line, command);
      text.append('\n').append(next);
      requireShort(text, command);
      next = GtpNotation.plain(wire.readLine());
    }
    return new GtpResponse(first.group(1).equals("="), text.toString().strip());
  }

  private static void requireShort(StringBuilder text, String command) {
    if (text.length() > MAX_CHARACTERS) {
      throw new UnreadableMoveException(
          text.substring(0, MAX_CHARACTERS),
          "the answer to '" + command + "' has more than " + MAX_CHARACTERS + " characters");
    }
  }

  private static void requireFew(int count, String line, String command) {
    if (count > MAX_LINES) {
      throw new UnreadableMoveException(
          line, "the answer to '" + command + "' has more than " + MAX_LINES + " lines");
    }
  }

  /** {@return the answer as received: the sign and the text} */
  @Override
  public String toString() {
    return (isSuccess ? "=" : "?") + (text.isEmpty() ? "" : " " + text);
  }
}
