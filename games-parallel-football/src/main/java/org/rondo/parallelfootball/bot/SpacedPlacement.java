package org.rondo.parallelfootball.bot;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Placement;

/**
 * Places players around their home. The cells are ranked by their distance from the home; the home
 * has rank 0. The players stand on cells whose ranks are evenly spaced.
 */
final class SpacedPlacement {
  private SpacedPlacement() {}

  /**
   * Returns the placement of a team.
   *
   * @param seat the team
   * @param players the number of the team's players
   * @param first the lowest rank that may be used. It is reduced if fewer than {@code players}
   *     cells have this rank or a higher rank
   * @param end the highest rank that may be used, plus 1. It is raised if the range has fewer than
   *     {@code players} cells
   */
  static Placement of(int seat, int players, int first, int end) {
    int home = CellIndices.home(seat);
    List<Integer> cells =
        IntStream.range(0, Cell.COUNT)
            .boxed()
            .sorted(Comparator.comparingInt(cell -> CellIndices.squaredDistance(cell, home)))
            .toList();
    int from = Math.min(first, Cell.COUNT - players);
    int count = Math.min(Cell.COUNT, Math.max(from + players, end)) - from;
    return new Placement(
        IntStream.range(0, players)
            .map(player -> from + (2 * player + 1) * count / (2 * players))
            .mapToObj(rank -> Cell.at(cells.get(rank)))
            .toList());
  }
}
