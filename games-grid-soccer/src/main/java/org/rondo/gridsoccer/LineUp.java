package org.rondo.gridsoccer;

/** The formations of the bots. */
final class LineUp {
  private LineUp() {}

  /** Player 0 on the kick-off cell, the others beside it. */
  static Formation attacking(GridSoccerOptions options, int seat) {
    Ground ground = Ground.of(options);
    int middle = ground.kickOffCell(seat);
    return Formation.ofCells(Trio.of(middle, middle - Cells.ROW, middle + Cells.ROW));
  }

  /** Player 0 on the kick-off cell, player 1 behind him, player 2 in the goal mouth. */
  static Formation keeping(GridSoccerOptions options, int seat) {
    Ground ground = Ground.of(options);
    int middle = ground.kickOffCell(seat);
    int back = seat == 0 ? -1 : 1;
    int goal = Cells.of(options.rows() / 2, seat == 0 ? 0 : options.columns() - 1);
    return Formation.ofCells(Trio.of(middle, middle + back, goal));
  }
}
