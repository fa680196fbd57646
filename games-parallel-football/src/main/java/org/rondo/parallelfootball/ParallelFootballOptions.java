package org.rondo.parallelfootball;

import org.rondo.game.Options;
import org.rondo.game.Specification;

/**
 * The options of a game of Parallel Football.
 *
 * @param players the number of players of a team, from 1 to 1024; the rules call it {@code p}
 * @param range the maximum distance of a kick, from 1 to 46; the rules call it {@code k}. It is
 *     measured between the centres of two cells, in cells
 * @param turns the number of turns after which a match stops, from 1 to 1,000,000
 */
public record ParallelFootballOptions(int players, int range, int turns) {
  static final int MAX_PLAYERS = 1024;

  private static final int MAX_RANGE = 46;
  private static final int MAX_TURNS = 1_000_000;

  private static final ParallelFootballOptions DEFAULTS = new ParallelFootballOptions(25, 8, 5000);

  /**
   * Creates options.
   *
   * @throws IllegalArgumentException if a value is outside its range
   */
  public ParallelFootballOptions {
    require("p", players, MAX_PLAYERS);
    require("k", range, MAX_RANGE);
    require("turns", turns, MAX_TURNS);
  }

  private static void require(String name, int value, int most) {
    if (value < 1 || value > most) {
      throw new IllegalArgumentException(
          "parallel-football option " + name + "=" + value + " is not in 1.." + most);
    }
  }

  /** {@return the default options: 25 players in a team, kicks of up to 8 cells, 5000 turns} */
  public static ParallelFootballOptions defaults() {
    return DEFAULTS;
  }

  /** Reads the options {@code p}, {@code k} and {@code turns}. */
  static ParallelFootballOptions read(Options options) {
    return new ParallelFootballOptions(
        options
            .about("The number of players of a team.")
            .integer("p", DEFAULTS.players, 1, MAX_PLAYERS),
        options
            .about("The greatest distance of a kick, in cells.")
            .integer("k", DEFAULTS.range, 1, MAX_RANGE),
        options
            .about("The number of turns after which a match ends, if balls are left.")
            .integer("turns", DEFAULTS.turns, 1, MAX_TURNS));
  }

  /**
   * Returns the specification of the game. The catalogue can read these options from the
   * specification.
   */
  String specification() {
    return Specification.of(ParallelFootballFactory.NAME)
        .with("p", players, DEFAULTS.players)
        .with("k", range, DEFAULTS.range)
        .with("turns", turns, DEFAULTS.turns)
        .text();
  }
}
