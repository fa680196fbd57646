package org.rondo.gridsoccer;

/**
 * The cells of all players before a step and after it.
 *
 * @param leftBefore the cells of the left team before the step
 * @param rightBefore the cells of the right team before the step
 * @param leftAfter the cells of the left team after the step
 * @param rightAfter the cells of the right team after the step
 */
record Movement(long leftBefore, long rightBefore, long leftAfter, long rightAfter) {
  static Movement of(Pitch before, SoccerOrders left, SoccerOrders right) {
    long leftBefore = before.cells(0);
    long rightBefore = before.cells(1);
    return new Movement(
        leftBefore,
        rightBefore,
        leftBefore + left.displacement(),
        rightBefore + right.displacement());
  }

  /**
   * Returns the lowest player of a team that has stayed on a cell, or −1 if there is no such
   * player.
   */
  int playerStillOn(int seat, int cell) {
    return seat == 0
        ? PackedTriple.indexOfBoth(leftBefore, leftAfter, cell)
        : PackedTriple.indexOfBoth(rightBefore, rightAfter, cell);
  }
}
