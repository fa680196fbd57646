package org.rondo.cli.console;

import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;

/** Finds the entrants of a command. */
public interface EntrantFinder {

  /**
   * {@return the entrant of a specification}
   *
   * @param spec the specification
   * @throws org.rondo.input.InputException if there is no such entrant for the game
   */
  <S extends State, M extends Move> Entrant<S, M> find(EntrantSpec spec, Game<S, M> game);
}
