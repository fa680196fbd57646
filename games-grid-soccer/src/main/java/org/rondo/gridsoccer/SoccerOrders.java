package org.rondo.gridsoccer;

import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A team's orders for a step, one for each player. The orders are immutable. */
public final class SoccerOrders implements SoccerMove {

  /** The mask of the direction in the code of an order. */
  private static final int DIRECTION = 15;

  /** The bit that is set in the code of a pass. The code of a step is only its direction. */
  private static final int PASS = 16;

  private static final int STRENGTH_SHIFT = 5;

  private static final long ANY_PASS = PackedTriple.ofEqual(PASS);

  /** What an order adds to the cell of its player, by the lowest bits of the order's code. */
  private static final int[] OFFSETS = offsets();

  /** The order to step, for each direction. */
  private static final SoccerOrder[] STEP =
      IntStream.range(0, Cells.DIRECTIONS)
          .mapToObj(SoccerOrder.Walk::new)
          .toArray(SoccerOrder[]::new);

  /** The orders of teams that do not pass. */
  private static final SoccerOrders[] STEPS =
      IntStream.range(0, Cells.DIRECTIONS * Cells.DIRECTIONS * Cells.DIRECTIONS)
          .mapToObj(n -> new SoccerOrders(n / 81, n / 9 % 9, n % 9))
          .toArray(SoccerOrders[]::new);

  /** The codes of the three orders. */
  private final long codes;

  /** The numbers that a step adds to the cells of the players. */
  private final long displacement;

  private SoccerOrders(int first, int second, int third) {
    codes = PackedTriple.of(first, second, third);
    displacement = PackedTriple.of(offset(first), offset(second), offset(third));
  }

  /** Returns the number that an order with this code adds to the cell of its player. */
  static int offset(int code) {
    return OFFSETS[code & OFFSETS.length - 1];
  }

  /** Returns the offsets of steps by their codes, and 0 for passes. */
  private static int[] offsets() {
    int[] offsets = new int[2 * PASS];
    for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
      offsets[direction] = Cells.offset(direction);
    }
    return offsets;
  }

  /**
   * {@return the orders of a team}
   *
   * @param first the order for player 0
   * @param second the order for player 1
   * @param third the order for player 2
   */
  public static SoccerOrders of(SoccerOrder first, SoccerOrder second, SoccerOrder third) {
    return ofCodes(code(first), code(second), code(third));
  }

  /** Returns the orders with these codes. */
  static SoccerOrders ofCodes(int first, int second, int third) {
    return isPass(first | second | third)
        ? new SoccerOrders(first, second, third)
        : STEPS[(first * Cells.DIRECTIONS + second) * Cells.DIRECTIONS + third];
  }

  /**
   * {@return the orders that a text describes}
   *
   * @param text three orders, separated by blanks, for instance {@code 4 0 p4:2}. A step is its
   *     direction. A pass is {@code p}, its direction, a colon and its strength
   * @throws org.rondo.game.UnreadableMoveException if the text does not have that form
   */
  public static SoccerOrders parse(String text) {
    return GridSoccerText.orders(text);
  }

  /** Returns the code of an order, from 0 to 65,535. The code of a step is its direction. */
  static int code(SoccerOrder order) {
    return order instanceof SoccerOrder.Pass pass
        ? passCode(pass.direction(), pass.strength())
        : order.direction();
  }

  static int passCode(int direction, int strength) {
    return direction | PASS | strength + SoccerOrder.MAX_STRENGTH << STRENGTH_SHIFT;
  }

  static boolean isPass(int code) {
    return (code & PASS) != 0;
  }

  static int direction(int code) {
    return code & DIRECTION;
  }

  static int strength(int code) {
    return (code >> STRENGTH_SHIFT) - SoccerOrder.MAX_STRENGTH;
  }

  static SoccerOrder orderOf(int code) {
    return isPass(code) ? passOf(code) : STEP[code];
  }

  static SoccerOrder.Pass passOf(int code) {
    return new SoccerOrder.Pass(direction(code), strength(code));
  }

  /**
   * {@return the order of a player}
   *
   * @param player 0, 1 or 2
   * @throws IndexOutOfBoundsException if there is no such player
   */
  public SoccerOrder order(int player) {
    return orderOf(PackedTriple.get(codes, Objects.checkIndex(player, PackedTriple.SIZE)));
  }

  int code(int player) {
    return PackedTriple.get(codes, player);
  }

  boolean hasPass() {
    return (codes & ANY_PASS) != 0;
  }

  /**
   * {@return the numbers that these orders add to the cells of the team's players}
   *
   * <p>{@code pitch.cells(seat) + orders.displacement()} are the cells on which the players end.
   */
  public long displacement() {
    return displacement;
  }

  @Override
  public String text() {
    return IntStream.range(0, PackedTriple.SIZE)
        .mapToObj(player -> order(player).text())
        .collect(Collectors.joining(" "));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SoccerOrders that && codes == that.codes;
  }

  /** {@return a hash code of the orders; it is the same in every virtual machine} */
  @Override
  public int hashCode() {
    return PackedTriple.hash(codes);
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
