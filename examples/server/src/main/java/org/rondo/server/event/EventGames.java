package org.rondo.server.event;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.OngoingMatch;
import org.rondo.server.contest.ContestPlayer;

/**
 * The games of a server to which programs connect, as far as an event needs them. Safe for several
 * threads.
 */
public interface EventGames<S extends State, M extends Move> {

  /** The reason of a loss that the organisers have ordered. */
  String TECHNICAL_LOSS = "technical loss by the organisers";

  /** {@return the time in which the last calls of players are measured} */
  Instant now();

  /** {@return all players; the login of one that is not there is 0} */
  List<ContestPlayer> players();

  /**
   * Opens a game, which is paused. Its moves are those of a match, which is over when the game is.
   *
   * @param name the name of the match, for its programs
   * @param match the match, which only the game uses from now on, until it is over or deleted
   * @param players the numbers of the two players, by seat
   * @return the number of the game; 0 if a player is not free any more
   */
  int open(String name, OngoingMatch<S, M> match, List<Integer> players);

  /**
   * Receives the name of the tournament to which the next games belong. By default ignores it.
   *
   * @param tournament the name of its folder
   */
  default void begin(String tournament) {}

  /** {@return whether a game exists and is not over} */
  boolean isOpen(int game);

  /** {@return why a game is not open, although its match is not over; empty if it was deleted} */
  Optional<String> failure(int game);

  /** {@return the number of turns of a game that are over; 0 if the game does not exist} */
  int turns(int game);

  /** Lets a game go on. Does nothing if the game is over or does not exist. */
  void resume(int game);

  /** Pauses a game. Does nothing if the game is over or does not exist. */
  void pause(int game);

  /**
   * Ends a game by a technical loss.
   *
   * @return whether the game was played; if it is over or does not exist, nothing is done
   */
  boolean lose(int game, String team);

  /** Deletes a game and frees its players. Does nothing if the game does not exist. */
  void delete(int game);

  /**
   * Forgets the ends of games that programs have not been told, and the failures. A new tournament
   * begins, whose programs are not told how an earlier one ended. Does nothing where programs ask
   * for the state of their game.
   */
  default void forgetEnds() {}

  /**
   * Sets what is called after each change of the games and the players, in place of what was called
   * before.
   *
   * @param listener returns soon, and calls nothing here
   */
  void listen(Runnable listener);
}
