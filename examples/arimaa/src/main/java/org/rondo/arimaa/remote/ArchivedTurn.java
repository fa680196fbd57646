package org.rondo.arimaa.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.TextPattern;

/**
 * A turn in an archive of matches.
 *
 * @param number the number of the turn, from 1, the set-up
 * @param seat 0 for gold, 1 for silver
 * @param move the set-up or the steps
 */
public record ArchivedTurn(int number, int seat, ArimaaMove move) {
  private static final TextPattern LINE = TextPattern.of("([1-9][0-9]{0,5})([gswb])(?:\\s++(.*))?");

  /** Words that stand in place of a last turn. */
  private static final TextPattern END = TextPattern.of("resigns|lost|timeout|forfeit");

  /**
   * {@return the turns of a match that stand}
   *
   * <p>A line is a label and a move, {@code 2g Ed2n Ed3n}; the sides are {@code g} and {@code s},
   * or {@code w} and {@code b} as before August 2008. A line {@code 7w takeback} takes back the
   * last turn before it. A line with a label alone, or with the word {@code resigns}, {@code lost},
   * {@code timeout} or {@code forfeit}, ends the match.
   *
   * @param lines the lines of the match in their order
   * @throws DamagedFileException if a line has another form, or if its label is not that of the
   *     next turn; the message names the line
   */
  public static List<ArchivedTurn> read(List<String> lines) {
    List<ArchivedTurn> turns = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher line = LINE.matcher(lines.get(i).strip());
      if (!line.matches()) {
        throw refusal(lines, i, "a line is a label and a move, 2g Ed2n Ed3n");
      }
      int number = Integer.parseInt(line.group(1));
      int seat = "gw".contains(line.group(2)) ? 0 : 1;
      String text = line.group(3) == null ? "" : line.group(3);
      if (text.equals("takeback")) {
        if (turns.isEmpty()) {
          throw refusal(lines, i, "there is no turn that could be taken back");
        }
        turns.remove(turns.size() - 1);
        continue;
      }
      if (text.isEmpty() || END.matcher(text).matches()) {
        if (i < lines.size() - 1) {
          throw refusal(lines, i, "only the last line can be without a move");
        }
        break;
      }
      if (number != turns.size() / 2 + 1 || seat != turns.size() % 2) {
        throw refusal(lines, i, "the next turn is " + label(turns.size()));
      }
      turns.add(new ArchivedTurn(number, seat, move(lines, i, text)));
    }
    return List.copyOf(turns);
  }

  private static ArimaaMove move(List<String> lines, int index, String text) {
    try {
      return ArimaaMove.parse(text);
    } catch (UnreadableMoveException e) {
      throw refusal(lines, index, e.rule());
    }
  }

  private static String label(int turns) {
    return turns / 2 + 1 + (turns % 2 == 0 ? "g" : "s");
  }

  private static DamagedFileException refusal(List<String> lines, int index, String rule) {
    return new DamagedFileException(
        lines.get(index),
        "line " + (index + 1) + ", '" + lines.get(index) + "', cannot be read: " + rule);
  }

  /** {@return the line of this turn, {@code 2g Ed2n Ed3n}} */
  public String line() {
    return number + (seat == 0 ? "g " : "s ") + move.text();
  }
}
