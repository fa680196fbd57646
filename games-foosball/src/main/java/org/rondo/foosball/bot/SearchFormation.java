package org.rondo.foosball.bot;

import java.util.Arrays;
import org.rondo.foosball.Roster;
import org.rondo.foosball.Table;

/**
 * A team on the field as a search moves it: where its players stand, and what they count for in
 * each row.
 *
 * <p>Rows are places from 0 to 8, row −4 of the frame first. Fatigue stays as it was when the
 * formation was made: a search is a few rounds deep, and a round takes a hundredth.
 */
final class SearchFormation {

  /** The step of a team that stays as it is. */
  static final int STAY = -1;

  /** The most steps that {@link #steps} ever finds, staying included. */
  static final int MOST_STEPS = 2 * NextGoal.ROWS - 1;

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

  /** {@return whose step it is} */
  static int player(int step) {
    return step >> 1;
  }

  /** {@return by how much a step changes the player's row: −1 or 1} */
  static int direction(int step) {
    return ((step & 1) << 1) - 1;
  }

  /**
   * {@return the formation of a team as it stands}
   *
   * @param table the position
   * @param seat whose formation; in HOME's frame for either team
   */
  static SearchFormation of(Table table, int seat) {
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

  /** {@return what the team counts for in a row} */
  double in(int place) {
    return byRow[place];
  }

  /** {@return what it counts for in each row, a copy} */
  double[] strengths() {
    return byRow.clone();
  }

  /** {@return where a step of {@link #steps} starts} */
  int from(int step) {
    return places[player(step)];
  }

  /** {@return what the player of a step counts for} */
  double strength(int step) {
    return strengths[player(step)];
  }

  /**
   * Finds the steps that are worth a look: staying, and of each row's freshest player those to the
   * rows beside it.
   *
   * @param steps receives them, to be read with the methods of this class
   * @return how many they are
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
    for (int place = 0; place < NextGoal.ROWS; place++) {
      if (freshest[place] >= 0 && place > 0) {
        steps[count++] = back(freshest[place]);
      }
      if (freshest[place] >= 0 && place < NextGoal.ROWS - 1) {
        steps[count++] = forward(freshest[place]);
      }
    }
    return count;
  }

  /** Takes a step. */
  void move(int step) {
    int player = player(step);
    int place = places[player];
    places[player] = place + direction(step);
    byRow[place] -= strengths[player];
    byRow[place + direction(step)] += strengths[player];
  }

  /**
   * Takes a step back, to the last bit.
   *
   * @param step the last step taken and not taken back
   * @param left what the team counted for before it in the row that the step left
   * @param reached what it counted for in the row that the step reached
   */
  void takeBack(int step, double left, double reached) {
    int player = player(step);
    int place = places[player] - direction(step);
    byRow[places[player]] = reached;
    byRow[place] = left;
    places[player] = place;
  }
}
