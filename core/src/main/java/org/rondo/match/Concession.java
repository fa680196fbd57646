package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import java.util.Objects;
import org.rondo.game.Excerpt;

/**
 * The end of a match for one seat before the last position of the game, without a fault.
 *
 * @param turn the turn before which the seat conceded, from 0; its move of this turn was not played
 * @param seat the seat, from 0
 * @param rule the rule of adjudication that applied, or the reason of the disqualification, one
 *     line; empty if the bot resigned
 */
public record Concession(int turn, int seat, Reason reason, String rule) {

  /** The maximum number of characters of the rule in a sentence. */
  private static final int SHOWN = 500;

  /** The reasons of concessions. */
  public enum Reason {
    /** The bot gave the match up. */
    RESIGNED,

    /** By a rule of adjudication, the seat lost by its own scores. */
    LOST_BY_SCORE,

    /**
     * By a rule of adjudication, the seat agreed to a draw. Both seats concede in the same turn.
     */
    DRAWN_BY_SCORE,

    /**
     * A referee outside the match disqualified the seat. Both seats of a match may be disqualified
     * in the same turn.
     */
    DISQUALIFIED
  }

  /**
   * Describes a concession.
   *
   * @throws IllegalArgumentException if turn or seat is negative, or the rule is present for a
   *     resignation, is missing for another reason, or is not one line
   */
  public Concession {
    checkArgument(
        turn >= 0 && seat >= 0, "concession of seat %s at turn %s: both count from 0", seat, turn);
    Objects.requireNonNull(reason, "reason");
    checkArgument(
        (reason == Reason.RESIGNED) == rule.isEmpty()
            && Excerpt.line(rule, rule.length() + 1).equals(rule),
        "a concession with the reason %s cannot have the rule '%s'",
        reason,
        rule);
  }

  /** {@return the concession of a bot that gives the match up} */
  static Concession resigned(int turn, int seat) {
    return new Concession(turn, seat, Reason.RESIGNED, "");
  }

  /** {@return whether the seat lost by the concession} */
  public boolean isLost() {
    return reason != Reason.DRAWN_BY_SCORE;
  }

  /**
   * {@return what the seat did, as the end of a sentence that begins with the entrant: {@code
   * resigns}, {@code loses by adjudication (resign:score=10,moves=2)}, or {@code is disqualified
   * (moved out of turn)}}
   */
  public String clause() {
    String shown = Excerpt.of(rule, SHOWN);
    return switch (reason) {
      case RESIGNED -> "resigns";
      case LOST_BY_SCORE -> "loses by adjudication (" + shown + ")";
      case DRAWN_BY_SCORE -> "draws by adjudication (" + shown + ")";
      case DISQUALIFIED -> "is disqualified (" + shown + ")";
    };
  }

  /** {@return the concession as a sentence, which counts turns from 1} */
  @Override
  public String toString() {
    String shown = Excerpt.of(rule, SHOWN);
    String what =
        switch (reason) {
          case RESIGNED -> "the bot resigned";
          case LOST_BY_SCORE -> "lost by its own scores (" + shown + ")";
          case DRAWN_BY_SCORE -> "drawn by the scores of both seats (" + shown + ")";
          case DISQUALIFIED -> "disqualified (" + shown + ")";
        };
    return lenientFormat("turn %s, seat %s: %s", turn + 1, seat, what);
  }
}
