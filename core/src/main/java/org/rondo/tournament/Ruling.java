package org.rondo.tournament;

import java.util.List;
import java.util.Objects;
import org.rondo.format.MatchId;

/**
 * A decision of a tournament's director.
 *
 * <p>A ruling is written into the journal and is part of the tournament from then on. A ruling may
 * change the matches of a round until the next round begins, and also later, to the end of the
 * tournament and after it, if the format {@linkplain org.rondo.format.Format#pairsByResults does
 * not pair by results} and no entrant has a learner. It may change the entrants only for rounds
 * that have not begun. The text form puts names with blanks in single quotes.
 */
public sealed interface Ruling {

  /** {@return the ruling as a person types it; turns count from 1, and {@link #parse} reads it} */
  default String text() {
    return RulingText.text(this, 1);
  }

  /**
   * {@return the ruling as files hold it; turns count from 0, and {@link #parseStored} reads it} A
   * ruling without a turn has one form.
   */
  default String stored() {
    return RulingText.text(this, 0);
  }

  /**
   * {@return the ruling that a text describes: the inverse of {@link #text}}
   *
   * @param text {@code annul GAME}, {@code replay GAME TURN}, {@code withdraw NAME}, {@code
   *     substitute NAME RESERVE} or {@code pair ROUND.ENCOUNTER NAME NAME ...}; a replay may be
   *     followed by {@code charged NAME}, and then by {@code number N}. The first turn is turn 1
   * @throws IllegalArgumentException if the text is none of these
   */
  static Ruling parse(String text) {
    return RulingText.parse(text, 1);
  }

  /**
   * {@return the ruling that a file holds: the inverse of {@link #stored}}
   *
   * @param text a text as for {@link #parse}, but its first turn is turn 0
   * @throws IllegalArgumentException if the text is no ruling
   */
  static Ruling parseStored(String text) {
    return RulingText.parse(text, 0);
  }

  /** Annuls a match: it does not count. */
  record Annul(MatchId match) implements Ruling {

    public Annul {
      Objects.requireNonNull(match, "match");
    }
  }

  /**
   * Orders a replay: the match is played again from a turn on, with the clock readings of that
   * turn. The new match counts in place of the earlier one.
   *
   * @param turn the first turn that is played again, from 0, which is the number of turns that are
   *     kept
   * @param charged a list with the name of the entrant that caused the replay; empty if no entrant
   *     caused it. A knockout takes a point from that entrant
   * @param number distinguishes equal replays, from 1. A ruling that equals an earlier one changes
   *     nothing; to order a replay a second time, give it the number 2
   */
  record Replay(MatchId match, int turn, List<String> charged, int number) implements Ruling {

    /**
     * Creates the ruling.
     *
     * @throws IllegalArgumentException if the turn is negative, the number is below 1, or {@code
     *     charged} has more than one name
     */
    public Replay {
      Objects.requireNonNull(match, "match");
      charged = List.copyOf(charged);
      if (turn < 0) {
        throw new IllegalArgumentException(
            "a replay of game " + match + " cannot keep " + turn + " turns; it keeps 0 or more");
      }
      if (number < 1) {
        throw new IllegalArgumentException(
            "replay number " + number + " of game " + match + " is below 1, the first replay");
      }
      if (charged.size() > 1) {
        throw new IllegalArgumentException(
            "entrants " + charged + " cannot all be charged for one replay; charge at most one");
      }
    }

    /**
     * Creates the ruling with the number 1.
     *
     * @param turn the number of turns that are kept, at least 0
     * @param charged a list with the name of the entrant that caused the replay; empty if no
     *     entrant caused it
     * @throws IllegalArgumentException if the turn is negative, or {@code charged} has more than
     *     one name
     */
    public Replay(MatchId match, int turn, List<String> charged) {
      this(match, turn, charged, 1);
    }

    /**
     * Creates the ruling without charging an entrant.
     *
     * @param turn the number of turns that are kept, at least 0
     * @throws IllegalArgumentException if the turn is negative
     */
    public Replay(MatchId match, int turn) {
      this(match, turn, List.of());
    }

    /**
     * Creates the ruling and charges an entrant for the replay.
     *
     * @param turn the number of turns that are kept, at least 0
     * @param charged the name of the entrant that caused the replay
     * @throws IllegalArgumentException if the turn is negative
     */
    public Replay(MatchId match, int turn, String charged) {
      this(match, turn, List.of(charged));
    }
  }

  /**
   * Withdraws an entrant: it plays no more from the next round on.
   *
   * @param entrant the entrant's name
   */
  record Withdraw(String entrant) implements Ruling {

    public Withdraw {
      Objects.requireNonNull(entrant, "entrant");
    }
  }

  /**
   * Puts a reserve in an entrant's place from the next round on. The reserve takes over the
   * entrant's results.
   *
   * @param entrant the name of the entrant that leaves
   * @param reserve the name of the reserve that replaces it
   */
  record Substitute(String entrant, String reserve) implements Ruling {

    public Substitute {
      Objects.requireNonNull(entrant, "entrant");
      Objects.requireNonNull(reserve, "reserve");
    }
  }

  /**
   * Replaces the entrants that the format puts into an encounter of the next round.
   *
   * @param round the round's number, from 1
   * @param encounter the encounter's number in the round, from 1
   * @param entrants the names of the entrants, by their seats in the encounter's first match
   */
  record Pair(int round, int encounter, List<String> entrants) implements Ruling {

    /**
     * Creates the ruling.
     *
     * @throws IllegalArgumentException if a number is below 1
     */
    public Pair {
      entrants = List.copyOf(entrants);
      if (round < 1 || encounter < 1) {
        throw new IllegalArgumentException(
            "encounter " + round + "." + encounter + ": both numbers count from 1");
      }
    }
  }
}
