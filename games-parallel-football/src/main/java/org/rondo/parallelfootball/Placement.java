package org.rondo.parallelfootball;

import java.util.List;

/**
 * The cells on which a team's players stand before the first turn.
 *
 * @param cells a cell for each player; players may share a cell
 */
public record Placement(List<Cell> cells) implements Instructions {
  public Placement {
    cells = List.copyOf(cells);
  }

  @Override
  public int hashCode() {
    return cells.hashCode();
  }

  /** {@return the word {@code place} and the cells, for instance {@code place 4,17 0,0}} */
  @Override
  public String text() {
    StringBuilder text = new StringBuilder(ParallelFootballText.PLACE);
    cells.forEach(cell -> text.append(' ').append(cell.text()));
    return text.toString();
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
