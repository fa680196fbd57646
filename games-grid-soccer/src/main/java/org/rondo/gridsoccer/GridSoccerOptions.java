package org.rondo.gridsoccer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.rondo.game.Specification;

/**
 * The options of a game of grid soccer.
 *
 * @param rows the number of rows of the board, odd, from 3 to 49
 * @param columns the number of columns of the board, even, from twice the rows to 98
 * @param steps the number of steps of a match, from 1 to 100,000
 * @param left the tackle probabilities of the left team's players 0, 1 and 2, each from 0 to 1
 * @param right the tackle probabilities of the right team's players 0, 1 and 2, each from 0 to 1
 * @param first the seat that kicks off the match. It is 0; under {@link GridSoccerRuleset#ELIZONDO}
 *     it may also be 1
 */
public record GridSoccerOptions(
    int rows,
    int columns,
    int steps,
    List<Double> left,
    List<Double> right,
    GridSoccerRuleset ruleset,
    int first) {

  static final int LEAST_ROWS = 3;
  static final int MAX_ROWS = 49;
  static final int LEAST_COLUMNS = 6;
  static final int MAX_COLUMNS = 98;
  static final int MAX_STEPS = 100_000;

  private static final GridSoccerOptions DEFAULTS =
      new GridSoccerOptions(
          5,
          10,
          250,
          List.of(0.5, 0.5, 0.5),
          List.of(0.5, 0.5, 0.5),
          GridSoccerRuleset.DOCUMENT,
          0);

  /**
   * Creates options.
   *
   * @throws IllegalArgumentException if a value is out of its range
   */
  public GridSoccerOptions {
    Objects.requireNonNull(ruleset, "ruleset");
    requireBoard(rows, columns);
    if (steps < 1 || steps > MAX_STEPS) {
      throw new IllegalArgumentException("steps " + steps + " are not in 1.." + MAX_STEPS);
    }
    left = probabilities("left", left);
    right = probabilities("right", right);
    requireFirst(first, ruleset);
  }

  /**
   * {@return the default options: 5 rows, 10 columns, 250 steps, and tackle probability 0.5 for all
   * players}
   */
  public static GridSoccerOptions defaults() {
    return DEFAULTS;
  }

  private static void requireBoard(int rows, int columns) {
    if (rows < LEAST_ROWS || rows > MAX_ROWS || rows % 2 == 0) {
      throw new IllegalArgumentException(
          "rows " + rows + " are not an odd number in " + LEAST_ROWS + ".." + MAX_ROWS);
    }
    if (columns < LEAST_COLUMNS || columns > MAX_COLUMNS || columns % 2 != 0) {
      throw new IllegalArgumentException(
          "columns "
              + columns
              + " are not an even number in "
              + LEAST_COLUMNS
              + ".."
              + MAX_COLUMNS);
    }
    if (columns < 2 * rows) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "columns %d are below %d, twice the %d rows; choose fewer rows or more columns",
              columns,
              2 * rows,
              rows));
    }
  }

  private static List<Double> probabilities(String side, List<Double> given) {
    if (given.size() != PackedTriple.SIZE) {
      throw new IllegalArgumentException(
          side + " has " + given.size() + " tackle probabilities, not one for each of 3 players");
    }
    List<Double> checked = new ArrayList<>();
    for (double probability : given) {
      if (!(probability >= 0 && probability <= 1)) {
        throw new IllegalArgumentException(
            side + checked.size() + " " + probability + " is not a probability in 0..1");
      }
      // Adding 0 turns a negative zero into a positive zero.
      checked.add(probability + 0.0);
    }
    return List.copyOf(checked);
  }

  private static void requireFirst(int first, GridSoccerRuleset ruleset) {
    if (first != 0 && first != 1) {
      throw new IllegalArgumentException(
          "first " + first + " is neither 0, the left team, nor 1, the right team");
    }
    if (first == 1 && ruleset == GridSoccerRuleset.DOCUMENT) {
      throw new IllegalArgumentException(
          "the right team cannot be first by ruleset document, where the left team kicks off;"
              + " choose ruleset elizondo");
    }
  }

  /**
   * {@return these options with another board}
   *
   * @param rows the number of rows, odd, from 3 to 49
   * @param columns the number of columns, even, from twice the rows to 98
   * @throws IllegalArgumentException if a number is out of range
   */
  public GridSoccerOptions withBoard(int rows, int columns) {
    return new GridSoccerOptions(rows, columns, steps, left, right, ruleset, first);
  }

  /**
   * {@return these options with another number of steps}
   *
   * @param steps the number of steps of a match, from 1 to 100,000
   * @throws IllegalArgumentException if the number is out of range
   */
  public GridSoccerOptions withSteps(int steps) {
    return new GridSoccerOptions(rows, columns, steps, left, right, ruleset, first);
  }

  /**
   * {@return these options with other tackle probabilities}
   *
   * @param left the probabilities of the left team's players 0, 1 and 2
   * @param right the probabilities of the right team's players 0, 1 and 2
   * @throws IllegalArgumentException if a list does not have three numbers, each from 0 to 1
   */
  public GridSoccerOptions withTackling(List<Double> left, List<Double> right) {
    return new GridSoccerOptions(rows, columns, steps, left, right, ruleset, first);
  }

  /**
   * {@return these options with another ruleset}
   *
   * @throws IllegalArgumentException if the right team kicks off and the ruleset does not allow
   *     that
   */
  public GridSoccerOptions withRuleset(GridSoccerRuleset ruleset) {
    return new GridSoccerOptions(rows, columns, steps, left, right, ruleset, first);
  }

  /**
   * {@return these options, in which the given team kicks off the match}
   *
   * @param first the seat. It is 0; under {@link GridSoccerRuleset#ELIZONDO} it may also be 1
   * @throws IllegalArgumentException if the ruleset does not allow that seat
   */
  public GridSoccerOptions withFirst(int first) {
    return new GridSoccerOptions(rows, columns, steps, left, right, ruleset, first);
  }

  /**
   * {@return the tackle probability of a player}
   *
   * @param seat 0 for the left team, 1 for the right team
   * @param player 0, 1 or 2
   * @throws IndexOutOfBoundsException if there is no such player
   */
  public double tackle(int seat, int player) {
    return (Objects.checkIndex(seat, 2) == 0 ? left : right).get(player);
  }

  /** {@return the maximum strength of a pass} */
  public int mostStrength() {
    return rows / 2;
  }

  /**
   * Returns the specification of the game. The catalogue can read these options from the
   * specification.
   */
  String specification() {
    Specification specification =
        Specification.of(GridSoccerFactory.NAME)
            .with("rows", rows, DEFAULTS.rows)
            .with("columns", columns, DEFAULTS.columns)
            .with("steps", steps, DEFAULTS.steps);
    for (int seat = 0; seat < 2; seat++) {
      for (int player = 0; player < PackedTriple.SIZE; player++) {
        String key = "tackle-" + Ball.SIDES.get(seat) + player;
        specification =
            specification.with(key, tackle(seat, player), DEFAULTS.tackle(seat, player));
      }
    }
    return specification
        .with("ruleset", ruleset.word(), DEFAULTS.ruleset.word())
        .with("first", Ball.SIDES.get(first), Ball.SIDES.get(DEFAULTS.first))
        .text();
  }
}
