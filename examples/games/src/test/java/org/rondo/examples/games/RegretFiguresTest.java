package org.rondo.examples.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.regret.GameTree;
import org.rondo.bot.regret.Policy;
import org.rondo.bot.regret.PolicyValue;
import org.rondo.bot.regret.RegretSolver;
import org.rondo.examples.games.Goofspiel.GoofspielCard;
import org.rondo.examples.games.Goofspiel.GoofspielRound;
import org.rondo.examples.games.Goofspiel.PrizeOrder;
import org.rondo.examples.games.KuhnPoker.KuhnAction;
import org.rondo.examples.games.KuhnPoker.KuhnHand;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The solvers reach the figures that are known of small games. */
class RegretFiguresTest {
  private static final double KUHN_VALUE = -1.0 / 18;
  private static final double LEDUC_VALUE = -0.0856;

  private static <S extends State, M extends Move> PolicyValue walked(
      GameTree<S, M> tree, int iterations) {
    return tree.evaluate(RegretSolver.walking(tree).run(iterations).policy());
  }

  private static <S extends State, M extends Move> PolicyValue sampled(
      Game<S, M> game, int iterations) {
    return GameTree.of(game)
        .evaluate(RegretSolver.sampling(game, State::score, Seed.of(1)).run(iterations).policy());
  }

  @Test
  void kuhnPokerIsWorthAnEighteenthToTheSecondSeat() {
    GameTree<KuhnHand, KuhnAction> tree = GameTree.of(new KuhnPoker());
    assertThat(tree.informationSetCount()).isEqualTo(12);
    PolicyValue value = walked(tree, 10_000);
    assertThat(value.values().get(0)).isCloseTo(KUHN_VALUE, within(1e-5));
    assertThat(value.values().get(1)).isCloseTo(-KUHN_VALUE, within(1e-5));
    assertThat(value.exploitability()).isBetween(0.0, 1e-4);
  }

  @Test
  void theUniformPolicyOfKuhnPokerLosesAKnownNumberOfChips() {
    KuhnPoker game = new KuhnPoker();
    PolicyValue value = GameTree.of(game).evaluate(Policy.uniform(game));
    assertThat(value.values().get(0)).isCloseTo(0.125, within(1e-12));
    assertThat(value.nashConv()).isCloseTo(11.0 / 12, within(1e-12));
    assertThat(value.exploitability()).isCloseTo(11.0 / 24, within(1e-12));
  }

  /** Kuhn's equilibria, one for each frequency from 0 to 1/3 of a bet with the jack. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.1, 1.0 / 3})
  void theEquilibriaOfKuhnCannotBeExploited(double bluff) {
    Map<String, Double> bets =
        Map.ofEntries(
            Map.entry("J?", bluff),
            Map.entry("Q?", 0.0),
            Map.entry("K?", 3 * bluff),
            Map.entry("J? pb", 0.0),
            Map.entry("Q? pb", bluff + 1.0 / 3),
            Map.entry("K? pb", 1.0),
            Map.entry("?J b", 0.0),
            Map.entry("?Q b", 1.0 / 3),
            Map.entry("?K b", 1.0),
            Map.entry("?J p", 1.0 / 3),
            Map.entry("?Q p", 0.0),
            Map.entry("?K p", 1.0));
    Policy<KuhnHand, KuhnAction> policy = (seen, seat) -> betting(bets.get(seen.text()));
    PolicyValue value = GameTree.of(new KuhnPoker()).evaluate(policy);
    assertThat(value.values().get(0)).isCloseTo(KUHN_VALUE, within(1e-12));
    assertThat(value.nashConv()).isCloseTo(0, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void theBestResponseInKuhnPokerIsTheBestOfAll64(long seed) {
    GameTree<KuhnHand, KuhnAction> tree = GameTree.of(new KuhnPoker());
    // Seats that never bet or always bet with some cards leave positions that are never reached.
    Policy<KuhnHand, KuhnAction> policy =
        (seen, seat) -> {
          Rng rng = Seed.of(seed).child(seen.text()).rng();
          return betting(rng.chance(0.6) ? rng.below(2) : rng.uniform());
        };
    for (int seat = 0; seat < 2; seat++) {
      int responder = seat;
      double best =
          IntStream.range(0, 64)
              .mapToDouble(
                  bits -> tree.evaluate(response(policy, responder, bits)).values().get(responder))
              .max()
              .orElseThrow();
      assertThat(tree.evaluate(policy).bestResponses().get(seat)).isCloseTo(best, within(1e-12));
    }
  }

  /** {@return a policy in which a seat bets where the bits say it, by its card and its turn} */
  private static Policy<KuhnHand, KuhnAction> response(
      Policy<KuhnHand, KuhnAction> others, int responder, int bits) {
    return (seen, seat) -> {
      int card = "JQK".indexOf(seen.cards().charAt(seat));
      boolean isSecond = seen.played().equals("pb") || seen.played().equals("b");
      return seat == responder
          ? betting(bits >> card + (isSecond ? 3 : 0) & 1)
          : others.probabilities(seen, seat);
    };
  }

  private static Map<KuhnAction, Double> betting(double bet) {
    return Map.of(new KuhnAction("bet"), bet, new KuhnAction("pass"), 1 - bet);
  }

  @Test
  void leducPokerHasItsKnownValue() {
    GameTree<LeducPoker.LeducHand, LeducPoker.LeducAction> tree = GameTree.of(new LeducPoker());
    assertThat(tree.informationSetCount()).isEqualTo(288);
    PolicyValue value = walked(tree, 500);
    assertThat(value.values().get(0)).isCloseTo(LEDUC_VALUE, within(1e-3));
    assertThat(value.exploitability()).isBetween(0.0, 2e-3);
  }

  @Test
  void exploitabilityFallsInLiarsDice() {
    GameTree<LiarsDice.Bidding, LiarsDice.Bid> tree = GameTree.of(new LiarsDice(1, 3));
    List<Double> exploitability =
        IntStream.of(4, 16, 64).mapToObj(n -> walked(tree, n).exploitability()).toList();
    // The theory promises a fourfold number of iterations half of the exploitability.
    assertThat(exploitability.get(1)).isLessThan(exploitability.get(0) / 2);
    assertThat(exploitability.get(2)).isLessThan(exploitability.get(1) / 2);
  }

  /** Both seats have the same cards and bid at once, so neither seat has an advantage. */
  @ParameterizedTest
  @EnumSource(names = {"ASCENDING", "DESCENDING"})
  void exploitabilityFallsInGoofspiel(PrizeOrder order) {
    GameTree<GoofspielRound, GoofspielCard> tree = GameTree.of(new Goofspiel(4, order));
    assertThat(tree.positionCount()).isEqualTo(2_229);
    PolicyValue before = tree.evaluate(Policy.uniform(tree.game()));
    for (int iterations : new int[] {10, 40, 160, 640}) {
      PolicyValue after = walked(tree, iterations);
      // No policy can hold the other seat below the value of the game, which is 0.
      assertThat(after.bestResponses()).allMatch(response -> response >= 0);
      assertThat(after.exploitability()).isLessThan(before.exploitability() / 2);
      before = after;
    }
    assertThat(before.values().get(0)).isCloseTo(0, within(1e-4));
  }

  /** The figures of the page about hidden games. */
  @Tag("long")
  @ParameterizedTest
  @CsvSource({
    "RANDOM, 10, -0.010958, 0.169",
    "RANDOM, 160, -0.000147, 0.0048",
    "RANDOM, 2560, -0.000002, 0.00034",
    "ASCENDING, 10, -0.017941, 0.174",
    "ASCENDING, 160, -0.000936, 0.0058",
    "ASCENDING, 2560, 0, 0.00042",
    "ASCENDING, 10000, 0, 0.00059",
    "DESCENDING, 10, -0.026233, 0.083",
    "DESCENDING, 160, -0.000116, 0.00035",
    "DESCENDING, 2560, 0, 0.0000014",
    "DESCENDING, 10000, 0, 0.000000091"
  })
  void goofspielHasTheFiguresOfThePage(
      PrizeOrder order, int iterations, double value, double exploitability) {
    PolicyValue walked = walked(GameTree.of(new Goofspiel(4, order)), iterations);
    assertThat(walked.values().get(0)).isCloseTo(value, within(1e-6));
    assertThat(walked.exploitability()).isCloseTo(exploitability, withinPercentage(4));
    assertThat(walked.bestResponses()).allMatch(response -> response >= 0);
  }

  @Test
  void samplingComesNearTheSameFigures() {
    PolicyValue kuhn = sampled(new KuhnPoker(), 20_000);
    assertThat(kuhn.values().get(0)).isCloseTo(KUHN_VALUE, within(1e-2));
    assertThat(kuhn.exploitability()).isBetween(0.0, 1e-2);
    PolicyValue leduc = sampled(new LeducPoker(), 5_000);
    assertThat(leduc.values().get(0)).isCloseTo(LEDUC_VALUE, within(5e-2));
    assertThat(leduc.exploitability()).isBetween(0.0, 0.25);
  }

  @Tag("long")
  @Test
  void samplingReachesTheSameFigures() {
    PolicyValue kuhn = sampled(new KuhnPoker(), 3_000_000);
    assertThat(kuhn.values().get(0)).isCloseTo(KUHN_VALUE, within(1e-3));
    assertThat(kuhn.exploitability()).isBetween(0.0, 1e-3);
    PolicyValue leduc = sampled(new LeducPoker(), 10_000_000);
    assertThat(leduc.values().get(0)).isCloseTo(LEDUC_VALUE, within(1e-3));
    assertThat(leduc.exploitability()).isBetween(0.0, 5e-3);
  }

  @Tag("long")
  @Test
  void exploitabilityFallsInLiarsDiceOfSixFaces() {
    GameTree<LiarsDice.Bidding, LiarsDice.Bid> tree = GameTree.of(new LiarsDice(1, 6));
    assertThat(tree.informationSetCount()).isEqualTo(24_576);
    RegretSolver<LiarsDice.Bidding, LiarsDice.Bid> solver = RegretSolver.walking(tree);
    double before = tree.evaluate(Policy.uniform(tree.game())).exploitability();
    for (int rounds : new int[] {10, 30, 120, 480}) {
      solver.run(rounds);
      double after = tree.evaluate(solver.policy()).exploitability();
      assertThat(after).isLessThan(before / 2);
      before = after;
    }
    assertThat(before).isLessThan(1e-3);
  }

  /** A pure strategy fixes one of two moves in each of the six information sets of a seat. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void theBestResponseInKuhnPokerIsTheBestOfAllPureStrategies(int seat) {
    KuhnPoker game = new KuhnPoker();
    GameTree<KuhnHand, KuhnAction> tree = GameTree.of(game);
    for (int trial = 0; trial < 8; trial++) {
      Policy<KuhnHand, KuhnAction> policy = random(Seed.of(trial));
      double best = Double.NEGATIVE_INFINITY;
      for (int pure = 0; pure < 64; pure++) {
        Policy<KuhnHand, KuhnAction> mixed = replaced(policy, seat, pure);
        best = Math.max(best, tree.evaluate(mixed).values().get(seat));
      }
      assertThat(tree.evaluate(policy).bestResponses().get(seat)).isCloseTo(best, within(1e-12));
      assertThat(tree.evaluate(tree.bestResponse(policy, seat)).values().get(seat))
          .isCloseTo(best, within(1e-12));
    }
  }

  private static Policy<KuhnHand, KuhnAction> random(Seed seed) {
    return (seen, seat) -> {
      double bet = seed.child(seen.text()).rng().uniform();
      return Map.of(new KuhnAction("bet"), bet, new KuhnAction("pass"), 1 - bet);
    };
  }

  /** A bit of the number for each card and each of the two situations of a seat. */
  private static Policy<KuhnHand, KuhnAction> replaced(
      Policy<KuhnHand, KuhnAction> policy, int replaced, int pure) {
    return (seen, seat) -> {
      if (seat != replaced) {
        return policy.probabilities(seen, seat);
      }
      int card = "JQK".indexOf(seen.cards().charAt(seat));
      int set = 2 * card + (seen.played().endsWith("b") ? 1 : 0);
      return Map.of(new KuhnAction((pure >> set & 1) == 0 ? "pass" : "bet"), 1.0);
    };
  }
}
