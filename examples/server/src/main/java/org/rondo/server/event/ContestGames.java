package org.rondo.server.event;

import java.util.List;
import java.util.Map;
import org.rondo.othello.Board;

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

  /** Receives the turns of all games, one after the other. It must return soon. */
  interface TurnListener {

    /**
     * Called for a turn in which no player broke a rule.
     *
     * @param game the number of the game
     * @param turn the number of the turn in its game, from 1
     * @param move the move in Othello's notation
     */
    void moved(int game, int turn, String move);

    /**
     * Called when a game is over because players broke a rule or were dropped.
     *
     * @param game the number of the game
     * @param losers these players by their index in the game, each with the reason
     */
    void lost(int game, Map<Integer, String> losers);
  }

  /** {@return the players that are logged in, in the order of their numbers} */
  List<Contestant> contestants();

  /**
   * Opens a game, which is paused.
   *
   * @param board the first position
   * @param players the numbers of the two players; the first moves first
   * @return the number of the game; 0 if a player is not free any more
   */
  int open(Board board, List<Integer> players);

  /** {@return whether a game is over} */
  boolean isOver(int game);

  /** {@return whether a game exists} */
  boolean exists(int game);

  /** Lets a game go on. Does nothing if the game is over or does not exist. */
  void resume(int game);

  /** Pauses a game. Does nothing if the game is over or does not exist. */
  void pause(int game);

  /** Deletes a game and frees its players. Does nothing if the game does not exist. */
  void delete(int game);

  /** Sets the listener to the turns, in place of an earlier one. */
  void listen(TurnListener listener);
}
