package org.rondo.parallelfootball.bot;

import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;

/**
 * Gives every player a ball of its own, kicks home what is in range, and passes all else along to
 * where few kicks are left and a player of the team is near.
 */
record Sound() implements Bot<Field, Instructions> {

  /** On how many cells around home the players are spread at first: half of the field. */
  private static final int SPREAD = 520;

  @Override
  public Instructions choose(Decision<Field, Instructions> decision) {
    ParallelFootball game = (ParallelFootball) decision.game();
    return decision.state().isPlacing()
        ? SpacedPlacement.of(decision.seat(), game.options().players(), 0, SPREAD)
        : new BallAssignment(game, decision.state(), decision.seat()).orders();
  }
}
