package org.rondo.bot.regret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.bot.Scoring;
import org.rondo.bot.regret.HiddenCards.CardDeal;
import org.rondo.bot.regret.HiddenCards.Letter;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The solvers have, after every iteration, the average policy of the algorithm in words. */
class RegretSolverProperties {

  @Property(tries = 10)
  void theAverageIsThatOfRegretsThatNeverFallBelowZero(
      @ForAll @IntRange(max = 1) int first, @ForAll long seed) {
    HiddenCards game = new HiddenCards(first);
    Scoring<CardDeal> scoring = BestResponseProperties.scoring(Seed.of(seed));
    GameTree<CardDeal, Letter> tree = GameTree.of(game, scoring);
    RegretSolver<CardDeal, Letter> solver = RegretSolver.walking(tree);
    RegretInWords<CardDeal, Letter> words = new RegretInWords<>(game, scoring);
    for (int iteration = 0; iteration < 12; iteration++) {
      solver.run(1);
      words.walk();
      assertSame(tree, solver.policy(), words);
    }
  }

  @Property(tries = 10)
  void theAverageOfSamplesCountsLaterIterationsMore(
      @ForAll @IntRange(max = 1) int first, @ForAll long seed) {
    HiddenCards game = new HiddenCards(first);
    Scoring<CardDeal> scoring = BestResponseProperties.scoring(Seed.of(seed));
    GameTree<CardDeal, Letter> tree = GameTree.of(game, scoring);
    Seed draws = Seed.of(seed).child("draws");
    RegretSolver<CardDeal, Letter> solver = RegretSolver.sampling(game, scoring, draws);
    RegretInWords<CardDeal, Letter> words = new RegretInWords<>(game, scoring);
    Rng rng = draws.rng();
    for (int iteration = 0; iteration < 40; iteration++) {
      solver.run(1);
      words.sample(rng);
      assertSame(tree, solver.policy(), words);
    }
  }

  private static void assertSame(
      GameTree<CardDeal, Letter> tree,
      Policy<CardDeal, Letter> policy,
      RegretInWords<CardDeal, Letter> words) {
    for (InformationSet<CardDeal, Letter> set : tree.sets) {
      assertThat(
              policy.probabilities(set.observation(), set.seat()).values().stream()
                  .mapToDouble(Double::doubleValue)
                  .toArray())
          .as("seat %s sees %s", set.seat(), set.observation().text())
          .containsExactly(words.average(set.observation(), set.seat()), within(1e-9));
    }
  }
}
