package org.rondo.server.contest;

/**
 * Hears of a contest's games and players. The methods are called one after the other, in the order
 * of the events, by threads of the contest; they return quickly. They may call the contest.
 */
public interface ContestListener {

  /**
   * Called when players or their sessions have changed: a login, a new player, a player that has
   * entered or left a game.
   */
  default void playersChanged() {}

  /** Called when a turn has started. */
  default void turnStarted(ContestGame game) {}

  /** Called when a turn is over, before {@link #gameFinished} if it was the last one. */
  default void turnFinished(FinishedTurn turn) {}

  /**
   * Called when a game is over.
   *
   * @param game the game with its results
   */
  default void gameFinished(ContestGame game) {}

  /**
   * Called when a game has been deleted.
   *
   * @param game the game as it was
   */
  default void gameDeleted(ContestGame game) {}
}
