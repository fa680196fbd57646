package org.rondo.bot.search;

import org.rondo.bot.Scoring;
import org.rondo.bot.Thought;

/** Turns the values of a search into scores of a {@link Thought}. */
enum ScoreUnit {
  /** The value is the {@linkplain Scoring#result share}, from 0 to 1; the score is −1 to 1. */
  RESULT,

  /** The value is the lead. */
  LEAD,

  /** The value is the lead, or decides the match: {@link Scoring#decisive}. */
  DECISIVE_LEAD,

  /** The value is that of a scoring that the user gave. */
  VALUE;

  /** The weight of a result in {@link Scoring#decisive}. */
  private static final double RESULT_WEIGHT = 1e10;

  /** No lead is as large as this. */
  private static final double MAX_LEAD = 1e6;

  /** {@return the thought with the score for a value; without a score if the value has no unit} */
  Thought thought(double value) {
    return switch (this) {
      case RESULT -> result(2 * value - 1);
      case LEAD -> scored(value, "points");
      case DECISIVE_LEAD -> decisive(value);
      case VALUE -> scored(value, "value");
    };
  }

  private static Thought decisive(double value) {
    double lead = value - Math.signum(value) * RESULT_WEIGHT;
    if (Math.abs(lead) < MAX_LEAD) {
      return scored(lead, "points");
    }
    // Between both, chance decides who wins.
    return Math.abs(value) < MAX_LEAD ? scored(value, "points") : result(value / RESULT_WEIGHT);
  }

  private static Thought result(double value) {
    return scored(value, "result");
  }

  private static Thought scored(double value, String unit) {
    // The scoring of a user may give any number.
    return Math.abs(value) <= 1e15 ? Thought.scored(value, unit) : Thought.none();
  }
}
