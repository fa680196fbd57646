package org.rondo.gridsoccer;

/**
 * What one player is told to do in a step.
 *
 * <p>Directions are 0 stay, 1 up and left, 2 up, 3 up and right, 4 right, 5 down and right, 6 down,
 * 7 down and left, 8 left. Whether an order may be given depends on the {@link Pitch}.
 */
public sealed interface SoccerOrder {

  /** The strongest pass that can be written; the weakest is as far below 0. */
  int MOST_STRENGTH = 999;

  /** {@return the direction, from 0 to 8} */
  int direction();

  /** {@return by how many rows its direction leads down: −1, 0 or 1} */
  default int rows() {
    return Cells.rows(direction());
  }

  /** {@return by how many columns its direction leads to the right: −1, 0 or 1} */
  default int columns() {
    return Cells.columns(direction());
  }

  /** {@return the order in text: {@code 4} is a step, {@code p4:2} a pass} */
  String text();

  /**
   * Go one cell.
   *
   * @param direction from 0 to 8; 0 is to stay
   */
  record Step(int direction) implements SoccerOrder {

    /**
     * Orders a step.
     *
     * @throws IllegalArgumentException if there is no such direction
     */
    public Step {
      requireDirection(direction);
    }

    @Override
    public String text() {
      return Integer.toString(direction);
    }

    /** {@return the direction: the same in every virtual machine} */
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
   * Pass the ball and stay.
   *
   * @param direction from 0 to 8; 0, where the ball goes nowhere, is accepted by {@link
   *     GridSoccerRuleset#ELIZONDO} alone
   * @param strength for how many steps the ball flies, two cells each; from −999 to 999, below 1
   *     accepted by {@link GridSoccerRuleset#ELIZONDO} alone
   */
  record Pass(int direction, int strength) implements SoccerOrder {

    /**
     * Orders a pass.
     *
     * @throws IllegalArgumentException if the direction or the strength is out of its range
     */
    public Pass {
      requireDirection(direction);
      if (strength < -MOST_STRENGTH || strength > MOST_STRENGTH) {
        throw new IllegalArgumentException(
            "strength " + strength + " is not in " + -MOST_STRENGTH + ".." + MOST_STRENGTH);
      }
    }

    @Override
    public String text() {
      return "p" + direction + ":" + strength;
    }

    /** {@return a number made of direction and strength: the same in every virtual machine} */
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
