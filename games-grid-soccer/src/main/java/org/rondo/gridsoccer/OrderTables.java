package org.rondo.gridsoccer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.rondo.random.Rng;

/**
 * Tables of the orders that are possible on each cell of a board. They are computed once for a
 * game.
 *
 * <p>An ordinary order is a step, or a pass with a direction from 1 to 8 and a strength of at least
 * 1.
 */
final class OrderTables {
  private static final int PASS_DIRECTIONS = Cells.DIRECTIONS - 1;

  /**
   * The first cell with an entry in the tables. The entries cover the rows of the board, one row
   * above it and one row below it.
   */
  private static final int FIRST = Cells.ROW_0 - Cells.ROW;

  private final SoccerBoard board;
  private final GridSoccerRuleset ruleset;

  /** The number of cells with an entry. No step leads from any other cell onto the board. */
  private final int cells;

  /** The directions in which any player may step from each cell, as a bit mask. */
  private final short[] steps;

  /** The maximum strength of a pass from each cell in each direction from 1 to 8. */
  private final byte[] strongest;

  /**
   * The codes of the ordinary orders on each cell. Steps come first, then steps that only the
   * player with the ball may take, then passes. Each group is sorted by direction.
   */
  private final char[] codes;

  /** The number of array elements reserved for the codes of one cell. */
  private final int room;

  /** The number of codes on each cell for a player without the ball. */
  private final short[] sizes;

  /** The number of all codes on each cell. All of them are for the player with the ball. */
  private final short[] carrierSizes;

  OrderTables(GridSoccerOptions options) {
    board = SoccerBoard.of(options);
    ruleset = options.ruleset();
    cells = (board.rows() + 2) * Cells.ROW;
    room = Cells.DIRECTIONS + PASS_DIRECTIONS * board.mostStrength();
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
      if (direction == 0 || board.isOnBoard(cell + Cells.offset(direction))) {
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
    for (int direction = 1; board.isOnBoard(cell) && direction < Cells.DIRECTIONS; direction++) {
      int most = board.strongest(cell, direction);
      strongest[strongestIndex(index, direction)] = (byte) most;
      for (int strength = 1; strength <= most; strength++) {
        add(index, SoccerOrders.passCode(direction, strength));
      }
    }
  }

  private void add(int index, int code) {
    codes[index * room + carrierSizes[index]++] = (char) code;
  }

  private static int strongestIndex(int index, int direction) {
    return index * PASS_DIRECTIONS + direction - 1;
  }

  /** Returns whether a step ends in a goal cell and the player with the ball may take this step. */
  boolean isStepIntoGoal(int cell, int direction) {
    return ruleset == GridSoccerRuleset.ELIZONDO
        && board.concededIn(cell + Cells.offset(direction)) >= 0;
  }

  private boolean hasEntry(int cell) {
    return cell >= FIRST && cell < FIRST + cells;
  }

  /**
   * Returns the directions in which any player may step, as a bit mask. Direction 0 is always
   * included.
   */
  int steps(int cell) {
    return hasEntry(cell) ? steps[cell - FIRST] : 1;
  }

  /**
   * Returns the maximum strength of a pass from a cell in a direction from 1 to 8. It is 0 if no
   * pass is possible or the cell is off the board.
   */
  int strongest(int cell, int direction) {
    return hasEntry(cell) ? strongest[strongestIndex(cell - FIRST, direction)] : 0;
  }

  /** Returns the number of ordinary orders for a player without the ball. */
  int size(int cell) {
    return hasEntry(cell) ? sizes[cell - FIRST] : 1;
  }

  /** Returns the number of ordinary orders for the player with the ball. */
  int carrierSize(int cell) {
    return hasEntry(cell) ? carrierSizes[cell - FIRST] : 1;
  }

  /** Returns the number of passes among the orders for the player with the ball. */
  int passCount(int cell) {
    int count = 0;
    for (int n = size(cell); n < carrierSize(cell); n++) {
      count += SoccerOrders.isPass(code(cell, n)) ? 1 : 0;
    }
    return count;
  }

  /** Returns the code of the n-th ordinary order, counted from 0. */
  int code(int cell, int n) {
    return hasEntry(cell) ? codes[(cell - FIRST) * room + n] : 0;
  }

  /**
   * Returns whether orders are legal for a team.
   *
   * @param cells the cells of the team's players
   * @param carrier the player with the ball, or −1 if no player of the team has it
   */
  boolean isLegal(long cells, int carrier, SoccerOrders orders) {
    long ends = cells + orders.displacement();
    // The first test is fast and decides most orders: steps that end on different cells of the
    // board are legal.
    return (!orders.hasPass() && board.areOnBoard(ends) && PackedTriple.shared(ends) < 0)
        || (isApart(ends) && areAllowed(cells, carrier, orders));
  }

  private boolean areAllowed(long cells, int carrier, SoccerOrders orders) {
    return isAllowed(cells, carrier, orders, 0)
        && isAllowed(cells, carrier, orders, 1)
        && isAllowed(cells, carrier, orders, 2);
  }

  /** Returns whether a player's order is legal, regardless of the player's team-mates. */
  boolean isAllowed(long cells, int carrier, SoccerOrders orders, int player) {
    int cell = PackedTriple.get(cells, player);
    int code = orders.code(player);
    if (SoccerOrders.isPass(code)) {
      return player == carrier
          && mayPass(cell, SoccerOrders.direction(code), SoccerOrders.strength(code));
    }
    return (steps(cell) >> code & 1) != 0 || (player == carrier && isStepIntoGoal(cell, code));
  }

  private boolean mayPass(int cell, int direction, int strength) {
    boolean isOrdinary = direction != 0 && strength > 0;
    return isOrdinary
        ? strength <= strongest(cell, direction)
        : ruleset == GridSoccerRuleset.ELIZONDO && strength <= board.mostStrength();
  }

  /**
   * Returns whether the players end on different cells. Off the board, players may share a cell.
   */
  boolean isApart(long ends) {
    return isApart(PackedTriple.get(ends, 0), PackedTriple.get(ends, 1), PackedTriple.get(ends, 2));
  }

  boolean isApart(int first, int second, int third) {
    if (first == second || first == third) {
      return !board.isOnBoard(first);
    }
    return second != third || !board.isOnBoard(second);
  }

  /** Lists the ordinary orders of a team, without passes that {@code isMeant} rejects. */
  List<SoccerOrders> orders(long cells, int carrier, Predicate<SoccerOrder.Pass> isMeant) {
    int[] first = codes(cells, carrier, 0, isMeant);
    int[] second = codes(cells, carrier, 1, isMeant);
    int[] third = codes(cells, carrier, 2, isMeant);
    List<SoccerOrders> list = new ArrayList<>(first.length * second.length * third.length);
    for (int one : first) {
      for (int two : second) {
        for (int three : third) {
          SoccerOrders orders = SoccerOrders.ofCodes(one, two, three);
          if (isApart(cells + orders.displacement())) {
            list.add(orders);
          }
        }
      }
    }
    return Collections.unmodifiableList(list);
  }

  private int[] codes(long cells, int carrier, int player, Predicate<SoccerOrder.Pass> isMeant) {
    int cell = PackedTriple.get(cells, player);
    int[] codes = new int[player == carrier ? carrierSize(cell) : size(cell)];
    int count = 0;
    for (int n = 0; n < codes.length; n++) {
      int code = code(cell, n);
      if (!SoccerOrders.isPass(code) || isMeant.test(SoccerOrders.passOf(code))) {
        codes[count++] = code;
      }
    }
    return Arrays.copyOf(codes, count);
  }

  /**
   * Draws an ordinary order for each player, and repeats this until the orders are legal together.
   */
  SoccerOrders sample(long cells, int carrier, Rng rng) {
    while (true) {
      int first = draw(PackedTriple.get(cells, 0), carrier == 0, rng);
      int second = draw(PackedTriple.get(cells, 1), carrier == 1, rng);
      int third = draw(PackedTriple.get(cells, 2), carrier == 2, rng);
      SoccerOrders orders = SoccerOrders.ofCodes(first, second, third);
      if (isApart(cells + orders.displacement())) {
        return orders;
      }
    }
  }

  /** Draws the code of an ordinary order for a player, regardless of the player's team-mates. */
  int draw(int cell, boolean isCarrier, Rng rng) {
    int index = cell - FIRST;
    if (index < 0 || index >= sizes.length) {
      // The only order is to stay.
      return rng.below(1);
    }
    return codes[index * room + rng.below(isCarrier ? carrierSizes[index] : sizes[index])];
  }

  SoccerBoard board() {
    return board;
  }

  GridSoccerRuleset ruleset() {
    return ruleset;
  }
}
