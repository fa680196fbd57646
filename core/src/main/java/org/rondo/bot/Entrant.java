package org.rondo.bot;

import java.util.Objects;
import java.util.function.Supplier;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * Somebody who takes part: a name and a supply of bots, a fresh one for each game.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 * @param name how records and standings name it; one line, not blank
 * @param bots gives a bot each time it is asked; must be safe to ask from several threads
 */
public record Entrant<S extends State, M extends Move>(
    String name, Supplier<? extends Bot<S, M>> bots) {

  /**
   * Describes an entrant.
   *
   * @param name how records and standings name it
   * @param bots gives a bot each time it is asked
   * @throws IllegalArgumentException if the name is blank or has a control character
   */
  public Entrant {
    if (name.isBlank() || name.chars().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException(
          "entrant name '"
              + name.replaceAll("\\p{Cntrl}", "?")
              + "' is not one line with something on it");
    }
    Objects.requireNonNull(bots, "bots");
  }

  /** {@return a bot for a new game} */
  public Bot<S, M> newBot() {
    return bots.get();
  }
}
