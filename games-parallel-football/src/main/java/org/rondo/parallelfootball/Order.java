package org.rondo.parallelfootball;

import java.util.Objects;
import org.rondo.game.Excerpt;

/** The order for one player in a turn. */
public sealed interface Order {

  /** {@return the text of the order, which is one word} */
  String text();

  /** {@return the order to stay} */
  static Order stay() {
    return Stay.ORDER;
  }

  /**
   * {@return the order to step to a neighbouring cell}
   *
   * @param down the number of rows downwards, from −1 to 1
   * @param right the number of columns to the right, from −1 to 1; not 0 if {@code down} is 0
   * @throws IllegalArgumentException if the step does not lead to a neighbour
   */
  static Order step(int down, int right) {
    return new Step(down, right);
  }

  /**
   * {@return the order to kick a ball}
   *
   * @param target the cell on which the ball lands
   */
  static Order kick(Cell target) {
    return new Kick(target);
  }

  /** An order to stay. */
  record Stay() implements Order {
    private static final Order ORDER = new Stay();

    public Stay {}

    /** {@return a dot} */
    @Override
    public String text() {
      return ParallelFootballText.STAY;
    }

    @Override
    public int hashCode() {
      return 0;
    }
  }

  /**
   * An order to step to a neighbouring cell.
   *
   * @param down the number of rows downwards, from −1 to 1
   * @param right the number of columns to the right, from −1 to 1
   */
  record Step(int down, int right) implements Order {

    /**
     * Creates the order.
     *
     * @throws IllegalArgumentException if the step does not lead to a neighbour
     */
    public Step {
      boolean isNear = Math.abs(down) <= 1 && Math.abs(right) <= 1;
      if (!isNear || (down == 0 && right == 0)) {
        throw new IllegalArgumentException(
            "step "
                + down
                + " down and "
                + right
                + " right leads to none of the 8 neighbours; give -1, 0 or 1, not both 0");
      }
    }

    /** {@return the point of the compass, for instance {@code ne}; north is up} */
    @Override
    public String text() {
      return ParallelFootballText.step(down, right);
    }

    @Override
    public int hashCode() {
      return 3 * down + right;
    }
  }

  /**
   * An order to kick one ball from the player's own cell.
   *
   * @param target the cell on which the ball lands
   */
  record Kick(Cell target) implements Order {

    public Kick {
      Objects.requireNonNull(target, "target");
    }

    /** {@return {@code k} and the target, for instance {@code k4,17}} */
    @Override
    public String text() {
      return ParallelFootballText.KICK + target.text();
    }

    @Override
    public int hashCode() {
      return 100 + target.index();
    }
  }

  /**
   * A word that is not an order. It is stored so that the message about the fault can show it.
   *
   * @param text the word, without blanks
   */
  record Unclear(String text) implements Order {

    /**
     * Creates an unclear order.
     *
     * @throws IllegalArgumentException if the text is empty, contains blanks, is an order, or is
     *     {@code place}
     */
    public Unclear {
      if (!ParallelFootballText.isWord(text)
          || text.equals(ParallelFootballText.PLACE)
          || ParallelFootballText.order(text).isPresent()) {
        throw new IllegalArgumentException(
            "unclear order '"
                + Excerpt.of(text, ParallelFootballText.SHOWN_OF_WORD)
                + "' must be one word that is neither an order nor 'place'");
      }
    }

    @Override
    public int hashCode() {
      return text.hashCode();
    }
  }
}
