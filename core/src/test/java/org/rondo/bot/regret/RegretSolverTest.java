package org.rondo.bot.regret;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.CoinSignal;
import org.rondo.bot.CoinSignal.Coin;
import org.rondo.bot.CoinSignal.Side;
import org.rondo.bot.Decision;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.game.JointMove;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class RegretSolverTest {
  private static final Coin HEARD = new Coin("?", "h", 2);

  private final CoinSignal coin = CoinSignal.flawless();

  @Test
  void aSolverGoesOnFromWhereItWas() {
    GameTree<Coin, Side> tree = GameTree.of(coin);
    RegretSolver<Coin, Side> solver = RegretSolver.walking(tree).run(7);
    Policy<Coin, Side> early = solver.policy();
    Map<Side, Double> before = early.probabilities(HEARD, 1);
    solver.run(5);
    assertThat(solver.iterations()).isEqualTo(12);
    assertThat(early.probabilities(HEARD, 1)).isEqualTo(before);
    assertThat(solver.policy().probabilities(HEARD, 1))
        .isEqualTo(RegretSolver.walking(tree).run(12).policy().probabilities(HEARD, 1));
  }

  @Test
  void samplingDependsOnTheSeedAlone() {
    assertThat(sampled(1, 50)).isEqualTo(sampled(1, 20, 30)).isNotEqualTo(sampled(2, 50));
  }

  private Map<Side, Double> sampled(long seed, int... runs) {
    RegretSolver<Coin, Side> solver = RegretSolver.sampling(coin, State::score, Seed.of(seed));
    IntStream.of(runs).forEach(solver::run);
    assertThat(solver.iterations()).isEqualTo(50);
    return solver.policy().probabilities(HEARD, 1);
  }

  @Test
  void samplingPlaysMovesAtOnceAndChanceBetweenTurns() {
    Dice game = new Dice(2, 1);
    Policy<Dice.Table, Dice.Guess> policy =
        RegretSolver.sampling(game, State::score, Seed.of(1)).run(3_000).policy();
    PolicyValue value = GameTree.of(game).evaluate(policy);
    PolicyValue uniform = GameTree.of(game).evaluate(Policy.uniform(game));
    assertThat(value.exploitability()).isLessThan(uniform.exploitability() / 5);
  }

  @Test
  void whatWasNeverMetIsPlayedUniformly() {
    Policy<Coin, Side> policy = RegretSolver.walking(GameTree.of(coin)).policy();
    assertThat(policy.probabilities(HEARD, 1).values()).containsExactly(0.5, 0.5);
    Policy<Coin, Side> none = RegretSolver.sampling(coin, State::score, Seed.of(1)).run(0).policy();
    assertThat(none.probabilities(HEARD, 1).values()).containsExactly(0.5, 0.5);
  }

  @Test
  void wrongNumbersAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RegretSolver.walking(GameTree.of(coin)).run(-1))
        .withMessage("iterations -1 are below 0");
    RegretSolver<Coin, Side> sampling = RegretSolver.sampling(coin, State::score, Seed.of(1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> sampling.run(-1))
        .withMessage("iterations -1 are below 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RegretSolver.sampling(new Pile(3, 5), State::score, Seed.of(1)))
        .withMessage("toy-pile:seats=3,stones=5 has 3 seats; only games of two seats are solved");
  }

  @Test
  void aBotDrawsWithTheProbabilitiesOfItsPolicy() {
    Policy<Coin, Side> policy = (seen, seat) -> Map.of(new Side("h"), 0.25, new Side("t"), 0.75);
    Bot<Coin, Side> bot = policy.bot();
    Rng rng = Seed.of(5).rng();
    long heads =
        IntStream.range(0, 4_000)
            .filter(
                i ->
                    bot.choose(Decision.in(coin, new Coin("h", "t", 2), 1, rng)).text().equals("h"))
            .count();
    assertThat(heads / 4_000.0).isCloseTo(0.25, within(0.03));
  }

  /** The order of {@code Map.of} differs between virtual machines, and moves must not. */
  @Test
  void theOrderOfAPolicysMapChangesNoMove() {
    Map<Side, Double> straight = new LinkedHashMap<>();
    straight.put(new Side("h"), 0.5);
    straight.put(new Side("t"), 0.5);
    Map<Side, Double> reversed = new LinkedHashMap<>();
    reversed.put(new Side("t"), 0.5);
    reversed.put(new Side("h"), 0.5);
    assertThat(drawn(reversed)).isEqualTo(drawn(straight)).contains("h", "t");
  }

  private List<String> drawn(Map<Side, Double> probabilities) {
    Policy<Coin, Side> policy = (seen, seat) -> probabilities;
    Rng rng = Seed.of(5).rng();
    return Stream.generate(
            () -> policy.bot().choose(Decision.in(coin, new Coin("h", "t", 2), 1, rng)).text())
        .limit(20)
        .toList();
  }

  @Test
  void aPolicyWithoutALegalMoveIsRefused() {
    Policy<Coin, Side> none = (seen, seat) -> Map.of();
    assertThatIllegalStateException()
        .isThrownBy(
            () -> none.bot().choose(Decision.in(coin, new Coin("h", "t", 2), 1, Seed.of(5).rng())))
        .withMessageStartingWith("the policy gives no legal move a probability above 0");
  }

  @Test
  void aBotReceivesOnlyItsObservation() {
    Policy<Coin, Side> peeking =
        (seen, seat) -> {
          assertThat(seen.up()).isEqualTo("?");
          return Map.of(new Side("h"), 1.0);
        };
    assertThat(
            peeking
                .bot()
                .choose(Decision.in(coin, new Coin("t", "t", 2), 1, Seed.of(1).rng()))
                .text())
        .isEqualTo("h");
  }

  /**
   * Counts what is asked of the rules, and draws the size of the heap at the start: 4 or 5 stones.
   */
  private static final class CountedPile extends Pile {
    private int turns;
    private int observations;

    CountedPile() {
      super(2, 5);
    }

    @Override
    public Stones start(Rng rng) {
      return new Stones(5 - rng.below(2), 0, List.of(0, 0));
    }

    @Override
    public Stones next(Stones state, JointMove<Take> joint, Rng rng) {
      turns++;
      return super.next(state, joint, rng);
    }

    @Override
    public Stones observation(Stones state, int seat) {
      observations++;
      return super.observation(state, seat);
    }
  }

  private static int sequences(int stones) {
    return stones == 0
        ? 1
        : 1 + IntStream.rangeClosed(1, Math.min(3, stones)).map(n -> sequences(stones - n)).sum();
  }

  private static CountedPile solved(int iterations) {
    CountedPile game = new CountedPile();
    RegretSolver.sampling(game, State::score, Seed.of(1)).run(iterations);
    return game;
  }

  /** Else each of 500 iterations would take as long as the first. */
  @Test
  void aPositionThatWasMetIsNotMadeAgain() {
    CountedPile few = solved(500);
    CountedPile many = solved(1_000);
    assertThat(few.turns).isPositive().isLessThan(sequences(5) + sequences(4));
    assertThat(few.observations).isPositive();
    assertThat(many.turns).isEqualTo(few.turns);
    assertThat(many.observations).isEqualTo(few.observations);
  }
}
