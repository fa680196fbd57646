package org.rondo.gridsoccer.bot;

import java.util.Arrays;
import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerOrder;
import org.rondo.gridsoccer.SoccerOrders;

/**
 * All orders of both teams in one position, and the value of each pair of orders.
 *
 * <p>If a player has the ball and keeps it without a tackle, the value is computed from two sums.
 * One sum depends on the rivals' orders, the other on the orders of the player's team. Each sum is
 * computed once for all pairs in which it occurs.
 */
final class OrderPayoffs {

  /** The number that replaces a sum if a rival ends on the cell of the player with the ball. */
  private static final double MEETING = Double.POSITIVE_INFINITY;

  private final OneStepLookahead lookahead;
  private final Pitch pitch;
  private final Prospects prospects;
  private final SoccerOrders[] left;
  private final SoccerOrders[] right;

  /** The team with the ball, or −1 if the ball is free or this is the last step. */
  private final int seat;

  private final int carrier;

  /**
   * The direction of the player with the ball in each order of its team; −1 if the player passes or
   * leaves the board.
   */
  private final int[] directions;

  /** The sum for each order of the team with the ball. */
  private final double[] mates;

  /**
   * The sum for each direction of the player with the ball and each order of the rivals. A row is
   * null until it is needed.
   */
  private final double[][] rivals = new double[Cells.DIRECTIONS][];

  OrderPayoffs(OneStepLookahead lookahead, Pitch pitch) {
    this.lookahead = lookahead;
    this.pitch = pitch;
    this.prospects = lookahead.prospects();
    this.left = lookahead.orders(pitch, 0);
    this.right = lookahead.orders(pitch, 1);
    boolean isCarried = !pitch.isBallFree() && !lookahead.isLast(pitch);
    int holder = pitch.carrier(0) >= 0 ? 0 : 1;
    this.seat = isCarried ? holder : -1;
    this.carrier = isCarried ? pitch.carrier(holder) : -1;
    int size = isCarried ? orders(seat).length : 0;
    this.directions = new int[size];
    this.mates = new double[size];
    for (int n = 0; n < size; n++) {
      prepare(n);
    }
  }

  private void prepare(int n) {
    SoccerOrders orders = orders(seat)[n];
    SoccerOrder order = orders.order(carrier);
    long cells = pitch.cells(seat) + orders.displacement();
    boolean isStep =
        order instanceof SoccerOrder.Walk && lookahead.isOnBoard(Cells.player(cells, carrier));
    directions[n] = isStep ? order.direction() : -1;
    mates[n] = isStep ? prospects.ofMates(seat, cells, carrier, Cells.player(cells, carrier)) : 0;
  }

  /** Returns the orders that the search considers for a team. */
  SoccerOrders[] orders(int side) {
    return side == 0 ? left : right;
  }

  /**
   * Returns the value of a pair of orders for the left team.
   *
   * @param l the number of the left team's orders
   * @param r the number of the right team's orders
   */
  double value(int l, int r) {
    if (seat >= 0) {
      int own = seat == 0 ? l : r;
      if (directions[own] >= 0) {
        double sum = ofRivals(directions[own], seat == 0 ? r : l);
        if (sum != MEETING) {
          double value = lookahead.patience() * Prospects.bent(sum + mates[own]);
          return seat == 0 ? value : -value;
        }
      }
    }
    return lookahead.value(pitch, left[l], right[r]);
  }

  private double ofRivals(int direction, int order) {
    if (rivals[direction] == null) {
      rivals[direction] = new double[orders(1 - seat).length];
      Arrays.fill(rivals[direction], Double.NaN);
    }
    double sum = rivals[direction][order];
    if (Double.isNaN(sum)) {
      long cells = pitch.cells(1 - seat) + orders(1 - seat)[order].displacement();
      int cell = Cells.player(pitch.cells(seat), carrier) + Cells.offset(direction);
      sum = Cells.playerOn(cells, cell) >= 0 ? MEETING : prospects.ofRivals(seat, cell, cells);
      rivals[direction][order] = sum;
    }
    return sum;
  }
}
