package org.rondo.match;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.rondo.game.Move;

/**
 * The classes of moves that a match has found to be classes of its game: the game read a move of
 * this class from a text. So the match does not read back the text of every move. Threads may share
 * an instance.
 */
final class MoveClasses {
  private final Set<Class<?>> ofGame = ConcurrentHashMap.newKeySet();

  /** {@return whether the class of a move is known to be a class of the game} */
  boolean contain(Move move) {
    return ofGame.contains(move.getClass());
  }

  /** Remembers the class of a move that the game has read. */
  void add(Move read) {
    ofGame.add(read.getClass());
  }
}
