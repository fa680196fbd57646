package org.rondo.gridsoccer;

import org.rondo.random.Rng;

/** The orders that each cell of a board allows, found once. */
final class Reach {
  private static final int PASS_DIRECTIONS = Cells.DIRECTIONS - 1;

  /** The first cell with an entry in the tables: from a row above the board to one below it. */
  private static final int FIRST = Cells.ROW_0 - Cells.ROW;

  private final Ground ground;
  private final Ruleset ruleset;

  /** How many cells have an entry; from beyond them nobody can step onto the board. */
  private final int cells;

  /** For each cell the directions in which any player may step, as a mask. */
  private final short[] steps;

  /** For each cell the most strength of a pass in each of the directions 1 to 8. */
  private final byte[] strongest;

  /**
   * For each cell the codes of the ordinary orders: steps, then steps that only the player with the
   * ball may take, then passes, each by direction.
   */
  private final char[] codes;

  /** How much room there is for the codes of a cell. */
  private final int room;

  /** For each cell how many of the codes are open to a player without the ball. */
  private final short[] sizes;

  /** For each cell how many codes there are. */
  private final short[] carrierSizes;

  Reach(GridSoccerOptions options) {
    ground = Ground.of(options);
    ruleset = options.ruleset();
    cells = (ground.rows() + 2) * Cells.ROW;
    room = Cells.DIRECTIONS + PASS_DIRECTIONS * ground.mostStrength();
    steps = new short[cells];
    strongest = new byte[cells * PASS_DIRECTIONS];
    codes = new char[cells * room];
    sizes = new short[cells];
    carrierSizes = new short[cells];
    for (int index = 0; index < cells; index++) {
      fill(index);
    }
  }

  private void fill(int index) {
    int cell = FIRST + index;
    for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
      if (direction == 0 || ground.isOnBoard(cell + Cells.offset(direction))) {
        steps[index] |= (short) (1 << direction);
        add(index, direction);
      }
    }
    sizes[index] = carrierSizes[index];
    for (int direction = 1; direction < Cells.DIRECTIONS; direction++) {
      if (isStepIntoGoal(cell, direction)) {
        add(index, direction);
      }
    }
    for (int direction = 1; ground.isOnBoard(cell) && direction < Cells.DIRECTIONS; direction++) {
      int most = ground.strongest(cell, direction);
      strongest[strongestIndex(index, direction)] = (byte) most;
      for (int strength = 1; strength <= most; strength++) {
        add(index, Orders.passCode(direction, strength));
      }
    }
  }

  private void add(int index, int code) {
    codes[index * room + carrierSizes[index]++] = (char) code;
  }

  private static int strongestIndex(int index, int direction) {
    return index * PASS_DIRECTIONS + direction - 1;
  }

  /** Whether a step ends in a goal that the player with the ball may enter. */
  boolean isStepIntoGoal(int cell, int direction) {
    return ruleset == Ruleset.ELIZONDO && ground.concededIn(cell + Cells.offset(direction)) >= 0;
  }

  private boolean hasEntry(int cell) {
    return cell >= FIRST && cell < FIRST + cells;
  }

  /** Returns the directions in which any player may step, as a mask; staying is always one. */
  int steps(int cell) {
    return hasEntry(cell) ? steps[cell - FIRST] : 1;
  }

  /**
   * Returns the most strength of a pass from a cell in a direction from 1 to 8; 0 if none has one,
   * and from beyond the board.
   */
  int strongest(int cell, int direction) {
    return hasEntry(cell) ? strongest[strongestIndex(cell - FIRST, direction)] : 0;
  }

  /** Returns how many ordinary orders there are for a player without the ball. */
  int size(int cell) {
    return hasEntry(cell) ? sizes[cell - FIRST] : 1;
  }

  /** Returns how many ordinary orders there are for the player with the ball. */
  int carrierSize(int cell) {
    return hasEntry(cell) ? carrierSizes[cell - FIRST] : 1;
  }

  /** Returns how many of the orders for the player with the ball are passes. */
  int passCount(int cell) {
    int count = 0;
    for (int n = size(cell); n < carrierSize(cell); n++) {
      count += Orders.isPass(code(cell, n)) ? 1 : 0;
    }
    return count;
  }

  /** Returns the code of the n-th ordinary order, counted from 0. */
  int code(int cell, int n) {
    return hasEntry(cell) ? codes[(cell - FIRST) * room + n] : 0;
  }

  /**
   * Whether a team may be given orders.
   *
   * @param cells where its players are
   * @param carrier the player with the ball, or −1 if none of them has it
   */
  boolean isLegal(long cells, int carrier, Orders orders) {
    long ends = cells + orders.displacement();
    // Who ends on the board without a pass has taken a legal step: the quick answer for most.
    return (!orders.hasPass() && ground.areOnBoard(ends) && Trio.shared(ends) < 0)
        || (isApart(ends) && areAllowed(cells, carrier, orders));
  }

  private boolean areAllowed(long cells, int carrier, Orders orders) {
    return isAllowed(cells, carrier, orders, 0)
        && isAllowed(cells, carrier, orders, 1)
        && isAllowed(cells, carrier, orders, 2);
  }

  /** Whether a player may be given his order, whatever his team-mates do. */
  boolean isAllowed(long cells, int carrier, Orders orders, int player) {
    int cell = Trio.get(cells, player);
    int code = orders.code(player);
    if (Orders.isPass(code)) {
      return player == carrier && mayPass(cell, Orders.direction(code), Orders.strength(code));
    }
    return (steps(cell) >> code & 1) != 0 || (player == carrier && isStepIntoGoal(cell, code));
  }

  private boolean mayPass(int cell, int direction, int strength) {
    boolean isOrdinary = direction != 0 && strength > 0;
    return isOrdinary
        ? strength <= strongest(cell, direction)
        : ruleset == Ruleset.ELIZONDO && strength <= ground.mostStrength();
  }

  /** Whether no two players end on one cell of the board; beyond it they are not kept apart. */
  boolean isApart(long ends) {
    int shared = Trio.shared(ends);
    return shared < 0 || !ground.isOnBoard(shared);
  }

  /** Draws ordinary orders of a team: each player's from his own, until they are legal together. */
  Orders sample(long cells, int carrier, Rng rng) {
    while (true) {
      int first = draw(cells, carrier, 0, rng);
      int second = draw(cells, carrier, 1, rng);
      Orders orders = Orders.ofCodes(first, second, draw(cells, carrier, 2, rng));
      if (isApart(cells + orders.displacement())) {
        return orders;
      }
    }
  }

  private int draw(long cells, int carrier, int player, Rng rng) {
    int cell = Trio.get(cells, player);
    return code(cell, rng.below(player == carrier ? carrierSize(cell) : size(cell)));
  }

  Ground ground() {
    return ground;
  }

  Ruleset ruleset() {
    return ruleset;
  }
}
