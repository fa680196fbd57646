package org.rondo.gridsoccer.bot;

import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerBoard;
import org.rondo.gridsoccer.SoccerOrder;
import org.rondo.gridsoccer.SoccerOrders;

/**
 * Lists the orders that a search considers. These are all orders, except passes that lead neither
 * into a goal nor to a team-mate.
 */
final class OrderCandidates {
  private final GridSoccer game;
  private final SoccerBoard board;

  OrderCandidates(GridSoccer game) {
    this.game = game;
    this.board = game.board();
  }

  /** Returns the orders of a team. In the first of them, all players stay. */
  SoccerOrders[] orders(Pitch pitch, int seat) {
    long cells = pitch.cells(seat);
    int carrier = pitch.carrier(seat);
    return game.orders(pitch, seat, pass -> isMeant(cells, carrier, pass))
        .toArray(SoccerOrders[]::new);
  }

  /**
   * Returns whether a pass leads into a goal, or to a cell that a player of the team can reach in
   * time.
   */
  private boolean isMeant(long cells, int passer, SoccerOrder.Pass pass) {
    int offset = Cells.offset(pass.direction());
    int at = Cells.player(cells, passer);
    for (int step = 1; step <= pass.strength(); step++) {
      if (board.concededIn(at + offset) >= 0 || board.concededIn(at + 2 * offset) >= 0) {
        return true;
      }
      at += 2 * offset;
    }
    for (int mate = 0; mate < GridSoccer.PLAYERS; mate++) {
      int distance = CellDistances.distance(Cells.player(cells, mate), at);
      if (distance <= pass.strength() + 1 && (mate != passer || board.rows() <= 7)) {
        return true;
      }
    }
    return false;
  }
}
