package org.rondo.othello.remote.gtp;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rondo.game.UnreadableMoveException;

/**
 * What an engine answers to a command.
 *
 * @param isSuccess whether the command was carried out
 * @param text what the engine has to say, without blanks around it; lines are kept apart
 */
record GtpResponse(boolean isSuccess, String text) {

  /** The most lines of an answer, those before it that say nothing included. */
  static final int MOST_LINES = 1_000;

  /** The most characters of an answer. */
  static final int MOST_CHARACTERS = 1 << 16;

  /** Commands go out without numbers, so that a number here says nothing. */
  private static final Pattern FIRST_LINE = Pattern.compile("([=?])\\d*[ \t]*(.*)");

  /**
   * Reads an answer to its end, which is a blank line.
   *
   * @param command what it is the answer to
   * @throws UnreadableMoveException if it is none
   */
  static GtpResponse read(GtpWire wire, String command) {
    int count = 1;
    String line = GtpNotation.plain(wire.readLine());
    while (line.isBlank() || line.startsWith("#")) {
      requireFew(++count, line, command);
      line = GtpNotation.plain(wire.readLine());
    }
    Matcher first = FIRST_LINE.matcher(line);
    if (!first.matches()) {
      throw new UnreadableMoveException(
          line, "an answer begins with = or ?, that to '" + command + "' too");
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
    if (text.length() > MOST_CHARACTERS) {
      throw new UnreadableMoveException(
          text.substring(0, MOST_CHARACTERS),
          "the answer to '" + command + "' has more than " + MOST_CHARACTERS + " characters");
    }
  }

  private static void requireFew(int count, String line, String command) {
    if (count > MOST_LINES) {
      throw new UnreadableMoveException(
          line, "the answer to '" + command + "' has more than " + MOST_LINES + " lines");
    }
  }

  /** {@return the answer as it came: the sign and the text} */
  @Override
  public String toString() {
    return (isSuccess ? "=" : "?") + (text.isEmpty() ? "" : " " + text);
  }
}
