package org.rondo.gridsoccer.bot;

import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.Pitch;

/** The orders of the sound bot when its team does not have the ball. */
final class SoundDefence {
  private final TeamOrders team;
  private final Pitch pitch;

  SoundDefence(TeamOrders team) {
    this.team = team;
    this.pitch = team.pitch();
  }

  void order() {
    if (pitch.isBallFree()) {
      int target = restingPlace();
      team.send(team.nearest(target), target);
      keepGoal();
      team.send(team.nearest(target), target - team.forward());
    } else {
      keepGoal();
      press();
    }
  }

  /**
   * Returns the cell on which a free ball will rest if no player stops it. If the ball enters a
   * goal, the result is the last cell before the goal.
   */
  private int restingPlace() {
    int at = pitch.ballCell();
    for (int step = 0; step < 2 * pitch.ballStrength(); step++) {
      int next = at + Cells.offset(pitch.ballDirection());
      if (!team.board().isOnBoard(next)) {
        return at;
      }
      at = next;
    }
    return at;
  }

  /**
   * Sends the player nearest to the goal mouth to one of the three cells before the goal. It is the
   * cell in the row nearest to the ball.
   */
  private void keepGoal() {
    int mouth = team.ownGoalMouth();
    int rows = pitch.ballRow() - Cells.row(mouth);
    int place = mouth + Integer.signum(rows) * Cells.ROW;
    team.send(team.nearest(mouth), place);
  }

  /**
   * Sends the other two players to two cells onto which the rival with the ball may step next on
   * its way to the goal.
   */
  private void press() {
    int ahead = pitch.ballCell() - team.forward();
    int side = team.rng().chance(0.5) ? Cells.ROW : -Cells.ROW;
    int first = team.board().isOnBoard(ahead) ? ahead : pitch.ballCell();
    team.send(team.nearest(first), first);
    int second = team.board().isOnBoard(first + side) ? first + side : first - side;
    team.send(team.nearest(second), second);
  }
}
