package org.rondo.gridsoccer;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.random.Seed;

/**
 * A flying ball is taken on the cell that it flies over by a player who stood there before the step
 * and stands there still, and by no other.
 */
class InterceptionProperties {
  private static FlyingBall ball(GridSoccerRuleset ruleset, boolean isPassed, long seed) {
    return new FlyingBall(ruleset, isPassed, Seed.of(seed).rng());
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void aPlayerWhoMovedOntoTheNextCellTakesNoFlyingBall(
      @ForAll GridSoccerRuleset ruleset,
      @ForAll boolean isPassed,
      @ForAll @IntRange(max = 1) int seat,
      @ForAll long seed) {
    FlyingBall ball = ball(ruleset, isPassed, seed);
    ball.arrive(seat);
    assertFlownOn(ball);
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void twoRivalsWhoMovedOntoTheNextCellTakeNoFlyingBall(
      @ForAll GridSoccerRuleset ruleset, @ForAll boolean isPassed, @ForAll long seed) {
    FlyingBall ball = ball(ruleset, isPassed, seed);
    ball.arrive(0);
    ball.arrive(1);
    assertFlownOn(ball);
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void aPlayerWhoLeftTheNextCellTakesNoFlyingBall(
      @ForAll GridSoccerRuleset ruleset,
      @ForAll boolean isPassed,
      @ForAll @IntRange(max = 1) int seat,
      @ForAll long seed) {
    FlyingBall ball = ball(ruleset, isPassed, seed);
    ball.leave(seat);
    assertFlownOn(ball);
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void aPlayerWhoStoodStillOnTheNextCellTakesAFlyingBall(
      @ForAll GridSoccerRuleset ruleset,
      @ForAll boolean isPassed,
      @ForAll @IntRange(max = 1) int seat,
      @ForAll long seed) {
    FlyingBall ball = ball(ruleset, isPassed, seed);
    int player = ball.stander(seat);
    assertThat(ball.after().hasBall(seat, player)).as("ball taken after %s", ball).isTrue();
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void aRivalWhoMovedThereDoesNotContestAnInterception(
      @ForAll GridSoccerRuleset ruleset,
      @ForAll boolean isPassed,
      @ForAll @IntRange(max = 1) int seat,
      @ForAll long seed) {
    FlyingBall ball = ball(ruleset, isPassed, seed);
    int player = ball.stander(seat);
    ball.arrive(1 - seat);
    assertThat(ball.after().hasBall(seat, player)).as("ball taken after %s", ball).isTrue();
  }

  private static void assertFlownOn(FlyingBall ball) {
    Pitch after = ball.after();
    assertThat(after.isBallFree()).as("free ball after %s", ball).isTrue();
    assertThat(after.ballRow() + "," + after.ballColumn())
        .as("cell of the ball after %s", ball)
        .isEqualTo(ball.landing());
  }
}
