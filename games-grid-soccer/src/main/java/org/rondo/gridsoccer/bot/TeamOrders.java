package org.rondo.gridsoccer.bot;

import java.util.stream.IntStream;
import org.rondo.bot.Decision;
import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerBoard;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.gridsoccer.SoccerOrder;
import org.rondo.gridsoccer.SoccerOrders;
import org.rondo.random.Rng;

/**
 * The orders of a bot's team, given to one player after another, with the distances and directions
 * that they need. The method {@link #send} avoids the cells on which team-mates already end; the
 * callers of {@link #step} and {@link #pass} must do so themselves.
 */
final class TeamOrders {
  private static final int NONE = -1;

  private static final SoccerOrder[] STEPS =
      IntStream.range(0, Cells.DIRECTIONS)
          .mapToObj(SoccerOrder.Walk::new)
          .toArray(SoccerOrder[]::new);

  private final GridSoccer game;
  private final SoccerBoard board;
  private final Pitch pitch;
  private final int seat;
  private final Rng rng;
  private final SoccerOrder[] orders = new SoccerOrder[GridSoccer.PLAYERS];

  /** The cell on which each player ends its step; {@link #NONE} while the player has no order. */
  private final int[] ends = {NONE, NONE, NONE};

  TeamOrders(Decision<Pitch, SoccerMove> decision) {
    this.game = decision.game(GridSoccer.class);
    this.board = game.board();
    this.pitch = decision.state();
    this.seat = decision.seat();
    this.rng = decision.rng();
  }

  GridSoccer game() {
    return game;
  }

  SoccerBoard board() {
    return board;
  }

  GridSoccerRuleset ruleset() {
    return game.options().ruleset();
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
    return Cells.player(pitch.cells(seat), player);
  }

  int rivalCell(int rival) {
    return Cells.player(pitch.cells(1 - seat), rival);
  }

  /** Returns the player with the lowest number on a cell, or −1 if no player is there. */
  int playerOn(int cell) {
    return Cells.playerOn(pitch.cells(seat), cell);
  }

  boolean hasOrder(int player) {
    return ends[player] != NONE;
  }

  /** Gives the order to step, or to stay if the direction is 0; the step must be legal. */
  void step(int player, int direction) {
    orders[player] = STEPS[direction];
    ends[player] = cell(player) + Cells.offset(direction);
  }

  /** Gives the order to pass; the pass must be legal. */
  void pass(int player, SoccerOrder.Pass pass) {
    orders[player] = pass;
    ends[player] = cell(player);
  }

  /**
   * Returns whether the step of a player in a direction is legal and no team-mate ends on the same
   * cell.
   */
  boolean mayStep(int player, int direction) {
    int end = cell(player) + Cells.offset(direction);
    return (direction == 0 || board.isOnBoard(end)) && !isTaken(end);
  }

  private boolean isTaken(int cell) {
    for (int mate = 0; mate < GridSoccer.PLAYERS; mate++) {
      if (ends[mate] == cell && board.isOnBoard(cell)) {
        return true;
      }
    }
    return false;
  }

  /** Orders a player to make the step that brings it nearest to a cell. */
  void send(int player, int target) {
    int best = NONE;
    double least = Double.POSITIVE_INFINITY;
    for (int direction = 0; direction < Cells.DIRECTIONS; direction++) {
      if (mayStep(player, direction)) {
        int end = cell(player) + Cells.offset(direction);
        // Among the shortest ways, straight ways are preferred. The choice among equal ways is
        // random.
        double cost = CellDistances.distance(end, target) + 0.1 * CellDistances.detour(end, target);
        cost += 0.01 * rng.uniform();
        if (cost < least) {
          least = cost;
          best = direction;
        }
      }
    }
    step(player, best);
  }

  /**
   * Returns the player without an order that is nearest to a cell. At least one player must have no
   * order.
   */
  int nearest(int target) {
    int nearest = NONE;
    for (int player = 0; player < GridSoccer.PLAYERS; player++) {
      if (!hasOrder(player)
          && (nearest == NONE
              || CellDistances.distance(cell(player), target)
                  < CellDistances.distance(cell(nearest), target))) {
        nearest = player;
      }
    }
    return nearest;
  }

  SoccerOrders orders() {
    return SoccerOrders.of(orders[0], orders[1], orders[2]);
  }

  /** Returns the change of the column in a step towards the rivals' goal: 1 or −1. */
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
    return Cells.of(board.rows() / 2, side == 0 ? 0 : board.columns() - 1);
  }

  /**
   * Returns the number of steps that a pass needs from a cell to the rivals' goal, if no player
   * takes the ball. The result is 0 if the ball does not reach the goal.
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
        // Under ruleset elizondo, the ball stays on the cell before the goal for one step.
        boolean isIn = ruleset() == GridSoccerRuleset.DOCUMENT;
        return isIn ? step : step < strength ? step + 1 : 0;
      }
      at = second;
    }
    return 0;
  }

  private boolean isRivalGoal(int cell) {
    return board.concededIn(cell) == 1 - seat;
  }

  /**
   * Returns the maximum strength of a pass from a cell in a direction; 0 if no pass is possible.
   */
  int strongest(int from, int direction) {
    return direction == 0 ? 0 : game.strongest(from, direction);
  }

  /**
   * Returns the number of steps from a cell to the nearest cell with a short shot. In a short shot,
   * the first or second cell on the ball's way is a goal cell.
   */
  int stepsToShot(int from) {
    int middle = board.rows() / 2;
    int last = Cells.column(rivalGoalMouth());
    int steps = board.columns();
    for (int row = Math.max(0, middle - 3); row <= middle + 3 && row < board.rows(); row++) {
      for (int back = 0; back < 2; back++) {
        int cell = Cells.of(row, last - back * forward());
        if (hasShortShot(cell)) {
          steps = Math.min(steps, CellDistances.distance(from, cell));
        }
      }
    }
    return steps;
  }

  private boolean hasShortShot(int cell) {
    int strength = Math.min(2, game.options().mostStrength());
    for (int direction = 1; direction < Cells.DIRECTIONS; direction++) {
      int first = cell + Cells.offset(direction);
      boolean isShort =
          isRivalGoal(first)
              || (board.isOnBoard(first) && isRivalGoal(first + Cells.offset(direction)));
      if (isShort && stepsToGoal(cell, direction, strength) > 0) {
        return true;
      }
    }
    return false;
  }
}
