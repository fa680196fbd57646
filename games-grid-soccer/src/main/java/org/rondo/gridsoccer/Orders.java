package org.rondo.gridsoccer;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A team's orders for a step, one for each player: an immutable value. */
public final class Orders implements SoccerMove {

  /** What of the code of an order is its direction. */
  private static final int DIRECTION = 15;

  /** The bit that tells the code of a pass from that of a step, which is its direction alone. */
  private static final int PASS = 16;

  private static final int STRENGTH_SHIFT = 5;

  private static final long ANY_PASS = Trio.ofEqual(PASS);

  private static final Pattern ORDER = Pattern.compile("([0-8])|[pP]([0-8]):(-?[0-9]{1,3})");

  private static final Orders[] STEPS =
      IntStream.range(0, Cells.DIRECTIONS * Cells.DIRECTIONS * Cells.DIRECTIONS)
          .mapToObj(n -> new Orders(n / 81, n / 9 % 9, n % 9))
          .toArray(Orders[]::new);

  /** The codes of the three orders. */
  private final long codes;

  /** What is added to the cells of the players. */
  private final long displacement;

  private Orders(int first, int second, int third) {
    codes = Trio.of(first, second, third);
    displacement = Trio.of(offset(first), offset(second), offset(third));
  }

  private static int offset(int code) {
    return isPass(code) ? 0 : Cells.offset(code);
  }

  /**
   * {@return the orders of a team}
   *
   * @param first what player 0 is to do
   * @param second what player 1 is to do
   * @param third what player 2 is to do
   */
  public static Orders of(Order first, Order second, Order third) {
    return ofCodes(code(first), code(second), code(third));
  }

  /** Returns the orders with these codes. */
  static Orders ofCodes(int first, int second, int third) {
    return isPass(first | second | third)
        ? new Orders(first, second, third)
        : STEPS[(first * Cells.DIRECTIONS + second) * Cells.DIRECTIONS + third];
  }

  /**
   * {@return the orders of a text}
   *
   * @param text three orders between blanks, {@code 4 0 p4:2}: a step is its direction, a pass is
   *     {@code p}, its direction, a colon and its strength
   * @throws org.rondo.game.UnreadableMoveException if the text is not of that form
   */
  public static Orders parse(String text) {
    String[] words = text.strip().split("\\s+");
    if (words.length != Trio.SIZE) {
      throw GridSoccer.unreadable(text);
    }
    return ofCodes(code(text, words[0]), code(text, words[1]), code(text, words[2]));
  }

  private static int code(String text, String word) {
    Matcher order = ORDER.matcher(word);
    if (!order.matches()) {
      throw GridSoccer.unreadable(text);
    }
    return order.group(1) != null
        ? Integer.parseInt(order.group(1))
        : passCode(Integer.parseInt(order.group(2)), Integer.parseInt(order.group(3)));
  }

  /** Returns the code of an order, from 0 to 65,535: of a step, its direction. */
  static int code(Order order) {
    return order instanceof Order.Pass pass
        ? passCode(pass.direction(), pass.strength())
        : order.direction();
  }

  static int passCode(int direction, int strength) {
    return direction | PASS | strength + Order.MOST_STRENGTH << STRENGTH_SHIFT;
  }

  static boolean isPass(int code) {
    return (code & PASS) != 0;
  }

  static int direction(int code) {
    return code & DIRECTION;
  }

  static int strength(int code) {
    return (code >> STRENGTH_SHIFT) - Order.MOST_STRENGTH;
  }

  static Order orderOf(int code) {
    return isPass(code)
        ? new Order.Pass(direction(code), strength(code))
        : new Order.Step(direction(code));
  }

  /**
   * {@return the order of a player}
   *
   * @param player 0, 1 or 2
   * @throws IndexOutOfBoundsException if there is no such player
   */
  public Order order(int player) {
    return orderOf(Trio.get(codes, Objects.checkIndex(player, Trio.SIZE)));
  }

  int code(int player) {
    return Trio.get(codes, player);
  }

  boolean hasPass() {
    return (codes & ANY_PASS) != 0;
  }

  /** Returns what is added to the cells of the players. */
  long displacement() {
    return displacement;
  }

  @Override
  public String text() {
    return IntStream.range(0, Trio.SIZE)
        .mapToObj(player -> order(player).text())
        .collect(Collectors.joining(" "));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Orders that && codes == that.codes;
  }

  /** {@return a number made of the orders: the same in every virtual machine} */
  @Override
  public int hashCode() {
    return Trio.hash(codes);
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
