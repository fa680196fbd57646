package org.rondo.parallelfootball;

import java.util.ArrayList;
import java.util.List;
import org.rondo.game.Scratch;
import org.rondo.random.Rng;

/**
 * A match in place for random play: all turns change one board, which {@link ParallelFootball#next}
 * copies in each turn.
 *
 * <p>The plans are drawn by {@link PlanTable}, the turns are those of {@link TurnResolution}, and
 * {@link Field} counts the balls on homes.
 */
final class ParallelFootballScratch implements Scratch<Field> {
  private final ParallelFootballOptions options;
  private final PlanTable table;
  private short[] board;
  private TurnResolution resolution;

  /** The plan of each player, team by team. */
  private short[] plans;

  private final int[] scores;
  private int turn;
  private boolean isOver;

  ParallelFootballScratch(ParallelFootballOptions options, PlanTable table, Field from) {
    this.options = options;
    this.table = table;
    this.scores = from.scores().clone();
    this.turn = from.turn();
    this.isOver = from.isOver();
    this.board = from.board().clone();
    this.resolution = new TurnResolution(board);
    this.plans = new short[board.length - Field.PLAYERS];
  }

  @Override
  public void play(int turns, Rng rng) {
    int left = turns;
    if (left > 0 && plans.length == 0) {
      place(rng);
      left--;
    }
    for (; left > 0 && !isOver; left--) {
      // A team draws before another team's orders are known, so one draw serves all teams.
      table.draw(board, 0, plans, rng);
      resolution.setOff(plans);
      resolution.land(rng);
      Field.takeFromHomes(board, scores);
      turn++;
      isOver = Field.isOver(scores, turn, options.turns());
    }
  }

  private void place(Rng rng) {
    List<List<Cell>> teams = new ArrayList<>();
    for (int seat = 0; seat < Field.TEAMS; seat++) {
      teams.add(new PlacementSpace(options.players()).sample(rng).cells());
    }
    board = state().withPlayers(teams).board();
    resolution = new TurnResolution(board);
    plans = new short[board.length - Field.PLAYERS];
  }

  @Override
  public Field state() {
    return Field.reached(board, scores, turn, isOver);
  }
}
