package org.rondo.duel;

import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.StandingTime;

/** Duels in which no bot is late, and none is warmed up. */
public final class PatientDuels {
  private PatientDuels() {}

  /** {@return a duel without bots} */
  public static <S extends State, M extends Move> Duel<S, M> of(Game<S, M> game) {
    return Duel.of(game).timeSource(new StandingTime());
  }
}
