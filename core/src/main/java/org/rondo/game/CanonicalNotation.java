package org.rondo.game;

import java.util.List;

/** The texts of a game at a terminal, with the canonical notation of moves. */
record CanonicalNotation<S extends State, M extends Move>(
    Game<S, M> game, String rules, List<String> sides) implements ConsoleNotation<S, M> {
  @Override
  public String side(int seat) {
    return sides.get(seat);
  }
}
