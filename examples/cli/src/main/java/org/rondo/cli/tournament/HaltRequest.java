package org.rondo.cli.tournament;

import java.util.regex.Matcher;
import org.rondo.cli.console.PrintableText;
import org.rondo.format.MatchId;
import org.rondo.input.RefusedRulingException;
import org.rondo.input.TextPattern;

/**
 * A director's request to halt a match.
 *
 * @param turn the number of turns after which it is halted, at least 0; 0 halts it before its next
 *     turn
 */
public record HaltRequest(MatchId match, int turn) {
  static final String VERB = "halt";

  private static final TextPattern TEXT =
      TextPattern.of(VERB + "\\s++(\\S++)(?:\\s++([0-9]{1,9}))?");
  private static final TextPattern REQUEST = TextPattern.of("(?s)" + VERB + "(\\s.*)?");

  /** {@return whether a ruling is such a request} */
  public static boolean isOne(String ruling) {
    return REQUEST.matches(ruling.strip());
  }

  /**
   * {@return the request of a text}
   *
   * @param text {@code halt GAME} or {@code halt GAME TURN}
   * @throws RefusedRulingException if the text is neither
   */
  static HaltRequest parse(String text) {
    Matcher words = TEXT.matcher(text.strip());
    if (!words.matches()) {
      throw new RefusedRulingException(
          text,
          "'"
              + PrintableText.of(text)
              + "' does not say which game to halt; write halt GAME or halt GAME TURN, for instance"
              + " halt 3.2.1");
    }
    String turn = words.group(2);
    return new HaltRequest(
        MatchId.parse(words.group(1)), turn == null ? 0 : Integer.parseInt(turn));
  }
}
