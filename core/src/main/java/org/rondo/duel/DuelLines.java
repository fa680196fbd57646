package org.rondo.duel;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rondo.format.MatchId;

/** The lines of a duel's journal after the first one. */
final class DuelLines {
  static final String FINISHED = "{\"finished\":true}";

  private static final String TEST = "{\"test\":";
  private static final String ID = "\"(1\\.[0-9]{1,9}\\.[12])\"";
  private static final Pattern MATCH = Pattern.compile("\\{\"game\":" + ID + ",\"record\":");
  private static final Pattern CLOCKS = Pattern.compile("\\{\"clocks\":" + ID + ",\"readings\":");
  private static final Pattern THOUGHTS = Pattern.compile("\\{\"thoughts\":" + ID + ",\"said\":");
  private static final Pattern DROPPED = Pattern.compile("\\{\"dropped\":([0-9]{1,18})\\}");

  private DuelLines() {}

  /** {@return the beginning of a match's line; the record and a closing brace follow} */
  static String matchHead(MatchId id) {
    return "{\"game\":\"" + id + "\",\"record\":";
  }

  /**
   * {@return the beginning of the line for a match's clock readings; the readings and a closing
   * brace follow}
   */
  static String clocksHead(MatchId id) {
    return "{\"clocks\":\"" + id + "\",\"readings\":";
  }

  /**
   * {@return the beginning of the line for what the bots thought; the thoughts and a closing brace
   * follow}
   */
  static String thoughtsHead(MatchId id) {
    return "{\"thoughts\":\"" + id + "\",\"said\":";
  }

  /** {@return the line that says that the damaged line at a byte does not count any more} */
  static String dropped(long line) {
    return "{\"dropped\":" + line + "}";
  }

  /** {@return the line for the test of a run: a duel can go on with another test} */
  static String test(PlannedTest test) {
    return TEST + test.json() + "}";
  }

  /**
   * {@return the test of a line; empty for other lines}
   *
   * @throws RuntimeException of any type, if the line is damaged
   */
  static Optional<PlannedTest> test(String line) {
    return line.startsWith(TEST)
        ? Optional.of(PlannedTest.parse(line.substring(TEST.length(), line.length() - 1)))
        : Optional.empty();
  }

  /** {@return the match whose record the line holds; empty if the line holds no record} */
  static Optional<MatchId> match(String line) {
    return id(MATCH, line);
  }

  /**
   * {@return the match whose clock readings the line holds; empty if the line holds no readings}
   */
  static Optional<MatchId> clocks(String line) {
    return id(CLOCKS, line);
  }

  /** {@return the match whose thoughts the line holds; empty if the line holds no thoughts} */
  static Optional<MatchId> thoughts(String line) {
    return id(THOUGHTS, line);
  }

  private static Optional<MatchId> id(Pattern head, String line) {
    Matcher matcher = head.matcher(line);
    return matcher.lookingAt() ? Optional.of(MatchId.parse(matcher.group(1))) : Optional.empty();
  }

  /** {@return the byte of the line that does not count any more; empty for other lines} */
  static Optional<Long> droppedLine(String line) {
    Matcher matcher = DROPPED.matcher(line);
    return matcher.matches() ? Optional.of(Long.parseLong(matcher.group(1))) : Optional.empty();
  }
}
