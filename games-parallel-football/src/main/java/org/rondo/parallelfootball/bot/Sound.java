package org.rondo.parallelfootball.bot;

import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;

/**
 * Gives every player a ball of its own and kicks balls in range home. It passes other balls to
 * cells from which few kicks are left and which a player of the team is near.
 */
record Sound() implements Bot<Field, Instructions> {

  /** The number of cells around home on which the players are placed: half of the field. */
  private static final int SPREAD = 520;

  @Override
  public Instructions choose(Decision<Field, Instructions> decision) {
    ParallelFootball game = (ParallelFootball) decision.game();
    return decision.state().isPlacing()
        ? SpacedPlacement.of(decision.seat(), game.options().players(), 0, SPREAD)
        : new BallAssignment(game, decision.state(), decision.seat()).orders();
  }
}
