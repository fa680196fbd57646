package org.rondo.foosball;

import java.util.Arrays;
import org.rondo.game.Scratch;
import org.rondo.random.Rng;

/**
 * A match in place for random play: no round makes a table or a roster.
 *
 * <p>A round is that of {@link Foosball#next}. What it consists of is written once, in {@link
 * Fatigue}, {@link PlayerSteps}, {@link LineupParts} and {@link FoosballTable}. Here the players of
 * each row and the row of each player are kept, because a step needs both.
 */
final class FoosballScratch implements Scratch<FoosballTable> {
  private static final int ROWS = LineupParts.ROWS;

  private final FoosballRuleset ruleset;

  /**
   * The players on each row, one bit for each player, in the team's own frame. The rows of HOME
   * come first.
   */
  private final int[] rows = new int[2 * ROWS];

  /** The index of each player's row. The entry of a player on the bench has no meaning. */
  private final byte[] rowOf = new byte[2 * Roster.SIZE];

  private final short[] fatigue;
  private int homeFielded;
  private int awayFielded;

  /** Rosters with the numbers that the players on the bench have. */
  private final Roster[] benches = new Roster[2];

  private int homeGoals;
  private int awayGoals;
  private int round;
  private int ball;

  FoosballScratch(FoosballRuleset ruleset, FoosballTable from) {
    this.ruleset = ruleset;
    this.fatigue = from.fatigue().clone();
    this.homeGoals = (int) from.score(0);
    this.awayGoals = (int) from.score(1);
    this.round = from.round();
    this.ball = from.ball();
    homeFielded = load(0, from.roster(0));
    awayFielded = load(1, from.roster(1));
  }

  /** Puts a team on its rows, and returns its players on the field. */
  private int load(int seat, Roster roster) {
    benches[seat] = roster;
    for (int row = 0; row < ROWS; row++) {
      int players = roster.on(row - Roster.LAST_ROW);
      rows[seat * ROWS + row] = players;
      for (int left = players; left != 0; left &= left - 1) {
        rowOf[seat * Roster.SIZE + Integer.numberOfTrailingZeros(left)] = (byte) row;
      }
    }
    return roster.fielded();
  }

  @Override
  public void play(int turns, Rng rng) {
    boolean chargesFirst = ruleset == FoosballRuleset.ENGINE_2013;
    int price = ruleset.price();
    int end = Math.min(FoosballTable.ROUNDS - round, turns) + round;
    int at = ball;
    for (int played = round; played < end; played++) {
      if (chargesFirst) {
        Fatigue.charge(fatigue, contestants(at));
      }
      if (played % FoosballTable.QUARTER == 0) {
        homeFielded = drawLineup(0, rng);
        awayFielded = drawLineup(1, rng);
        Fatigue.rest(fatigue, Fatigue.players(homeFielded, awayFielded));
      } else {
        drawStep(0, homeFielded, rng);
        drawStep(1, awayFielded, rng);
      }
      int row = at + rng.threeWay(Fatigue.contest(fatigue, contestants(at), price));
      if (FoosballTable.isInGoal(row)) {
        homeGoals += FoosballTable.goals(row);
        awayGoals += FoosballTable.goals(-row);
      }
      at = FoosballTable.ballAfter(row, played + 1);
    }
    round = Math.max(round, end);
    ball = at;
  }

  /** Draws a line-up as {@link LineupParts#sample} does, and returns the players on the field. */
  private int drawLineup(int seat, Rng rng) {
    int fielded = Roster.ALL & ~LineupParts.drawBench(rng);
    benches[seat] = Roster.EMPTY;
    Arrays.fill(rows, seat * ROWS, seat * ROWS + ROWS, 0);
    for (int left = fielded; left != 0; left &= left - 1) {
      int player = Integer.numberOfTrailingZeros(left);
      int row = LineupParts.drawRow(rng);
      rows[seat * ROWS + row] |= 1 << player;
      rowOf[seat * Roster.SIZE + player] = (byte) row;
    }
    return fielded;
  }

  private void drawStep(int seat, int fielded, Rng rng) {
    int first = seat * ROWS;
    int step = PlayerSteps.draw(PlayerSteps.of(fielded, rows[first], rows[first + ROWS - 1]), rng);
    if (step != PlayerSteps.NONE) {
      int player = PlayerSteps.player(step);
      int row = rowOf[seat * Roster.SIZE + player];
      int next = row + PlayerSteps.direction(step);
      rows[first + row] ^= 1 << player;
      rows[first + next] ^= 1 << player;
      rowOf[seat * Roster.SIZE + player] = (byte) next;
    }
  }

  private long contestants(int at) {
    return Fatigue.players(rows[Roster.LAST_ROW + at], rows[ROWS + Roster.LAST_ROW - at]);
  }

  @Override
  public FoosballTable state() {
    return new FoosballTable(
        roster(0), roster(1), fatigue.clone(), homeGoals, awayGoals, round, ball);
  }

  private Roster roster(int seat) {
    return benches[seat].withRows(rows, seat * ROWS);
  }
}
