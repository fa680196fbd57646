package org.rondo.tournament;

import java.util.List;
import java.util.Objects;
import org.rondo.format.MatchId;

/**
 * A decision of a tournament's director.
 *
 * <p>A ruling is written into the journal and from then on is part of the tournament. What has been
 * played in a round can be changed until the next round begins; who plays can be changed for rounds
 * that have not begun. As text, names with blanks stand in single quotes.
 */
public sealed interface Ruling {

  /** {@return the ruling in words that {@link #parse} reads} */
  String text();

  /**
   * {@return the ruling of a text: the inverse of {@link #text}}
   *
   * @param text {@code annul GAME}, {@code replay GAME TURN}, {@code replay GAME TURN charged
   *     NAME}, {@code withdraw NAME}, {@code substitute NAME RESERVE} or {@code pair
   *     ROUND.ENCOUNTER NAME NAME ...}
   * @throws IllegalArgumentException if the text is none of these
   */
  static Ruling parse(String text) {
    return RulingText.parse(text);
  }

  /**
   * A game does not count.
   *
   * @param match which one
   */
  record Annul(MatchId match) implements Ruling {

    public Annul {
      Objects.requireNonNull(match, "match");
    }

    @Override
    public String text() {
      return "annul " + match;
    }
  }

  /**
   * A game is played again from a turn on, with the clocks as they stood, and the new game counts
   * instead.
   *
   * @param match which one
   * @param turn how many of its turns stay
   * @param charged the name of the entrant that is to blame, if one is; a knockout takes a point
   *     from it
   */
  record Replay(MatchId match, int turn, List<String> charged) implements Ruling {

    /**
     * Decides that a game is played again.
     *
     * @throws IllegalArgumentException if the turn is negative, or more than one is to blame
     */
    public Replay {
      Objects.requireNonNull(match, "match");
      charged = List.copyOf(charged);
      if (turn < 0) {
        throw new IllegalArgumentException(
            "game " + match + " cannot be replayed from turn " + turn + ": turns count from 0");
      }
      if (charged.size() > 1) {
        throw new IllegalArgumentException(
            "entrants " + charged + " are too many to blame for one replay; charge one at most");
      }
    }

    /**
     * Decides that a match is played again, and that no entrant is to blame.
     *
     * @param match which one
     * @param turn how many of its turns stay, at least 0
     * @throws IllegalArgumentException if the turn is negative
     */
    public Replay(MatchId match, int turn) {
      this(match, turn, List.of());
    }

    /**
     * Decides that a match is played again on an entrant's account.
     *
     * @param match which one
     * @param turn how many of its turns stay, at least 0
     * @param charged the name of the entrant that is to blame
     * @throws IllegalArgumentException if the turn is negative
     */
    public Replay(MatchId match, int turn, String charged) {
      this(match, turn, List.of(charged));
    }

    @Override
    public String text() {
      String blame = charged.isEmpty() ? "" : " charged " + RulingText.quoted(charged.get(0));
      return "replay " + match + " " + turn + blame;
    }
  }

  /**
   * An entrant plays no more from the next round on.
   *
   * @param entrant its name
   */
  record Withdraw(String entrant) implements Ruling {

    public Withdraw {
      Objects.requireNonNull(entrant, "entrant");
    }

    @Override
    public String text() {
      return "withdraw " + RulingText.quoted(entrant);
    }
  }

  /**
   * A reserve takes an entrant's place, with all that was won and lost there, from the next round
   * on.
   *
   * @param entrant the name of who goes
   * @param reserve the name of who comes
   */
  record Substitute(String entrant, String reserve) implements Ruling {

    public Substitute {
      Objects.requireNonNull(entrant, "entrant");
      Objects.requireNonNull(reserve, "reserve");
    }

    @Override
    public String text() {
      return "substitute " + RulingText.quoted(entrant) + " " + RulingText.quoted(reserve);
    }
  }

  /**
   * Others meet in an encounter of the next round than the format says.
   *
   * @param round the round, from 1
   * @param encounter the encounter of the round, from 1
   * @param entrants the names of who holds each seat in its first game
   */
  record Pair(int round, int encounter, List<String> entrants) implements Ruling {

    /**
     * Decides who meets in an encounter.
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

    @Override
    public String text() {
      StringBuilder text = new StringBuilder("pair " + round + "." + encounter);
      entrants.forEach(entrant -> text.append(' ').append(RulingText.quoted(entrant)));
      return text.toString();
    }
  }
}
