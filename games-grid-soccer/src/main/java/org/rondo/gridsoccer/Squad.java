package org.rondo.gridsoccer;

import org.rondo.bot.Decision;
import org.rondo.random.Rng;

/**
 * A bot's team while it is given its orders, one player after another: no order given later clashes
 * with one given before.
 */
final class Squad {
  private static final int NONE = -1;

  private final Reach reach;
  private final Pitch pitch;
  private final int seat;
  private final Rng rng;
  private final int[] codes = {NONE, NONE, NONE};

  Squad(Decision<Pitch, SoccerMove> decision) {
    this.reach = ((GridSoccer) decision.game()).reach();
    this.pitch = decision.state();
    this.seat = decision.seat();
    this.rng = decision.rng();
  }

  Ground ground() {
    return reach.ground();
  }

  Ruleset ruleset() {
    return reach.ruleset();
  }

  Pitch pitch() {
    return pitch;
  }

  int seat() {
    return seat;
  }

  Rng rng() {
    return rng;
  }

  int cell(int player) {
    return Trio.get(pitch.cells(seat), player);
  }

  int rivalCell(int rival) {
    return Trio.get(pitch.cells(1 - seat), rival);
  }

  /** Returns the lowest player who is on a cell, or −1 if none is. */
  int playerOn(int cell) {
    return Trio.indexOf(pitch.cells(seat), cell);
  }

  boolean hasOrder(int player) {
    return codes[player] != NONE;
  }

  /** Gives an order that the player may be given; a pass by its code. */
  void order(int player, int code) {
    codes[player] = code;
  }

  /** Whether a player may step in a direction without ending where a team-mate ends. */
  boolean mayStep(int player, int direction) {
    int end = cell(player) + Cells.offset(direction);
    return (reach.steps(cell(player)) >> direction & 1) != 0 && !isTaken(end);
  }

  private boolean isTaken(int cell) {
    for (int mate = 0; mate < Trio.SIZE; mate++) {
      if (hasOrder(mate) && end(mate) == cell && ground().isOnBoard(cell)) {
        return true;
      }
    }
    return false;
  }

  private int end(int player) {
    int code = codes[player];
    return cell(player) + (Orders.isPass(code) ? 0 : Cells.offset(code));
  }

  /** Sends a player one step nearer to a cell, by one of the best ways. */
  void send(int player, int target) {
    int best = NONE;
    double least = Double.POSITIVE_INFINITY;
    for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
      if (mayStep(player, direction)) {
        int end = cell(player) + Cells.offset(direction);
        // Of the ways that are as short, those that lead straight at the cell; then any.
        double cost = Cells.distance(end, target) + 0.1 * Cells.detour(end, target);
        cost += 0.01 * rng.uniform();
        if (cost < least) {
          least = cost;
          best = direction;
        }
      }
    }
    codes[player] = best;
  }

  /** Returns the player without an order who is nearest to a cell; one of them has none. */
  int nearest(int target) {
    int nearest = NONE;
    for (int player = 0; player < Trio.SIZE; player++) {
      if (!hasOrder(player)
          && (nearest == NONE
              || Cells.distance(cell(player), target) < Cells.distance(cell(nearest), target))) {
        nearest = player;
      }
    }
    return nearest;
  }

  Orders orders() {
    return Orders.ofCodes(codes[0], codes[1], codes[2]);
  }

  /** Returns the column step towards the rivals' goal. */
  int forward() {
    return seat == 0 ? 1 : -1;
  }

  /** Returns the cell in the middle of the last column before the rivals' goal. */
  int rivalGoalMouth() {
    return goalMouth(1 - seat);
  }

  int ownGoalMouth() {
    return goalMouth(seat);
  }

  private int goalMouth(int side) {
    return Cells.of(ground().rows() / 2, side == 0 ? 0 : ground().columns() - 1);
  }

  /**
   * Returns after how many steps a pass from a cell is in the rivals' goal if nobody takes the
   * ball; 0 if it never is.
   */
  int stepsToGoal(int from, int direction, int strength) {
    int at = from;
    for (int step = 1; step <= strength; step++) {
      int first = at + Cells.offset(direction);
      int second = first + Cells.offset(direction);
      if (isRivalGoal(first)) {
        return step;
      }
      if (isRivalGoal(second)) {
        // By the course's judge the ball waits a step on the cell before the goal.
        boolean isIn = ruleset() == Ruleset.DOCUMENT;
        return isIn ? step : step < strength ? step + 1 : 0;
      }
      at = second;
    }
    return 0;
  }

  private boolean isRivalGoal(int cell) {
    return ground().concededIn(cell) == 1 - seat;
  }

  /** Returns the most strength of a pass from a cell in a direction; 0 if none has one. */
  int strongest(int from, int direction) {
    return direction == 0 ? 0 : reach.strongest(from, direction);
  }

  /** Returns how many steps a player on a cell is away from one from which a shot is short. */
  int stepsToShot(int from) {
    int middle = ground().rows() / 2;
    int last = Cells.column(rivalGoalMouth());
    int steps = ground().columns();
    for (int row = Math.max(0, middle - 3); row <= middle + 3 && row < ground().rows(); row++) {
      for (int back = 0; back < 2; back++) {
        int cell = Cells.of(row, last - back * forward());
        if (hasShortShot(cell)) {
          steps = Math.min(steps, Cells.distance(from, cell));
        }
      }
    }
    return steps;
  }

  private boolean hasShortShot(int cell) {
    int strength = Math.min(2, ground().mostStrength());
    for (int direction = 1; direction < Cells.DIRECTIONS; direction++) {
      int first = cell + Cells.offset(direction);
      boolean isShort =
          isRivalGoal(first)
              || (ground().isOnBoard(first) && isRivalGoal(first + Cells.offset(direction)));
      if (isShort && stepsToGoal(cell, direction, strength) > 0) {
        return true;
      }
    }
    return false;
  }
}
