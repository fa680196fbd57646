package org.rondo.parallelfootball.bot;

import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;

/**
 * Gives every player its own ball. It kicks a ball home if home is in range. It kicks other balls
 * to cells that need few further kicks and are near a player of the team.
 */
record Sound() implements Bot<Field, Instructions> {

  /** The number of cells around home on which the players are placed. It is half of the field. */
  private static final int SPREAD = 520;

  @Override
  public Instructions choose(Decision<Field, Instructions> decision) {
    ParallelFootball game = decision.game(ParallelFootball.class);
    return decision.state().isPlacing()
        ? SpacedPlacement.of(decision.seat(), game.options().players(), 0, SPREAD)
        : new BallAssignment(game, decision.state(), decision.seat()).orders();
  }
}
