package org.rondo.parallelfootball.bot;

/** What the champion's judgement depends on, in numbers found by playing. */
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
   * Where the players are placed: on cells in the order of their distance from home.
   *
   * @param first the first of these cells
   * @param end behind the last of them
   */
  record Spread(int first, int end) {}

  /**
   * Whose a ball will be: {@code exp(-slope * away)} of a team over the sum of all.
   *
   * @param slope how much a kick more means
   * @param straight how much of "away" is the distance over the range, and not the kicks
   */
  record Territory(double slope, double straight) {}

  /**
   * What a kick is worth, besides how much surer of the ball the team is after it.
   *
   * @param work that a kick is done which had to be done, at the beginning
   * @param haste what is added to it by the end
   * @param urgency how much less sure a ball is that rivals are foreseen to take at once
   * @param fading after how many turns this is e times less
   */
  record Gain(double work, double haste, double urgency, double fading) {}

  /**
   * By what the worth of a ball is multiplied where rivals may come first.
   *
   * @param claimed a rival is foreseen to take it earlier
   * @param claimedAtOnce a rival is foreseen to take it at the same time
   * @param nearer a rival is nearer, though foreseen to go elsewhere
   * @param asNear a rival is as near
   * @param shared how much of the chance to lose the draw for it is counted
   * @param horizon how many turns are foreseen
   */
  record Rivalry(
      double claimed,
      double claimedAtOnce,
      double nearer,
      double asNear,
      double shared,
      double horizon) {}

  /**
   * What a way costs.
   *
   * @param step a step, in kicks
   * @param balls how many balls of a cell at most are counted as reasons to go there
   */
  record Route(double step, double balls) {}

  /**
   * What is around a ball, near things counted more.
   *
   * @param near how much other balls nearby draw; below 0, so that no ball is left behind alone
   * @param nearFading by what near things fade a cell
   * @param wide how much all around draws
   * @param wideFading by what it fades a cell
   * @param mate what a player of the team takes from it
   * @param rival what a rival takes from it
   */
  record Company(
      double near, double nearFading, double wide, double wideFading, double mate, double rival) {}

  /**
   * Where a ball is kicked to.
   *
   * @param lost how much of it is lost where a rival is nearer
   * @param lostAsNear how much of it is lost where a rival is as near
   * @param walk a step of the nearest player of the team to it
   * @param shared how much a ball that lies there already takes from that
   * @param pile how much balls that lie there draw
   * @param danger how much near rivals repel
   */
  record Landing(
      double lost, double lostAsNear, double walk, double shared, double pile, double danger) {}

  /**
   * What is done against balls that go to and fro for ever.
   *
   * @param noise by what part of it the gain of each ball is changed by chance
   * @param patience for how many turns before that nobody has scored
   */
  record Deadlock(double noise, double patience) {}
}
