package org.rondo.foosball.bot;

import java.util.Arrays;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;

/**
 * The formation of a team during a search: the places of its players, and its strength in each row.
 *
 * <p>Rows are given as places from 0 to 8; row −4 of the frame is place 0. Fatigue does not change
 * during a search, because a search is only a few rounds deep and a contest takes only a hundredth
 * of a player's strength.
 */
final class SearchFormation {

  /** The step of a team that does not change its roster. */
  static final int STAY = -1;

  /** The maximum number of steps that {@link #steps} finds, including {@link #STAY}. */
  static final int MAX_STEPS = 2 * NextGoal.ROWS - 1;

  private static final int BENCHED = -1;

  private final int[] places = new int[Roster.SIZE];
  private final double[] strengths = new double[Roster.SIZE];
  private final double[] byRow = new double[NextGoal.ROWS];
  private final int[] freshest = new int[NextGoal.ROWS];

  private SearchFormation() {}

  private static int back(int player) {
    return 2 * player;
  }

  private static int forward(int player) {
    return 2 * player + 1;
  }

  /** {@return the player of a step} */
  static int player(int step) {
    return step >> 1;
  }

  /** {@return the change of the player's row: −1 or 1} */
  static int direction(int step) {
    return ((step & 1) << 1) - 1;
  }

  /**
   * {@return the formation of a team in a position}
   *
   * @param table the position
   * @param seat the team; for both teams, the places are in HOME's frame
   */
  static SearchFormation of(FoosballTable table, int seat) {
    SearchFormation formation = new SearchFormation();
    for (int player = 0; player < Roster.SIZE; player++) {
      int row = table.number(seat, player);
      formation.strengths[player] = table.playerStrength(seat, player);
      formation.places[player] = Roster.isRow(row) ? row + Roster.LAST_ROW : BENCHED;
      if (Roster.isRow(row)) {
        formation.byRow[row + Roster.LAST_ROW] += formation.strengths[player];
      }
    }
    return formation;
  }

  /** {@return the team's strength in a row} */
  double in(int place) {
    return byRow[place];
  }

  /** {@return a copy of the team's strengths in all rows} */
  double[] strengths() {
    return byRow.clone();
  }

  /** {@return the place from which a step of {@link #steps} starts} */
  int from(int step) {
    return places[player(step)];
  }

  /** {@return the strength of the player of a step} */
  double strength(int step) {
    return strengths[player(step)];
  }

  /**
   * Finds the steps that a search considers: {@link #STAY}, and the steps of each row's freshest
   * player to the adjacent rows.
   *
   * @param steps the array for the steps; other methods of this class can read these steps
   * @return the number of steps
   */
  int steps(int[] steps) {
    Arrays.fill(freshest, -1);
    for (int player = 0; player < places.length; player++) {
      int place = places[player];
      if (place != BENCHED
          && (freshest[place] < 0 || strengths[player] > strengths[freshest[place]])) {
        freshest[place] = player;
      }
    }
    steps[0] = STAY;
    int count = 1;
    for (int index = 0; index < NextGoal.ROWS; index++) {
      if (freshest[index] >= 0 && index > 0) {
        steps[count++] = back(freshest[index]);
      }
      if (freshest[index] >= 0 && index < NextGoal.ROWS - 1) {
        steps[count++] = forward(freshest[index]);
      }
    }
    return count;
  }

  /** Applies a step. */
  void move(int step) {
    int player = player(step);
    int place = places[player];
    places[player] = place + direction(step);
    byRow[place] -= strengths[player];
    byRow[place + direction(step)] += strengths[player];
  }

  /**
   * Takes a step back and restores the strengths exactly.
   *
   * @param step the last applied step that has not been taken back
   * @param left the team's strength in the row that the player left, before the step
   * @param reached the team's strength in the row that the player reached, before the step
   */
  void takeBack(int step, double left, double reached) {
    int player = player(step);
    int place = places[player] - direction(step);
    byRow[places[player]] = reached;
    byRow[place] = left;
    places[player] = place;
  }
}
