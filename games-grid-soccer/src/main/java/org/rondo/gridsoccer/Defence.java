package org.rondo.gridsoccer;

/** What the sound bot orders without the ball. */
final class Defence {
  private final Squad squad;
  private final Pitch pitch;

  Defence(Squad squad) {
    this.squad = squad;
    this.pitch = squad.pitch();
  }

  void order() {
    if (pitch.isBallFree()) {
      int target = restingPlace();
      squad.send(squad.nearest(target), target);
      keepGoal();
      squad.send(squad.nearest(target), target - squad.forward());
    } else {
      keepGoal();
      press();
    }
  }

  /** Returns the cell where a free ball will rest, or the last before it is in a goal. */
  private int restingPlace() {
    int at = pitch.ballCell();
    for (int step = 0; step < 2 * pitch.ballStrength(); step++) {
      int next = at + Cells.offset(pitch.ballDirection());
      if (!squad.ground().isOnBoard(next)) {
        return at;
      }
      at = next;
    }
    return at;
  }

  /** The player nearest to the goal mouth goes to its row that is nearest to the ball. */
  private void keepGoal() {
    int mouth = squad.ownGoalMouth();
    int rows = pitch.ballRow() - Cells.row(mouth);
    int place = mouth + Integer.signum(rows) * Cells.ROW;
    squad.send(squad.nearest(mouth), place);
  }

  /** The others go where the carrier may be next on his way to the goal, each to another cell. */
  private void press() {
    int ahead = pitch.ballCell() - squad.forward();
    int side = squad.rng().chance(0.5) ? Cells.ROW : -Cells.ROW;
    int first = squad.ground().isOnBoard(ahead) ? ahead : pitch.ballCell();
    squad.send(squad.nearest(first), first);
    int second = squad.ground().isOnBoard(first + side) ? first + side : first - side;
    squad.send(squad.nearest(second), second);
  }
}
