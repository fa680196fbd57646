package org.rondo.server.event;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Objects;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Openings;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.othello.Pug2017;
import org.rondo.tournament.Competition;

/**
 * What the teams of an event play.
 *
 * @param competition the games, the format and the time control; each game has two seats
 * @param openings the openings of the matches
 * @param noun the word for the whole of it, which also begins the names of its folders
 * @param isContest whether it is the knockout of the 2017 contest, in which numbers are drawn and a
 *     restart may cost a point
 */
public record EventRules<S extends State, M extends Move>(
    Competition<S, M> competition, Openings openings, String noun, boolean isContest) {

  /**
   * Describes an event.
   *
   * @throws IllegalArgumentException if a game has not two seats
   */
  public EventRules {
    Objects.requireNonNull(openings, "openings");
    Objects.requireNonNull(noun, "noun");
    competition
        .games()
        .forEach(
            game ->
                checkArgument(
                    game.seatCount() == 2,
                    "%s has %s seats, and an event plays games of 2 seats",
                    game.id(),
                    game.seatCount()));
  }

  /** {@return the knockout of the 2017 contest} */
  public static EventRules<Board, OthelloMove> ofContest() {
    return new EventRules<>(Pug2017.competition(), Openings.none(), "knockout", true);
  }

  /**
   * {@return a tournament of another competition}
   *
   * @throws IllegalArgumentException if a game has not two seats
   */
  public static <S extends State, M extends Move> EventRules<S, M> of(
      Competition<S, M> competition, Openings openings) {
    return new EventRules<>(competition, openings, "tournament", false);
  }
}
