package org.rondo.gridsoccer.bot;

import java.util.Optional;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.gridsoccer.SoccerOrder;
import org.rondo.gridsoccer.SoccerOrders;

/**
 * Sends all players to the ball, runs with the ball to the goal, and shoots whenever it might
 * score.
 */
final class Beginner implements Bot<Pitch, SoccerMove> {
  @Override
  public SoccerMove choose(Decision<Pitch, SoccerMove> decision) {
    return decision.state().hasFormations()
        ? orders(new TeamOrders(decision))
        : StandardFormations.attacking(decision.game(GridSoccer.class).options(), decision.seat());
  }

  private static SoccerOrders orders(TeamOrders team) {
    int carrier = team.pitch().carrier(team.seat());
    if (carrier >= 0) {
      Optional<SoccerOrder.Pass> shot = shot(team, team.cell(carrier));
      if (shot.isPresent()) {
        team.pass(carrier, shot.get());
      } else {
        team.send(carrier, team.rivalGoalMouth());
      }
    }
    for (int player = 0; player < GridSoccer.PLAYERS; player++) {
      if (!team.hasOrder(player)) {
        team.send(player, team.pitch().ballCell());
      }
    }
    return team.orders();
  }

  /** Returns the first pass that scores if no player takes the ball. */
  private static Optional<SoccerOrder.Pass> shot(TeamOrders team, int from) {
    int mostStrength = team.game().options().mostStrength();
    for (int strength = 1; strength <= mostStrength; strength++) {
      for (int direction = 1; direction < Cells.DIRECTIONS; direction++) {
        if (strength <= team.strongest(from, direction)
            && team.stepsToGoal(from, direction, strength) > 0) {
          return Optional.of(new SoccerOrder.Pass(direction, strength));
        }
      }
    }
    return Optional.empty();
  }
}
