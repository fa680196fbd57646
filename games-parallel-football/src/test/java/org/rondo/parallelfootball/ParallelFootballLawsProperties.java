package org.rondo.parallelfootball;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.laws.Laws;
import org.rondo.random.Seed;

class ParallelFootballLawsProperties {
  @Property
  void parallelFootballObeysTheLaws(
      @ForAll @IntRange(min = 1, max = 5) int players,
      @ForAll @IntRange(min = 1, max = 46) int range,
      @ForAll @IntRange(min = 1, max = 12) int turns,
      @ForAll long seed) {
    ParallelFootball game =
        new ParallelFootball(new ParallelFootballOptions(players, range, turns));
    Laws.of(game).endingWithin(turns + 1).verify(Seed.of(seed));
  }

  @Property(tries = 2)
  void theLargestTeamsObeyTheLaws(@ForAll long seed) {
    ParallelFootball game = new ParallelFootball(new ParallelFootballOptions(1024, 46, 2));
    Laws.of(game).endingWithin(3).verify(Seed.of(seed));
  }
}
