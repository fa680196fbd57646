package org.rondo.gridsoccer.bot;

import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;

/**
 * Keeps a player before the bot's own goal. The other two players stand in the way of the rival
 * that has the ball. When the bot's team has the ball, the player with the ball runs where few
 * rivals can meet it, and shoots when a shot is good.
 */
final class Sound implements Bot<Pitch, SoccerMove> {
  @Override
  public SoccerMove choose(Decision<Pitch, SoccerMove> decision) {
    GridSoccer game = decision.game(GridSoccer.class);
    if (!decision.state().hasFormations()) {
      return StandardFormations.keeping(game.options(), decision.seat());
    }
    TeamOrders team = new TeamOrders(decision);
    int carrier = team.pitch().carrier(team.seat());
    if (carrier >= 0) {
      new SoundAttack(team, carrier).order();
    } else {
      new SoundDefence(team).order();
    }
    return team.orders();
  }
}
