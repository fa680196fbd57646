package org.rondo.parallelfootball;

import java.util.ArrayList;
import java.util.List;
import org.rondo.game.Excerpt;
import org.rondo.game.UnreadableMoveException;

/**
 * Where a team's players stand before the first turn.
 *
 * @param cells a cell for each player; players may share one
 */
public record Placement(List<Cell> cells) implements Instructions {
  static final String WORD = "place";

  /**
   * Places players.
   *
   * @param cells a cell for each player
   */
  public Placement {
    cells = List.copyOf(cells);
  }

  static Placement read(String text, String[] words) {
    List<Cell> cells = new ArrayList<>();
    for (int i = 1; i < words.length; i++) {
      String word = words[i];
      cells.add(
          Cell.read(word)
              .orElseThrow(
                  () ->
                      new UnreadableMoveException(
                          text,
                          "'" + Excerpt.of(word, Words.SHOWN) + "' is no cell from 0,0 to 31,31")));
    }
    return new Placement(cells);
  }

  @Override
  public int hashCode() {
    return cells.hashCode();
  }

  /** {@return the word {@code place} and the cells, {@code place 4,17 0,0}} */
  @Override
  public String text() {
    StringBuilder text = new StringBuilder(WORD);
    cells.forEach(cell -> text.append(' ').append(cell.text()));
    return text.toString();
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
