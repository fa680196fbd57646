package org.rondo.foosball;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.rondo.laws.Laws;
import org.rondo.random.Seed;

class FoosballLawsProperties {

  // A game is 800 rounds, and under the laws takes nearly a second.
  @Property(tries = 2)
  void foosballObeysTheLaws(@ForAll long seed) {
    obeysTheLaws(FoosballRuleset.DOCUMENT, seed);
  }

  @Property(tries = 2)
  void theGameOfTheEngineObeysTheLaws(@ForAll long seed) {
    obeysTheLaws(FoosballRuleset.ENGINE_2013, seed);
  }

  private static void obeysTheLaws(FoosballRuleset ruleset, long seed) {
    Laws.of(new Foosball(new FoosballOptions(ruleset)))
        .endingWithin(FoosballTable.ROUNDS)
        .unlisted(FoosballLawsProperties::hasItsOwnBench)
        .verify(Seed.of(seed));
  }

  /** Rosters that differ on the bench alone are one choice. */
  private static boolean hasItsOwnBench(Roster roster) {
    return roster.numbers().stream()
        .anyMatch(number -> Math.abs(number) > 4 && number != Roster.BENCH);
  }
}
