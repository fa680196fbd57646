package org.rondo.server.event;

import java.util.List;
import org.rondo.match.OngoingMatch;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;

/** The games of the contest's server, as far as a knockout needs them. Safe for several threads. */
interface ContestGames {

  /**
   * A player that is logged in.
   *
   * @param id the number of the player
   * @param team the name of its team
   * @param name the name of its program
   * @param game the number of the game that it is in; 0 if it is in no game
   */
  record Contestant(int id, String team, String name, int game) {}

  /** {@return the players that are logged in, in the order of their logins} */
  List<Contestant> contestants();

  /**
   * Opens a game, which is paused. Its moves are those of a match, which is over when the game is.
   *
   * @param match the match, which only the game uses from now on, until it is over or deleted
   * @param players the numbers of the two players; the first moves first
   * @return the number of the game; 0 if a player is not free any more
   */
  int open(OngoingMatch<Board, OthelloMove> match, List<Integer> players);

  /** {@return whether a game is over} */
  boolean isOver(int game);

  /** {@return whether a game exists} */
  boolean exists(int game);

  /** {@return the number of turns of a game that are over; 0 if the game does not exist} */
  int turns(int game);

  /** Lets a game go on. Does nothing if the game is over or does not exist. */
  void resume(int game);

  /** Pauses a game. Does nothing if the game is over or does not exist. */
  void pause(int game);

  /** Ends a game by a technical loss. Does nothing if the game is over or does not exist. */
  void lose(int game, String team);

  /** Deletes a game and frees its players. Does nothing if the game does not exist. */
  void delete(int game);

  /**
   * Sets what is called after each change of the games and the players, in place of what was called
   * before.
   *
   * @param listener returns soon
   */
  void listen(Runnable listener);
}
