package org.rondo.arimaa;

/**
 * The options of a match.
 *
 * @param turns the number of turns of each seat, set-ups included, after which pieces are counted,
 *     from 2 to 100,000
 */
public record ArimaaOptions(int turns) {

  /** The number of turns if no other is given; matches between players rarely have 100. */
  public static final int DEFAULT_TURNS = 500;

  static final int LEAST_TURNS = 2;
  static final int MAX_TURNS = 100_000;

  /**
   * Creates options.
   *
   * @throws IllegalArgumentException if the number of turns is out of range
   */
  public ArimaaOptions {
    if (turns < LEAST_TURNS || turns > MAX_TURNS) {
      throw new IllegalArgumentException(
          "turns=" + turns + " is not in " + LEAST_TURNS + ".." + MAX_TURNS);
    }
  }

  /** {@return the options of a match for which nothing is said} */
  public static ArimaaOptions defaults() {
    return new ArimaaOptions(DEFAULT_TURNS);
  }
}
