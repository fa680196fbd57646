package org.rondo.tournament;

import java.util.List;
import java.util.Objects;
import org.rondo.format.Format;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.clock.TimeControl;

/**
 * What is played, in which order and on which time: a competition that waits for its entrants.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 * @param name its name, for folders and headings
 * @param games the games; an encounter's variant tells which of them is played
 * @param format who meets whom
 * @param time how long the entrants may think
 */
public record Competition<S extends State, M extends Move>(
    String name, List<Game<S, M>> games, Format format, TimeControl time) {

  /**
   * Describes a competition.
   *
   * @throws IllegalArgumentException if there is no game, or one has another number of seats than
   *     the first
   */
  public Competition {
    Objects.requireNonNull(name, "name");
    games = List.copyOf(games);
    Objects.requireNonNull(format, "format");
    Objects.requireNonNull(time, "time");
    if (games.isEmpty()) {
      throw new IllegalArgumentException("competition " + name + " has no game; name one at least");
    }
    int seats = games.get(0).seatCount();
    for (Game<S, M> game : games) {
      if (game.seatCount() != seats) {
        throw new IllegalArgumentException(
            game.id()
                + " has "
                + game.seatCount()
                + " seats where "
                + games.get(0).id()
                + " has "
                + seats
                + "; the games of a competition have equally many");
      }
    }
  }

  /**
   * {@return the competition of one game without a clock, named like the game}
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game what is played
   * @param format who meets whom
   */
  public static <S extends State, M extends Move> Competition<S, M> of(
      Game<S, M> game, Format format) {
    return new Competition<>(game.id(), List.of(game), format, TimeControl.none());
  }

  /**
   * {@return this competition on another time}
   *
   * @param control how long the entrants may think
   */
  public Competition<S, M> withTime(TimeControl control) {
    return new Competition<>(name, games, format, control);
  }
}
