package org.rondo.parallelfootball.bot;

import java.util.stream.IntStream;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;

/** The values of the balls on each cell, for one team in one position. */
final class BallValues {
  private static final double BALLS = Cell.COUNT - Field.TEAMS;

  private final Field field;
  private final TerritoryMap territory;
  private final AuctionWeights weights;
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
      AuctionWeights weights,
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
        new RivalForecast(field, territory, walks, (int) weights.rivalry().horizon(), counter);
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
    AuctionWeights.Gain weight = weights.gain();
    double work = weight.work() + weight.haste() * (1 - field.ballsOnField() / BALLS);
    double[] urgency = new double[CellRings.COUNT + CellRings.COUNT];
    for (int turn = 0; turn < urgency.length; turn++) {
      urgency[turn] = weight.urgency() * StrictMath.exp(-turn / weight.fading());
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
    AuctionWeights.Company weight = weights.company();
    double[] near = new double[Cell.COUNT];
    double[] wide = new double[Cell.COUNT];
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      near[cell] = field.ballsAt(cell) == 0 ? 0 : gain[cell];
      wide[cell] = near[cell] - weight.rival() * standing[cell];
    }
    for (int player = 0; player < field.playerCount(); player++) {
      wide[field.playerAt(territory.seat(), player)] -= weight.mate();
    }
    Blur.spread(near, weight.nearFading());
    Blur.spread(wide, weight.wideFading());
    double itself = Blur.centre(weight.nearFading());
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      boolean hasBall = field.ballsAt(cell) > 0;
      double others = near[cell] - gain[cell] * itself;
      company[cell] = hasBall ? weight.near() * others + weight.wide() * wide[cell] : 0;
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
    AuctionWeights.Rivalry weight = weights.rivalry();
    if (steps == 0) {
      double drawn = Math.min(1, balls / (standing[cell] + 1.0));
      return 1 - weight.shared() * (1 - drawn);
    }
    int taken = forecast.taken(cell);
    if (taken <= steps) {
      return taken < steps ? weight.claimed() : weight.claimedAtOnce();
    }
    if (rivals[cell] <= steps) {
      return rivals[cell] < steps ? weight.nearer() : weight.asNear();
    }
    return 1;
  }
}
