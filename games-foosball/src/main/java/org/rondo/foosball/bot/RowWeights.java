package org.rondo.foosball.bot;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.rondo.bot.LearnedWeights;
import org.rondo.foosball.Roster;

/**
 * The learned weights of {@link RowEvaluation}. There is one set for each row of the ball.
 *
 * <p>The weights are a least squares fit over some thousands of matches between bots. Earlier
 * versions of the champion were among these bots, and random steps were mixed into the matches.
 * From the position at the start of a round, the fit predicts two values of the next 40 rounds:
 * progress and load. Progress is the difference between the expected numbers of forward and
 * backward kicks, times a fifth of a goal. Load is the part of the team's strength that took part
 * in contests, minus the same part for the opponent. The fit uses expected kicks, which are
 * computed from the teams' shares in the contests. The kicks that were drawn in the matches are too
 * few to show the value of a single player.
 *
 * <p>All weights were learned under the rules of the competition's document. There is one set for
 * each row of the ball from 0 to 4. A set has the weights of the shares in rows −4 to 4, the
 * weights of the presences in these rows, and a constant. If the ball is behind midfield, the set
 * of the mirrored row is used, with the rows mirrored too.
 */
final class RowWeights {
  private static final int ROWS = NextGoal.ROWS;

  /** The number of rows of the ball that have weights. */
  private static final int BALL_ROWS = Roster.LAST_ROW + 1;

  private static final int NUMBERS = 2 * ROWS + 1;

  /** The learned weights, which are used under both rulesets. */
  static final LearnedWeights<RowWeights> LEARNED =
      LearnedWeights.in(RowWeights.class, "row-weights.txt", RowWeights::read);

  private final double[][] progress;
  private final double[][] load;

  private RowWeights(double[][] progress, double[][] load) {
    this.progress = progress;
    this.load = load;
  }

  private static RowWeights read(byte[] text) {
    double[][] lines =
        new String(text, StandardCharsets.US_ASCII)
            .lines()
            .filter(line -> !line.startsWith("#"))
            .map(RowWeights::numbers)
            .toArray(double[][]::new);
    if (lines.length != 2 * BALL_ROWS) {
      throw new IllegalArgumentException(
          lines.length + " lines of numbers are not " + 2 * BALL_ROWS);
    }
    return new RowWeights(
        Arrays.copyOfRange(lines, 0, BALL_ROWS),
        Arrays.copyOfRange(lines, BALL_ROWS, 2 * BALL_ROWS));
  }

  private static double[] numbers(String line) {
    double[] numbers = Arrays.stream(line.split(" ")).mapToDouble(RowWeights::number).toArray();
    if (numbers.length != NUMBERS || !Arrays.stream(numbers).allMatch(Double::isFinite)) {
      throw new IllegalArgumentException("line '" + line + "' is not " + NUMBERS + " numbers");
    }
    return numbers;
  }

  /** {@return the number of a text, or NaN if the text is no number} */
  private static double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }

  /**
   * {@return the weight of a feature for the progress}
   *
   * @param ball the place of the ball
   * @param feature the number of the feature. It is the place of a row, from 0 to 8, for the share
   *     in this row, and 9 plus the place for the presence. The constant has the number 18
   */
  double progress(int ball, int feature) {
    return weight(progress, ball, feature);
  }

  /**
   * {@return the weight of a feature for the load}
   *
   * @param ball the place of the ball
   * @param feature as for {@link #progress}
   */
  double load(int ball, int feature) {
    return weight(load, ball, feature);
  }

  private static double weight(double[][] weights, int ball, int feature) {
    int ahead = ball - Roster.LAST_ROW;
    if (ahead >= 0) {
      return weights[ahead][feature];
    }
    boolean isConstant = feature == 2 * ROWS;
    int place = feature % ROWS;
    return isConstant
        ? -weights[-ahead][feature]
        : weights[-ahead][feature - place + ROWS - 1 - place];
  }
}
