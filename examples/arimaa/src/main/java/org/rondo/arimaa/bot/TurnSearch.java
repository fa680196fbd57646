package org.rondo.arimaa.bot;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.arimaa.ArimaaBoard;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.arimaa.ArimaaResult;
import org.rondo.arimaa.StepBoard;
import org.rondo.arimaa.TurnEnds;
import org.rondo.bot.BudgetTracker;
import org.rondo.bot.Thought;

/**
 * An alpha-beta search over steps: a seat that has steps left moves again. It is repeated, each
 * time one step deeper, until the budget is used up. Ending a turn early costs the steps that are
 * left.
 */
final class TurnSearch {
  private static final int INFINITE = 4 * ArimaaEvaluation.WIN;
  private static final int DEEPEST = 60;

  private final ArimaaPosition position;
  private final TurnEnds ends;
  private final BudgetTracker budget;
  private final StepTable table;
  private final StepBoard walk;
  private final GoalSearch goals = new GoalSearch();
  private final int[][] steps = new int[2 * DEEPEST + 8][StepBoard.STEPS];

  /** How often each step of each seat was best, weighted by depth. */
  private final int[][] history = new int[2][StepBoard.STEPS];

  /** The best turn of the search that is running; null until its first step has a value. */
  private @Nullable ArimaaMove turnSoFar;

  private int valueSoFar;
  private long nodes;
  private boolean isStopped;

  TurnSearch(ArimaaPosition position, BudgetTracker budget, StepTable table) {
    this.position = position;
    this.budget = budget;
    this.table = table;
    this.ends = new TurnEnds(position);
    this.walk = new StepBoard(position.board(), position.toMove().only());
  }

  /** A turn with what the search found out about it. */
  record ChosenTurn(ArimaaMove move, Thought thought) {}

  /** {@return the best turn of the deepest search, which may be unfinished} */
  ChosenTurn choose() {
    if (goals.reachesGoal(walk)) {
      return chosen(ends.turn(goals.line()), ArimaaEvaluation.WIN, StepBoard.STEPS_PER_TURN);
    }
    Optional<ArimaaMove> best = Optional.empty();
    int value = 0;
    int depth = 0;
    for (int deeper = 1; deeper <= DEEPEST && !isStopped; deeper++) {
      turnSoFar = null;
      value(deeper, -INFINITE, INFINITE, 0, position.board(), true);
      ArimaaMove found = turnSoFar;
      if (found != null) {
        best = Optional.of(found);
        value = valueSoFar;
        depth = isStopped ? depth : deeper;
      }
      if (!isStopped && Math.abs(value) > ArimaaEvaluation.WIN / 2) {
        break;
      }
    }
    return chosen(best.orElseGet(ends::turn), value, depth);
  }

  private ChosenTurn chosen(ArimaaMove move, int value, int depth) {
    Thought thought =
        Thought.scored(value / 100.0, "rabbits")
            .withDepth(depth / StepBoard.STEPS_PER_TURN)
            .withNodes(nodes + goals.nodes())
            .withLine(List.of(move.text()));
    return new ChosenTurn(move, thought);
  }

  /** {@return the turn that the table says is best} */
  private ArimaaMove bestTurn() {
    int[] turn = new int[StepBoard.STEPS_PER_TURN];
    int count = 0;
    StepBoard line = new StepBoard(position.board(), position.toMove().only());
    while (line.stepsLeft() > 0) {
      long entry = table.find(line.hash());
      int step = entry == 0 ? StepTable.NO_STEP : StepTable.step(entry);
      if (step == StepTable.NO_STEP || !GoalSearch.isLegal(line, step)) {
        break;
      }
      line.play(step);
      turn[count++] = step;
    }
    return ends.turn(Arrays.copyOf(turn, count));
  }

  private int value(
      int depth, int alpha, int beta, int ply, ArimaaBoard turnStart, boolean isFirst) {
    isStopped |= !budget.allows(nodes + goals.nodes());
    if (isStopped) {
      return 0;
    }
    nodes++;
    if (depth <= 0 && !walk.isPushing() || ply >= steps.length) {
      return isFirst ? ofUnfinishedTurn(alpha) : ArimaaEvaluation.of(walk);
    }
    long key = walk.hash();
    long known = table.find(key);
    int hint = known == 0 ? StepTable.NO_STEP : StepTable.step(known);
    if (known != 0 && ply > 0 && StepTable.depth(known) >= depth) {
      int value = StepTable.value(known);
      int bound = StepTable.bound(known);
      if (bound == StepTable.EXACT
          || bound == StepTable.AT_LEAST && value >= beta
          || bound == StepTable.AT_MOST && value <= alpha) {
        return value;
      }
    }
    return searched(key, hint, depth, alpha, beta, ply, turnStart, isFirst);
  }

  private int searched(
      long key,
      int hint,
      int depth,
      int alpha,
      int beta,
      int ply,
      ArimaaBoard turnStart,
      boolean isFirst) {
    int best = -INFINITE;
    int bestStep = StepTable.NO_STEP;
    if (mayEnd(turnStart, isFirst)) {
      best = afterEnd(depth, alpha, beta, ply, isFirst);
    }
    int seat = walk.seat();
    int[] legal = steps[ply];
    int count = best >= beta ? 0 : walk.legalSteps(legal);
    for (int i = 0; i < count && best < beta && !isStopped; i++) {
      int step = next(legal, i, count, hint, history[seat]);
      walk.play(step);
      int value = value(depth - 1, Math.max(alpha, best), beta, ply + 1, turnStart, isFirst);
      walk.takeBack();
      if (value > best && !isStopped) {
        best = value;
        bestStep = step;
        if (ply == 0) {
          keep(key, value, depth, step);
        }
      }
    }
    if (isStopped) {
      return 0;
    }
    if (bestStep != StepTable.NO_STEP && best > alpha) {
      history[seat][bestStep] += depth * depth;
    }
    int bound =
        best >= beta ? StepTable.AT_LEAST : best <= alpha ? StepTable.AT_MOST : StepTable.EXACT;
    table.put(key, best, bound, depth, bestStep);
    return best;
  }

  /** Keeps the best turn so far, which is played if the budget ends before the search does. */
  private void keep(long key, int value, int depth, int step) {
    table.put(key, value, StepTable.EXACT, depth, step);
    turnSoFar = bestTurn();
    valueSoFar = value;
  }

  /**
   * {@return the value of a board inside the turn of the root, at which the search ends} If it is
   * the best, the turn is played as far as here, so it must not allow a goal.
   */
  private int ofUnfinishedTurn(int alpha) {
    if (!ends.mayEnd(walk)) {
      return walk.stepsLeft() == 0 ? -INFINITE : ArimaaEvaluation.of(walk);
    }
    int value = ArimaaEvaluation.of(walk);
    if (value <= alpha) {
      return value;
    }
    walk.endTurn();
    boolean isLost = goals.reachesGoal(walk);
    walk.takeBack();
    return isLost ? value - ArimaaEvaluation.CERTAIN_GOAL : value;
  }

  private boolean mayEnd(ArimaaBoard turnStart, boolean isFirst) {
    return walk.stepsLeft() < StepBoard.STEPS_PER_TURN
        && !walk.isPushing()
        && (isFirst ? ends.mayEnd(walk) : !walk.board().equals(turnStart));
  }

  private int afterEnd(int depth, int alpha, int beta, int ply, boolean isFirst) {
    int left = walk.stepsLeft();
    walk.endTurn();
    int value = -valueOfTurn(depth - left, -beta, -alpha, ply + 1);
    boolean isLost = isFirst && value > alpha && goals.reachesGoal(walk);
    walk.takeBack();
    return isLost ? value - ArimaaEvaluation.CERTAIN_GOAL : value;
  }

  /** {@return the value for the seat that begins a turn, whose opponent has just ended one} */
  private int valueOfTurn(int depth, int alpha, int beta, int ply) {
    ArimaaBoard board = walk.board();
    int seat = walk.seat();
    Optional<ArimaaResult> result = ArimaaPosition.of(board, seat).result();
    if (result.isPresent()) {
      int won = ArimaaEvaluation.WIN - ply;
      return result.get().winner() == seat ? won : -won;
    }
    return value(depth, alpha, beta, ply, board, false);
  }

  /** Brings the most promising of the remaining steps to a place, and returns it. */
  private static int next(int[] legal, int at, int count, int hint, int[] history) {
    int best = at;
    for (int i = at; i < count; i++) {
      if (legal[i] == hint) {
        best = i;
        break;
      }
      if (history[legal[i]] > history[legal[best]]) {
        best = i;
      }
    }
    int step = legal[best];
    legal[best] = legal[at];
    legal[at] = step;
    return step;
  }
}
