package org.rondo.parallelfootball.bot;

/** The champion's weights, found by tuning in matches. */
record AuctionWeights(
    Spread spread,
    Territory territory,
    Gain gain,
    Rivalry rivalry,
    Route route,
    Company company,
    Landing landing,
    Deadlock deadlock) {

  /**
   * The cells on which the players are placed. A cell is given by its rank in the order of the
   * distances from home.
   *
   * @param first the first rank
   * @param end the last rank, plus 1
   */
  record Spread(int first, int end) {}

  /**
   * The weights of the probability that a team gets a ball. The probability is the team's {@code
   * exp(-slope * away)}, divided by the sum of this number over all teams. The distance of the ball
   * from the team's home is {@code away}, in kicks.
   *
   * @param slope the weight of one more kick
   * @param straight a share s from 0 to 1: {@code away} is s · (distance / range of a kick) + (1 −
   *     s) · (number of kicks to the home)
   */
  record Territory(double slope, double straight) {}

  /**
   * The weights of the value of a kick. The value of a kick is the rise of the probability that the
   * team gets the ball (not below 0), plus the value of having one kick less to make.
   *
   * @param work the value of having one kick less to make, at the beginning of a match
   * @param haste the number that is added to {@code work} by the end of a match
   * @param urgency if a rival is expected to take the ball at once, the probability that the team
   *     gets the ball without a kick falls by this share
   * @param fading the number of turns in which the urgency falls to 1/e
   */
  record Gain(double work, double haste, double urgency, double fading) {}

  /**
   * The factors that reduce the value of a ball if rivals may take it first.
   *
   * @param claimed the factor if a rival is expected to take the ball earlier
   * @param claimedAtOnce the factor if a rival is expected to take the ball at the same time
   * @param nearer the factor if a rival is nearer to the ball, but is expected to go elsewhere
   * @param asNear the factor if a rival is equally near to the ball
   * @param shared the weight of the probability that the player may not kick, because rivals stand
   *     on the same cell and the rules choose the kickers at random
   * @param horizon the number of turns for which rivals are predicted
   */
  record Rivalry(
      double claimed,
      double claimedAtOnce,
      double nearer,
      double asNear,
      double shared,
      double horizon) {}

  /**
   * The cost of a way.
   *
   * @param step the cost of a step, in kicks
   * @param balls the maximum number of balls on a cell that count
   */
  record Route(double step, double balls) {}

  /**
   * The weights of the balls and players around a ball. Those that are nearer to the ball count
   * more.
   *
   * @param near the weight of other balls nearby. A weight below 0 prefers single balls, so that
   *     none are left behind
   * @param nearFading the factor by which {@code near} falls with each cell of distance
   * @param wide the weight of a sum over all balls and players around
   * @param wideFading the factor by which {@code wide} falls with each cell of distance
   * @param mate the number by which each player of the team lowers the sum of {@code wide}
   * @param rival the number by which each rival lowers the sum of {@code wide}
   */
  record Company(
      double near, double nearFading, double wide, double wideFading, double mate, double rival) {}

  /**
   * The weights that value the target of a kick.
   *
   * @param lost if a rival is nearer to the target than the team's nearest player, the probability
   *     that the team gets the ball falls by this share
   * @param lostAsNear the same share if the nearest rival is as near as the team's nearest player
   * @param walk the cost of each step that the team's nearest player needs to the target
   * @param shared how much each ball on the target reduces the cost of the steps
   * @param pile the weight of the balls on the target
   * @param danger the penalty for rivals near the target
   */
  record Landing(
      double lost, double lostAsNear, double walk, double shared, double pile, double danger) {}

  /**
   * The random changes of the values. They stop teams from kicking balls to and fro for ever.
   *
   * @param noise the maximum share by which the gain of each ball changes at random
   * @param patience the number of turns without a score after which the changes begin
   */
  record Deadlock(double noise, double patience) {}
}
