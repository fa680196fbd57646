package org.rondo.parallelfootball.bot;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Placement;

/** Places players on cells around their home, evenly spaced by their distance from it. */
final class SpacedPlacement {
  private SpacedPlacement() {}

  /**
   * Returns the placement of a team.
   *
   * @param seat the team
   * @param players how many players it has
   * @param first the first of the cells in the order of their distance; less if too few follow
   * @param end behind the last of them; more if there are too few
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
