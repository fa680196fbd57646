package org.rondo.format.standard;

import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.game.Options;

/** What formats ask of their options and entrants alike. */
final class FormatLimits {
  static final int MOST_GAMES = 1_000_000_000;

  /** How often a tie is played on before a lot decides, unless told otherwise. */
  static final int CAP = 20;

  private FormatLimits() {}

  static int games(Options options, int fallback) {
    return options.integer("games", fallback, 1, MOST_GAMES);
  }

  static void requireGames(int games) {
    require("games", games, 1, MOST_GAMES);
  }

  static void require(String name, int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(name + " " + value + " is not in " + min + ".." + max);
    }
  }

  /** Entrants may become too few later, which is no mistake. */
  static void requireEntrants(String format, EntryList entries, Results results, int fewest) {
    if (results.rounds().isEmpty() && entries.size() < fewest) {
      throw new IllegalArgumentException(
          format + " of " + entries.size() + " entrants: there must be " + fewest + " at least");
    }
  }
}
