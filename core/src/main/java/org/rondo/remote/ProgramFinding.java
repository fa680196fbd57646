package org.rondo.remote;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import java.util.Objects;
import org.rondo.game.Excerpt;
import org.rondo.input.TextPattern;

/**
 * What a {@link ProgramCheck} found in a program.
 *
 * @param name the name of the kind of finding, in small letters and hyphens; the page {@code
 *     core/docs/programs.md} lists the names
 * @param isFault whether the program breaks its protocol; otherwise the finding is a remark
 * @param where the situation, for instance {@code match 2, seat 1, turn 17}
 * @param sent the last lines that the program received; a text that says so if there are none
 * @param came what came from the program, or what did not come
 * @param rule the rule of the protocol or of the game
 * @param remedy what to change in the program
 */
public record ProgramFinding(
    String name,
    boolean isFault,
    String where,
    String sent,
    String came,
    String rule,
    String remedy) {
  private static final TextPattern NAME = TextPattern.of("[a-z](?:[a-z]|-(?=[a-z]))*+");

  /** The maximum number of characters of each text. */
  private static final int LONGEST = 600;

  /**
   * Creates a finding. Control characters in the texts are replaced, and a text of more than 600
   * characters is cut, because parts of the texts come from a program.
   *
   * @throws IllegalArgumentException if the name has other characters than small letters and
   *     hyphens
   */
  public ProgramFinding {
    checkArgument(
        NAME.matches(name),
        "name '%s' of a finding has other characters than small letters and hyphens",
        name);
    where = text("where", where);
    sent = text("sent", sent);
    came = text("came", came);
    rule = text("rule", rule);
    remedy = text("remedy", remedy);
  }

  private static String text(String subject, String text) {
    return Excerpt.line(Objects.requireNonNull(text, subject), LONGEST);
  }

  /** {@return the finding on one line} */
  @Override
  public String toString() {
    return lenientFormat(
        "%s (%s): sent: %s; came: %s; rule: %s; remedy: %s", name, where, sent, came, rule, remedy);
  }
}
