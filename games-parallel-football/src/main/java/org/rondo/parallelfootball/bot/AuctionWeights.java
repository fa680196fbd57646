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
   * The cells on which the players are placed, by rank in the order of distance from home.
   *
   * @param first the first rank
   * @param end the rank after the last
   */
  record Spread(int first, int end) {}

  /**
   * The probability that a ball becomes a team's: the team's {@code exp(-slope * away)}, divided by
   * the sum over all teams.
   *
   * @param slope the weight of one more kick
   * @param straight the share of {@code away} that is the distance divided by the range; the other
   *     share is the number of kicks
   */
  record Territory(double slope, double straight) {}

  /**
   * The value of a kick, besides the rise of the probability that the ball becomes the team's.
   *
   * @param work the value of one kick less to do, at the beginning of a match
   * @param haste the number that is added to {@code work} by the end of a match
   * @param urgency the share by which a ball is less safe if rivals are expected to take it at once
   * @param fading the number of turns after which the urgency is e times less
   */
  record Gain(double work, double haste, double urgency, double fading) {}

  /**
   * The factors of the value of a ball that rivals may take first.
   *
   * @param claimed the factor if a rival is expected to take the ball earlier
   * @param claimedAtOnce the factor if a rival is expected to take the ball at the same time
   * @param nearer the factor if a rival is nearer, but is expected to go elsewhere
   * @param asNear the factor if a rival is equally near
   * @param shared the weight of the chance to lose the draw for the ball
   * @param horizon the number of turns of the forecast
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
   * @param balls the maximum number of balls of a cell that are counted
   */
  record Route(double step, double balls) {}

  /**
   * The weights of the balls and players around a ball; nearer ones count more.
   *
   * @param near the weight of other balls nearby; below 0, so that no single ball is left behind
   * @param nearFading the factor of {@code near} for each cell of distance
   * @param wide the weight of all balls and players around
   * @param wideFading the factor of {@code wide} for each cell of distance
   * @param mate the number that each player of the team subtracts from {@code wide}
   * @param rival the number that each rival subtracts from {@code wide}
   */
  record Company(
      double near, double nearFading, double wide, double wideFading, double mate, double rival) {}

  /**
   * The weights of the target of a kick.
   *
   * @param lost the share of the ball that is lost if a rival is nearer to the target
   * @param lostAsNear the share of the ball that is lost if a rival is equally near
   * @param walk the cost of each step of the team's nearest player to the target
   * @param shared the amount by which each ball on the target reduces that cost
   * @param pile the weight of the balls on the target
   * @param danger the penalty for rivals near the target
   */
  record Landing(
      double lost, double lostAsNear, double walk, double shared, double pile, double danger) {}

  /**
   * The remedy against balls that go to and fro for ever: random changes of the values.
   *
   * @param noise the share by which the gain of each ball is changed at random
   * @param patience the number of turns without a score after which the changes begin
   */
  record Deadlock(double noise, double patience) {}
}
