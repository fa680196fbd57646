package org.rondo.parallelfootball.bot;

import static org.rondo.parallelfootball.bot.AuctionWeight.COMPANY_MATE;
import static org.rondo.parallelfootball.bot.AuctionWeight.COMPANY_NEAR;
import static org.rondo.parallelfootball.bot.AuctionWeight.COMPANY_NEAR_FADING;
import static org.rondo.parallelfootball.bot.AuctionWeight.COMPANY_RIVAL;
import static org.rondo.parallelfootball.bot.AuctionWeight.COMPANY_WIDE;
import static org.rondo.parallelfootball.bot.AuctionWeight.COMPANY_WIDE_FADING;
import static org.rondo.parallelfootball.bot.AuctionWeight.GAIN_FADING;
import static org.rondo.parallelfootball.bot.AuctionWeight.GAIN_HASTE;
import static org.rondo.parallelfootball.bot.AuctionWeight.GAIN_URGENCY;
import static org.rondo.parallelfootball.bot.AuctionWeight.GAIN_WORK;
import static org.rondo.parallelfootball.bot.AuctionWeight.RIVALRY_AS_NEAR;
import static org.rondo.parallelfootball.bot.AuctionWeight.RIVALRY_CLAIMED;
import static org.rondo.parallelfootball.bot.AuctionWeight.RIVALRY_CLAIMED_AT_ONCE;
import static org.rondo.parallelfootball.bot.AuctionWeight.RIVALRY_HORIZON;
import static org.rondo.parallelfootball.bot.AuctionWeight.RIVALRY_NEARER;
import static org.rondo.parallelfootball.bot.AuctionWeight.RIVALRY_SHARED;

import java.util.stream.IntStream;
import org.rondo.bot.Weights;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;

/** The values of the balls on each cell, for one team in one position. */
final class BallValues {
  private static final double BALLS = Cell.COUNT - Field.TEAMS;

  private final Field field;
  private final TerritoryMap territory;
  private final Weights<AuctionWeight> weights;
  private final StepDistances mates;
  private final int[] rivals = new int[Cell.COUNT];

  /** The number of rivals on each cell. */
  private final int[] standing = new int[Cell.COUNT];

  private final RivalForecast forecast;
  private final double[] gain = new double[Cell.COUNT];
  private final double[] company = new double[Cell.COUNT];

  BallValues(
      Field field,
      TerritoryMap territory,
      Weights<AuctionWeight> weights,
      JudgementNoise noise,
      BidCounter counter) {
    this.field = field;
    this.territory = territory;
    this.weights = weights;
    StepDistances[] walks = new StepDistances[Field.TEAMS];
    for (int team = 0; team < Field.TEAMS; team++) {
      walks[team] = StepDistances.of(field, IntStream.of(team));
    }
    this.mates = walks[territory.seat()];
    this.forecast =
        new RivalForecast(field, territory, walks, (int) weights.of(RIVALRY_HORIZON), counter);
    findRivals(walks);
    weighGains(noise);
    weighCompany();
  }

  private void findRivals(StepDistances[] walks) {
    for (int team = 0; team < Field.TEAMS; team++) {
      if (team != territory.seat()) {
        for (int player = 0; player < field.playerCount(); player++) {
          standing[field.playerAt(team, player)]++;
        }
      }
    }
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      int least = Integer.MAX_VALUE;
      for (int team = 0; team < Field.TEAMS; team++) {
        least = team == territory.seat() ? least : Math.min(least, walks[team].steps(cell));
      }
      rivals[cell] = least;
    }
  }

  private void weighGains(JudgementNoise noise) {
    double work =
        weights.of(GAIN_WORK) + weights.of(GAIN_HASTE) * (1 - field.ballsOnField() / BALLS);
    double[] urgency = new double[CellRings.COUNT + CellRings.COUNT];
    for (int turn = 0; turn < urgency.length; turn++) {
      urgency[turn] = weights.of(GAIN_URGENCY) * StrictMath.exp(-turn / weights.of(GAIN_FADING));
    }
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      int taken = forecast.taken(cell);
      double urgent = taken < urgency.length ? urgency[taken] : 0;
      double surer = territory.hold(territory.ahead(cell)) - territory.hold(cell) * (1 - urgent);
      double sure = Math.max(0, surer) + work;
      gain[cell] = field.ballsAt(cell) == 0 ? sure : noise.about(sure);
    }
  }

  private void weighCompany() {
    double[] near = new double[Cell.COUNT];
    double[] wide = new double[Cell.COUNT];
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      near[cell] = field.ballsAt(cell) == 0 ? 0 : gain[cell];
      wide[cell] = near[cell] - weights.of(COMPANY_RIVAL) * standing[cell];
    }
    for (int player = 0; player < field.playerCount(); player++) {
      wide[field.playerAt(territory.seat(), player)] -= weights.of(COMPANY_MATE);
    }
    Blur.spread(near, weights.of(COMPANY_NEAR_FADING));
    Blur.spread(wide, weights.of(COMPANY_WIDE_FADING));
    double itself = Blur.centre(weights.of(COMPANY_NEAR_FADING));
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      boolean hasBall = field.ballsAt(cell) > 0;
      double others = near[cell] - gain[cell] * itself;
      company[cell] =
          hasBall ? weights.of(COMPANY_NEAR) * others + weights.of(COMPANY_WIDE) * wide[cell] : 0;
    }
  }

  Field field() {
    return field;
  }

  TerritoryMap territory() {
    return territory;
  }

  /** {@return the number of steps from the team's nearest player to a cell} */
  int mateSteps(int cell) {
    return mates.steps(cell);
  }

  /** {@return the number of steps from the nearest rival to a cell} */
  int rivalSteps(int cell) {
    return rivals[cell];
  }

  /** {@return the value of a kick from a cell, for a player that reaches the cell in time} */
  double gain(int cell) {
    return gain[cell];
  }

  /**
   * {@return the number that is added to the value of a cell's balls, for the balls and players
   * around the cell}
   */
  double company(int cell) {
    return company[cell];
  }

  /**
   * {@return the factor that reduces the value of a cell's balls because rivals may take them}
   *
   * @param steps the number of steps that the player needs to the cell
   * @param balls the number of balls on the cell for the team's players
   */
  double chance(int cell, int steps, int balls) {
    if (steps == 0) {
      double drawn = Math.min(1, balls / (standing[cell] + 1.0));
      return 1 - weights.of(RIVALRY_SHARED) * (1 - drawn);
    }
    int taken = forecast.taken(cell);
    if (taken <= steps) {
      return weights.of(taken < steps ? RIVALRY_CLAIMED : RIVALRY_CLAIMED_AT_ONCE);
    }
    if (rivals[cell] <= steps) {
      return weights.of(rivals[cell] < steps ? RIVALRY_NEARER : RIVALRY_AS_NEAR);
    }
    return 1;
  }
}
