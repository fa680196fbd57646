package org.rondo.tournament;

import java.util.List;
import java.util.Objects;
import org.rondo.format.Format;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.clock.TimeControl;

/**
 * A competition without its entrants: games, a format and a time control.
 *
 * @param name the competition's name, for folders and headings
 * @param games the games, at least one; an encounter's {@code variant} is an index into this list
 * @param format the format, which pairs the entrants
 * @param time the entrants' thinking time
 */
public record Competition<S extends State, M extends Move>(
    String name, List<Game<S, M>> games, Format format, TimeControl time) {

  /**
   * Creates a competition.
   *
   * @throws IllegalArgumentException if {@code games} is empty, or the games differ in their number
   *     of seats
   */
  public Competition {
    Objects.requireNonNull(name, "name");
    games = List.copyOf(games);
    Objects.requireNonNull(format, "format");
    Objects.requireNonNull(time, "time");
    if (games.isEmpty()) {
      throw new IllegalArgumentException("competition " + name + " has no game; give at least one");
    }
    int seats = games.get(0).seatCount();
    for (Game<S, M> game : games) {
      if (game.seatCount() != seats) {
        throw new IllegalArgumentException(
            game.id()
                + " has "
                + game.seatCount()
                + " seats and "
                + games.get(0).id()
                + " has "
                + seats
                + "; all games of a competition have the same number of seats");
      }
    }
  }

  /**
   * {@return the competition of one game without a clock, named like the game}
   *
   * @param format the format, which pairs the entrants
   */
  public static <S extends State, M extends Move> Competition<S, M> of(
      Game<S, M> game, Format format) {
    return new Competition<>(game.id(), List.of(game), format, TimeControl.none());
  }

  /**
   * {@return this competition with another time control}
   *
   * @param control the entrants' thinking time
   */
  public Competition<S, M> withTime(TimeControl control) {
    return new Competition<>(name, games, format, control);
  }
}
