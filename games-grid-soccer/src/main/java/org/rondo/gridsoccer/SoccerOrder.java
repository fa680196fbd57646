package org.rondo.gridsoccer;

/**
 * The order for one player in a step.
 *
 * <p>Direction 0 means to stay. The other directions are: 1 up and left, 2 up, 3 up and right, 4
 * right, 5 down and right, 6 down, 7 down and left, 8 left. The {@link Pitch} determines whether an
 * order is legal.
 */
public sealed interface SoccerOrder {

  /** The maximum strength in an order. The minimum is −999. */
  int MAX_STRENGTH = 999;

  /** {@return the direction, from 0 to 8} */
  int direction();

  /** {@return the change of the row in this direction: −1 is up, 1 is down, 0 is neither} */
  default int rows() {
    return Cells.rows(direction());
  }

  /** {@return the change of the column in this direction: −1 is left, 1 is right, 0 is neither} */
  default int columns() {
    return Cells.columns(direction());
  }

  /**
   * {@return the text of the order, for instance {@code 4} for a step and {@code p4:2} for a pass}
   */
  String text();

  /**
   * An order to go one cell.
   *
   * @param direction from 0 to 8; 0 means to stay
   */
  record Walk(int direction) implements SoccerOrder {

    /**
     * Creates the order.
     *
     * @throws IllegalArgumentException if there is no such direction
     */
    public Walk {
      requireDirection(direction);
    }

    @Override
    public String text() {
      return Integer.toString(direction);
    }

    /** {@return the direction, so the hash code is the same in every virtual machine} */
    @Override
    public int hashCode() {
      return direction;
    }

    /** {@return the text} */
    @Override
    public String toString() {
      return text();
    }
  }

  /**
   * An order to pass the ball and to stay.
   *
   * @param direction from 0 to 8. With 0 the ball stays on its cell; that is legal only under
   *     {@link GridSoccerRuleset#ELIZONDO}
   * @param strength the number of steps for which the ball flies, from −999 to 999. In each step
   *     the ball flies two cells. Numbers below 1 are legal only under {@link
   *     GridSoccerRuleset#ELIZONDO}
   */
  record Pass(int direction, int strength) implements SoccerOrder {

    /**
     * Creates the order.
     *
     * @throws IllegalArgumentException if the direction or the strength is out of its range
     */
    public Pass {
      requireDirection(direction);
      if (strength < -MAX_STRENGTH || strength > MAX_STRENGTH) {
        throw new IllegalArgumentException(
            "strength " + strength + " is not in " + -MAX_STRENGTH + ".." + MAX_STRENGTH);
      }
    }

    @Override
    public String text() {
      return "p" + direction + ":" + strength;
    }

    /** {@return a hash code of direction and strength; it is the same in every virtual machine} */
    @Override
    public int hashCode() {
      return 16 * strength + direction;
    }

    /** {@return the text} */
    @Override
    public String toString() {
      return text();
    }
  }

  private static void requireDirection(int direction) {
    if (direction < 0 || direction >= Cells.DIRECTIONS) {
      throw new IllegalArgumentException("direction " + direction + " is not in 0..8");
    }
  }
}
