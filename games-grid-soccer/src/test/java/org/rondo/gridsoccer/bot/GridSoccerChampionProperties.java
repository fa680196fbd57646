package org.rondo.gridsoccer.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Budget;
import org.rondo.bot.Decision;
import org.rondo.game.JointMove;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerGames;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.Mirror;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.gridsoccer.SoccerOrders;
import org.rondo.match.Match;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

@Domain(GridSoccerGames.class)
@Domain(DomainContext.Global.class)
class GridSoccerChampionProperties {
  private static final ProspectWeights WEIGHTS = ProspectWeights.learned();

  private static Bot<Pitch, SoccerMove> champion(int nodes) {
    return new Champion(Budget.steps(nodes), WEIGHTS);
  }

  @Property(tries = 30)
  void itPlaysAnyGameWithoutFault(
      @ForAll GridSoccer game,
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 9_000) int nodes) {
    assertThat(
            Match.of(game)
                .seat("champion", champion(nodes))
                .seat("random", Bots.random())
                .seed(seed)
                .play()
                .faults())
        .isEmpty();
    assertThat(
            Match.of(game)
                .seat("sound", GridSoccerBots.sound())
                .seat("champion", champion(nodes))
                .seed(seed)
                .play()
                .faults())
        .isEmpty();
  }

  private static List<String> choices(
      GridSoccer game, List<Pitch> positions, Bot<Pitch, SoccerMove> bot, int seat, Rng rng) {
    List<String> choices = new ArrayList<>();
    for (Pitch pitch : positions) {
      choices.add(bot.choose(Decision.in(game, pitch, seat, rng)).text());
    }
    return choices;
  }

  private static List<Pitch> positions(GridSoccer game, long seed) {
    List<Pitch> positions = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      Pitch pitch = GridSoccerGames.played(game, seed + i);
      if (!pitch.isOver()) {
        positions.add(pitch);
      }
    }
    return positions;
  }

  @Property(tries = 20)
  void sameSeedAndBudgetGiveTheSameOrders(
      @ForAll GridSoccer game, @ForAll long seed, @ForAll @IntRange(max = 1) int seat) {
    List<Pitch> positions = positions(game, seed);
    List<String> once = choices(game, positions, champion(12_000), seat, Seed.of(seed).rng());
    List<String> again = choices(game, positions, champion(12_000), seat, Seed.of(seed).rng());
    assertThat(again).isEqualTo(once);
  }

  @Property(tries = 15)
  void twoBotsDoNotDisturbEachOther(
      @ForAll GridSoccer game, @ForAll GridSoccer otherGame, @ForAll long seed) {
    List<Pitch> positions = positions(game, seed);
    List<Pitch> others = positions(otherGame, seed);
    List<String> alone = choices(game, positions, champion(8_000), 0, Seed.of(1).rng());
    List<String> otherAlone = choices(otherGame, others, champion(8_000), 1, Seed.of(2).rng());
    Bot<Pitch, SoccerMove> bot = champion(8_000);
    Bot<Pitch, SoccerMove> other = champion(8_000);
    Rng rng = Seed.of(1).rng();
    Rng otherRng = Seed.of(2).rng();
    List<String> interleaved = new ArrayList<>();
    List<String> otherInterleaved = new ArrayList<>();
    for (int i = 0; i < Math.max(positions.size(), others.size()); i++) {
      if (i < positions.size()) {
        interleaved.addAll(choices(game, positions.subList(i, i + 1), bot, 0, rng));
      }
      if (i < others.size()) {
        otherInterleaved.addAll(choices(otherGame, others.subList(i, i + 1), other, 1, otherRng));
      }
    }
    assertThat(interleaved).isEqualTo(alone);
    assertThat(otherInterleaved).isEqualTo(otherAlone);
  }

  @Property(tries = 100)
  void theValueOfOrdersIsThatOfAllTheirOutcomes(@ForAll GridSoccer game, @ForAll long seed) {
    Pitch pitch = GridSoccerGames.played(game, seed);
    if (pitch.isOver()) {
      return;
    }
    PitchEvaluation evaluation = new PitchEvaluation(game, WEIGHTS);
    OrderPayoffs payoffs = new OrderPayoffs(new OneStepLookahead(game, evaluation), pitch);
    Rng rng = Seed.of(seed).child("orders").rng();
    for (int i = 0; i < 30; i++) {
      int left = rng.below(payoffs.orders(0).length);
      int right = rng.below(payoffs.orders(1).length);
      assertThat(payoffs.value(left, right))
          .as("%s, %s against %s", pitch, payoffs.orders(0)[left], payoffs.orders(1)[right])
          .isCloseTo(
              expected(game, evaluation, pitch, payoffs.orders(0)[left], payoffs.orders(1)[right]),
              within(1e-12));
    }
  }

  private static double expected(
      GridSoccer game,
      PitchEvaluation evaluation,
      Pitch pitch,
      SoccerOrders left,
      SoccerOrders right) {
    Distribution<Pitch> outcomes =
        Distribution.of(
            draws ->
                game.next(pitch, JointMove.of(pitch.toMove(), i -> i == 0 ? left : right), draws));
    double expected = 0;
    for (Pitch next : outcomes.outcomes()) {
      double value = ValueFactors.STANDARD.patience() * evaluation.value(next);
      if (next.score(0) + next.score(1) > pitch.score(0) + pitch.score(1)) {
        value = next.score(0) > pitch.score(0) ? 1 : -1;
      } else if (next.isOver()) {
        value = 0;
      }
      expected += outcomes.probability(next) * value;
    }
    return expected;
  }

  @Property(tries = 100)
  void whatTheBallIsWorthDoesNotDependOnTheSide(@ForAll GridSoccer game, @ForAll long seed) {
    Pitch pitch = GridSoccerGames.played(game, seed);
    GridSoccerOptions turned =
        game.options().withTackling(game.options().right(), game.options().left());
    Pitch image = Mirror.leftToRight(turned).image(pitch);
    PitchEvaluation evaluation = new PitchEvaluation(game, WEIGHTS);
    PitchEvaluation ofImage = new PitchEvaluation(new GridSoccer(turned), WEIGHTS);
    assertThat(evaluation.value(pitch))
        .as("%s", pitch)
        .isBetween(-1.0, 1.0)
        .isCloseTo(-ofImage.value(image), within(1e-12));
  }

  @Property(tries = 100)
  void noAnswerGainsAgainstTheSolutionOfAMatrix(
      @ForAll @IntRange(min = 1, max = 6) int rows,
      @ForAll @IntRange(min = 1, max = 6) int columns,
      @ForAll long seed) {
    Rng rng = Seed.of(seed).rng();
    PayoffMatrix matrix = new PayoffMatrix(6);
    matrix.resize(rows, columns);
    double[][] payoffs = new double[rows][columns];
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        payoffs[i][j] = 2 * rng.uniform() - 1;
        matrix.set(i, j, payoffs[i][j]);
      }
    }
    matrix.solve(2_000);
    for (int i = 0; i < rows; i++) {
      double value = 0;
      for (int j = 0; j < columns; j++) {
        value += matrix.columnProbability(j) * payoffs[i][j];
      }
      assertThat(value).as("row %s", i).isLessThan(matrix.value() + 0.02);
    }
    for (int j = 0; j < columns; j++) {
      double value = 0;
      for (int i = 0; i < rows; i++) {
        value += matrix.rowProbability(i) * payoffs[i][j];
      }
      assertThat(value).as("column %s", j).isGreaterThan(matrix.value() - 0.02);
    }
  }
}
