package org.rondo.gridsoccer;

import org.rondo.random.Rng;

/** The cells of a team's players before and after a step, in place, for random play. */
final class TeamInPlace {
  private final OrderTables tables;
  private int cell0;
  private int cell1;
  private int cell2;
  private int order0;
  private int order1;
  private int order2;
  private int end0;
  private int end1;
  private int end2;

  TeamInPlace(OrderTables tables, long cells) {
    this.tables = tables;
    set(cells);
  }

  void set(long cells) {
    cell0 = PackedTriple.get(cells, 0);
    cell1 = PackedTriple.get(cells, 1);
    cell2 = PackedTriple.get(cells, 2);
  }

  /**
   * Draws orders as {@link OrderTables#sample} does.
   *
   * @param carrier the player with the ball; any other number if no player of the team has it
   */
  void draw(int carrier, Rng rng) {
    do {
      order0 = tables.draw(cell0, carrier == 0, rng);
      order1 = tables.draw(cell1, carrier == 1, rng);
      order2 = tables.draw(cell2, carrier == 2, rng);
      end0 = cell0 + SoccerOrders.offset(order0);
      end1 = cell1 + SoccerOrders.offset(order1);
      end2 = cell2 + SoccerOrders.offset(order2);
    } while (!tables.isApart(end0, end1, end2));
  }

  void move() {
    cell0 = end0;
    cell1 = end1;
    cell2 = end2;
  }

  int order(int player) {
    return player == 0 ? order0 : player == 1 ? order1 : order2;
  }

  int cell(int player) {
    return player == 0 ? cell0 : player == 1 ? cell1 : cell2;
  }

  int end(int player) {
    return player == 0 ? end0 : player == 1 ? end1 : end2;
  }

  /** Returns the lowest player that ends on a cell, or −1 if there is no such player. */
  int endingOn(int cell) {
    return end0 == cell ? 0 : end1 == cell ? 1 : end2 == cell ? 2 : -1;
  }

  long cells() {
    return PackedTriple.of(cell0, cell1, cell2);
  }

  long ends() {
    return PackedTriple.of(end0, end1, end2);
  }
}
