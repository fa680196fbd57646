package org.rondo.gridsoccer;

import org.rondo.bot.Bot;
import org.rondo.bot.Decision;

/** Runs at the ball with everybody, and with it at the goal, and shoots whenever it might score. */
final class Beginner implements Bot<Pitch, SoccerMove> {
  @Override
  public SoccerMove choose(Decision<Pitch, SoccerMove> decision) {
    return decision.state().hasFormations()
        ? orders(new Squad(decision))
        : LineUp.attacking(((GridSoccer) decision.game()).options(), decision.seat());
  }

  private static Orders orders(Squad squad) {
    int carrier = squad.pitch().carrier(squad.seat());
    if (carrier >= 0) {
      int shot = shot(squad, squad.cell(carrier));
      if (shot >= 0) {
        squad.order(carrier, shot);
      } else {
        squad.send(carrier, squad.rivalGoalMouth());
      }
    }
    for (int player = 0; player < Trio.SIZE; player++) {
      if (!squad.hasOrder(player)) {
        squad.send(player, squad.pitch().ballCell());
      }
    }
    return squad.orders();
  }

  /** Returns the code of the first pass that scores if nobody is in the way, or −1. */
  private static int shot(Squad squad, int from) {
    for (int strength = 1; strength <= squad.ground().mostStrength(); strength++) {
      for (int direction = 1; direction < Cells.DIRECTIONS; direction++) {
        if (strength <= squad.strongest(from, direction)
            && squad.stepsToGoal(from, direction, strength) > 0) {
          return Orders.passCode(direction, strength);
        }
      }
    }
    return -1;
  }
}
