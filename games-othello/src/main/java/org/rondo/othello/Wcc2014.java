package org.rondo.othello;

import java.util.List;
import org.rondo.format.standard.Championship;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.Options;
import org.rondo.game.State;
import org.rondo.match.clock.ArimaaTimeControl;
import org.rondo.tournament.Competition;
import org.rondo.tournament.CompetitionFactory;

/**
 * The Arimaa World Computer Championship of 2014, played with Arimaa, with Othello or with any
 * other game of two seats.
 *
 * <p>The entrants are the candidates in the order of registration, and after them the six
 * benchmarks. The finals and the qualifier have the same time control.
 */
public final class Wcc2014 implements CompetitionFactory {
  private static final String NAME = "wcc-2014";
  private static final String TIME = "2m/6m/100/0/8h/6m";

  public Wcc2014() {}

  /**
   * {@return the championship, played with a game}
   *
   * @param game the game, with two seats; seat 0 is gold, seat 1 silver
   * @throws IllegalArgumentException if the game does not have two seats
   */
  public static <S extends State, M extends Move> Competition<S, M> competition(Game<S, M> game) {
    if (game.seatCount() != 2) {
      throw new IllegalArgumentException(
          NAME + " is for games of 2 seats; " + game.id() + " has " + game.seatCount());
    }
    return new Competition<>(
        NAME, List.of(game), Championship.wcc2014(), ArimaaTimeControl.parse(TIME));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String summary() {
    return "Arimaa World Computer Championship 2014: a qualifier against the last six entrants, and"
        + " floating elimination; with game=arimaa, or with another game";
  }

  @Override
  public Competition<?, ?> create(Options options) {
    String game =
        options
            .about("The game, for instance arimaa or 'arimaa:turns=80'.")
            .text("game", "othello");
    Game<?, ?> played = GameCatalog.find(game);
    return options.valueOf(() -> competition(played));
  }
}
