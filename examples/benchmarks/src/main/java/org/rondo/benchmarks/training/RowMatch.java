package org.rondo.benchmarks.training;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;

/** The rounds of one match of comFoosball, from which positions with later results are taken. */
final class RowMatch {

  /** The number of rounds whose contests a position is to predict. */
  private static final int ROUNDS = 40;

  /** The value of a forward kick, in goals: five kicks make a goal. */
  private static final double KICK = 0.2;

  /** The number that is added to the divisor of a share, as in the champion's evaluation. */
  private static final double SHARED = 0.3;

  /**
   * A round.
   *
   * @param ball the ball's row
   * @param features the shares and presences at the start of the round; null if the round begins a
   *     quarter, because the rosters are then new
   * @param progress the expected kicks forward minus backward, in goals
   * @param load the part of HOME's strength in the contest, minus the part of AWAY's
   */
  private record Round(int ball, double @Nullable [] features, double progress, double load) {}

  private final List<Round> rounds = new ArrayList<>();

  /**
   * Adds a round.
   *
   * @param table the position at the start of the round
   * @param home HOME's roster for the round
   * @param away AWAY's roster for the round
   */
  void add(FoosballTable table, Roster home, Roster away) {
    double own = inContest(table, 0, home, table.ball());
    double rival = inContest(table, 1, away, -table.ball());
    double sum = own + rival;
    double forward = sum > 0 ? own / sum : 0.5;
    double load = own / fielded(table, 0, home) - rival / fielded(table, 1, away);
    double[] features = table.startsQuarter() ? null : features(table);
    rounds.add(new Round(table.ball(), features, KICK * (2 * forward - 1), load));
  }

  private static double inContest(FoosballTable table, int seat, Roster roster, int row) {
    double strength = 0;
    for (int player = 0; player < Roster.SIZE; player++) {
      strength += roster.number(player) == row ? table.playerStrength(seat, player) : 0;
    }
    return strength;
  }

  private static double fielded(FoosballTable table, int seat, Roster roster) {
    double strength = 0;
    for (int player = 0; player < Roster.SIZE; player++) {
      boolean isFielded = Roster.isRow(roster.number(player));
      strength += isFielded ? table.playerStrength(seat, player) : 0;
    }
    return Math.max(strength, 1e-6);
  }

  /** {@return HOME's shares in rows −4 to 4, then the presences there} */
  static double[] features(FoosballTable table) {
    double[] own = new double[RowSamples.ROWS];
    double[] rival = new double[RowSamples.ROWS];
    double all = 0;
    for (int i = 0; i < RowSamples.ROWS; i++) {
      own[i] = table.strength(0, i - Roster.LAST_ROW);
      rival[i] = table.strength(1, i - Roster.LAST_ROW);
      all += own[i] + rival[i];
    }
    double mean = all / (2 * RowSamples.ROWS);
    double[] features = new double[2 * RowSamples.ROWS];
    for (int i = 0; i < RowSamples.ROWS; i++) {
      double ahead = own[i] - rival[i];
      features[i] = ahead / (own[i] + rival[i] + SHARED * mean);
      features[RowSamples.ROWS + i] = mean * ahead / ((own[i] + mean) * (rival[i] + mean));
    }
    return features;
  }

  /** Adds the positions after which all predicted rounds are in the same quarter. */
  void addTo(RowSamples samples) {
    for (int at = 0; at < rounds.size(); at++) {
      double[] features = rounds.get(at).features();
      if (features != null && at % FoosballTable.QUARTER + ROUNDS <= FoosballTable.QUARTER) {
        double progress = 0;
        double load = 0;
        for (Round later : rounds.subList(at, at + ROUNDS)) {
          progress += later.progress();
          load += later.load();
        }
        samples.add(rounds.get(at).ball(), features, progress, load);
      }
    }
  }
}
