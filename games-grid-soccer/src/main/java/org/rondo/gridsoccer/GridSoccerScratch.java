package org.rondo.gridsoccer;

import org.rondo.game.Scratch;
import org.rondo.random.Rng;

/**
 * A match in place for random play: no step makes a position or orders.
 *
 * <p>The tables of orders, the way of the ball and the kick-off are those of {@link GridSoccer} and
 * {@link OrderTables}.
 */
final class GridSoccerScratch implements Scratch<Pitch> {
  private final GridSoccer game;
  private final OrderTables tables;
  private final int steps;
  private boolean hasFormations;
  private final TeamInPlace left;
  private final TeamInPlace right;
  private int ball;
  private int step;
  private FormationsAndGoals formationsAndGoals;

  GridSoccerScratch(GridSoccer game, OrderTables tables, Pitch from) {
    this.game = game;
    this.tables = tables;
    this.steps = game.options().steps();
    hasFormations = from.hasFormations();
    left = new TeamInPlace(tables, from.cells(0));
    right = new TeamInPlace(tables, from.cells(1));
    ball = from.ball();
    step = from.step();
    formationsAndGoals = from.formationsAndGoals();
  }

  @Override
  public void play(int turns, Rng rng) {
    int stepsLeft = turns;
    if (turns > 0 && !hasFormations) {
      lineUp(rng);
      stepsLeft--;
    }
    int end = Math.min(steps - step, stepsLeft) + step;
    while (step < end) {
      playStep(rng);
    }
  }

  private void lineUp(Rng rng) {
    formationsAndGoals = FormationsAndGoals.of(formation(0, rng), formation(1, rng));
    kickOff(game.options().first());
    hasFormations = true;
  }

  private Formation formation(int seat, Rng rng) {
    return (Formation) new FormationSpace(tables.board(), tables.ruleset(), seat).sample(rng);
  }

  private void kickOff(int seat) {
    left.set(game.kickOffCells(formationsAndGoals, 0, seat));
    right.set(game.kickOffCells(formationsAndGoals, 1, seat));
    ball = Ball.carried(seat, 0);
  }

  private void playStep(Rng rng) {
    int before = ball;
    left.draw(before, rng);
    right.draw(before - PackedTriple.SIZE, rng);
    int after = Ball.isFree(before) ? free(before, rng) : carried(before, rng);
    step++;
    if (Ball.isInGoal(after)) {
      int seat = Ball.conceding(after);
      formationsAndGoals = formationsAndGoals.conceded(seat);
      kickOff(seat);
    } else {
      ball = after;
      left.move();
      right.move();
    }
  }

  private int carried(int before, Rng rng) {
    TeamInPlace team = Ball.seat(before) == 0 ? left : right;
    TeamInPlace rivals = team == left ? right : left;
    int player = Ball.player(before);
    int order = team.order(player);
    if (SoccerOrders.isPass(order)) {
      return free(GridSoccer.passed(team.cell(player), order), rng);
    }
    int cell = team.end(player);
    return game.carried(before, cell, rivals.endingOn(cell), rng);
  }

  private int free(int before, Rng rng) {
    return game.ball(left.cells(), right.cells(), left.ends(), right.ends(), before, rng);
  }

  @Override
  public Pitch state() {
    return hasFormations
        ? Pitch.of(left.cells(), right.cells(), ball, formationsAndGoals, step, steps)
        : Pitch.start();
  }
}
