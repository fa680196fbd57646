package org.rondo.gridsoccer;

import org.rondo.bot.Bot;
import org.rondo.bot.Decision;

/**
 * Keeps a player before its goal, presses the rival with the ball from the front, and runs with the
 * ball where few rivals can meet it until a shot is good.
 */
final class Sound implements Bot<Pitch, SoccerMove> {
  @Override
  public SoccerMove choose(Decision<Pitch, SoccerMove> decision) {
    GridSoccer game = (GridSoccer) decision.game();
    if (!decision.state().hasFormations()) {
      return LineUp.keeping(game.options(), decision.seat());
    }
    Squad squad = new Squad(decision);
    int carrier = squad.pitch().carrier(squad.seat());
    if (carrier >= 0) {
      new Attack(squad, game.duels(), carrier).order();
    } else {
      new Defence(squad).order();
    }
    return squad.orders();
  }
}
