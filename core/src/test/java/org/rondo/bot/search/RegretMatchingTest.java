package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Decision;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The numbers were computed by hand from the description of the method. */
class RegretMatchingTest {
  private static final Offset<Double> EXACT = within(1e-12);

  @Test
  void aStrategyFollowsRegretsAndTheirPrediction() {
    Regrets regrets = new Regrets();
    regrets.grow(3);
    assertThat(regrets.average()).containsExactly(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0}, EXACT);
    // The mean is 1, the regrets are 2, 0 and 0, and the latest ones 2, -1 and -1.
    regrets.update(new double[] {3, 0, 0}, 1);
    assertThat(strategy(regrets, 3)).containsExactly(new double[] {1, 0, 0}, EXACT);
    // The mean is 0, the regrets are 2, 4 and 2, and the latest ones 0, 4 and 2.
    regrets.update(new double[] {0, 2, 1}, 2);
    assertThat(strategy(regrets, 3))
        .containsExactly(new double[] {1 / 7.0, 4 / 7.0, 2 / 7.0}, EXACT);
    // The first strategy has weight 1, and the second weight 3 at two times.
    assertThat(regrets.average())
        .containsExactly(new double[] {19 / 21.0, 1 / 21.0, 1 / 21.0}, EXACT);
    regrets.grow(4);
    assertThat(strategy(regrets, 4))
        .containsExactly(new double[] {1 / 7.0, 4 / 7.0, 2 / 7.0, 0}, EXACT);
    assertThat(regrets.average())
        .containsExactly(new double[] {19 / 21.0, 1 / 21.0, 1 / 21.0, 0}, EXACT);
  }

  @Test
  void withoutARegretAboveZeroAllArmsAreEquallyLikely() {
    Regrets regrets = new Regrets();
    regrets.grow(2);
    regrets.update(new double[] {5, 5}, 1);
    assertThat(strategy(regrets, 2)).containsExactly(0.5, 0.5);
  }

  private static double[] strategy(Regrets regrets, int arms) {
    return IntStream.range(0, arms).mapToDouble(regrets::strategy).toArray();
  }

  /** The arms and the edges of the only position of a matrix game. */
  private static final class Position {
    private final MatrixGame game;
    private final SearchTree<MatrixGame.Purse, MatrixGame.Line> tree;
    private final ExpandedNode<MatrixGame.Purse, MatrixGame.Line> node;
    private final List<Arms<MatrixGame.Line>> arms = new ArrayList<>();
    private final List<JointMoveEdge<MatrixGame.Purse, MatrixGame.Line>> edges = new ArrayList<>();

    Position(int rows, int columns) {
      game = new MatrixGame(Collections.nCopies(rows, Collections.nCopies(columns, 0.0)));
      Rng rng = Seed.of(1).rng();
      TreeSettings<MatrixGame.Purse> settings =
          ToyTreeSettings.of(Selection.REGRET_MATCHING, 1_000);
      tree = new SearchTree<>(settings, Decision.in(game, game.start(), 0, rng), rng, 1_000);
      node = new ExpandedNode<>(tree, game.start());
      for (int seat = 0; seat < 2; seat++) {
        arms.add(Arms.of(game.moves(game.start(), seat), 1_000, false, rng));
      }
    }

    void visit(int row, int column, int times, double paid) {
      JointMoveEdge<MatrixGame.Purse, MatrixGame.Line> edge =
          JointMoveEdge.together(node, new JointArms(new int[] {row, column}));
      for (int i = 0; i < times; i++) {
        edge.follow(tree);
        edge.learn(0, paid);
        edge.learn(1, -paid);
        arms.get(0).learn(row, paid);
        arms.get(1).learn(column, -paid);
      }
      edges.add(edge);
    }
  }

  @Test
  void unknownJointMovesCountWithTheMeanOfTheArmOrOfThePosition() {
    Position position = new Position(2, 3);
    position.visit(0, 0, 3, 4);
    position.visit(0, 1, 1, 1);
    RegretMatching<MatrixGame.Purse, MatrixGame.Line> matching = new RegretMatching<>(2);
    matching.probabilities(position.arms, 0);
    matching.probabilities(position.arms, 1);
    matching.learn(position.arms, position.edges);
    // Row 0 is worth (4 + 1 + 3.25) / 3, and row 1 the mean of all, 3.25. The columns are worth
    // -4, -1 and -3.25.
    matching.learn(position.arms, position.edges);
    assertThat(matching.probabilities(position.arms, 0))
        .containsExactly(new double[] {1 / 6.0, 5 / 6.0}, EXACT);
    assertThat(matching.probabilities(position.arms, 1))
        .containsExactly(new double[] {1 / 9.0, 7 / 9.0, 1 / 9.0}, EXACT);
    matching.learn(position.arms, position.edges);
    assertThat(matching.probabilities(position.arms, 0))
        .containsExactly(new double[] {1 / 12.0, 11 / 12.0}, EXACT);
    assertThat(matching.probabilities(position.arms, 1))
        .containsExactly(new double[] {1 / 18.0, 16 / 18.0, 1 / 18.0}, EXACT);
  }

  /** Row 1 is worth 2 against either column, by a known edge and by the mean of its arm. */
  @Test
  void anEdgeCountsWithTheProbabilityOfTheOtherSeatsArm() {
    Position position = new Position(2, 2);
    position.visit(0, 0, 1, 6);
    position.visit(0, 1, 3, 2);
    position.visit(1, 0, 1, 2);
    RegretMatching<MatrixGame.Purse, MatrixGame.Line> matching = new RegretMatching<>(2);
    matching.probabilities(position.arms, 0);
    matching.probabilities(position.arms, 1);
    matching.learn(position.arms, position.edges);
    // Rows 4 and 2; columns -4 and -2. So seat 0 plays row 0, and seat 1 column 1.
    matching.learn(position.arms, position.edges);
    // Rows 2 and 2; columns -6 and -2.
    matching.learn(position.arms, position.edges);
    assertThat(matching.probabilities(position.arms, 0))
        .containsExactly(new double[] {11 / 12.0, 1 / 12.0}, EXACT);
    assertThat(matching.probabilities(position.arms, 1))
        .containsExactly(new double[] {1 / 12.0, 11 / 12.0}, EXACT);
  }

  @Test
  void anArmIsWorthItsMeanAgainstTheStrategyOfTheOtherSeat() {
    Position position = new Position(2, 2);
    position.visit(0, 0, 1, 4);
    position.visit(0, 1, 1, 0);
    position.visit(1, 0, 1, 1);
    position.visit(1, 1, 1, 2);
    RegretMatching<MatrixGame.Purse, MatrixGame.Line> matching = new RegretMatching<>(2);
    matching.probabilities(position.arms, 0);
    matching.probabilities(position.arms, 1);
    // Against uniform columns, row 0 is worth 2 and row 1 1.5; column 1 is better than column 0.
    matching.learn(position.arms, position.edges);
    // Against column 1, row 1 is worth 2 more, so the regrets are 1/4 and 2, with 0 and 2 at last.
    matching.learn(position.arms, position.edges);
    matching.learn(position.arms, position.edges);
    assertThat(matching.probabilities(position.arms, 0))
        .containsExactly(new double[] {(2.5 + 3 / 17.0) / 6, (0.5 + 48 / 17.0) / 6}, EXACT);
    assertThat(matching.probabilities(position.arms, 1))
        .containsExactly(new double[] {0.5 / 6, 5.5 / 6}, EXACT);
  }

  @Test
  void moreThan32JointMovesAreUpdatedTogetherLater() {
    assertThat(average(32, 2)).isNotEqualTo(average(32, 1));
    double[] uniform = new double[33];
    Arrays.fill(uniform, 1 / 33.0);
    for (int iterations = 1; iterations < 4; iterations++) {
      assertThat(average(33, iterations)).containsExactly(uniform, EXACT);
    }
    // Regrets above the mean, 16, are in proportion to the numbers. The uniform strategy has weight
    // 2, and the next one weight 4, each two times.
    double[] expected =
        IntStream.range(0, 33)
            .mapToDouble(row -> 1 / 99.0 + 2 / 3.0 * Math.max(0, row - 16) / 136)
            .toArray();
    assertThat(average(33, 4)).containsExactly(expected, EXACT);
  }

  /** The average strategy of a seat that is paid the number of its row. */
  private static double[] average(int rows, int iterations) {
    Position position = new Position(rows, 1);
    IntStream.range(0, rows).forEach(row -> position.visit(row, 0, 1, row));
    RegretMatching<MatrixGame.Purse, MatrixGame.Line> matching = new RegretMatching<>(2);
    matching.probabilities(position.arms, 0);
    matching.probabilities(position.arms, 1);
    for (int i = 0; i < iterations; i++) {
      matching.learn(position.arms, position.edges);
    }
    return matching.probabilities(position.arms, 0);
  }

  /** A tenth of the draws is uniform; the other ones follow the strategy, which is row 1. */
  @Test
  void aTenthOfTheChoicesIsUniform() {
    Position position = new Position(2, 1);
    position.visit(0, 0, 1, 0);
    position.visit(1, 0, 1, 1);
    RegretMatching<MatrixGame.Purse, MatrixGame.Line> matching = new RegretMatching<>(2);
    Rng rng = Seed.of(9).rng();
    matching.pick(position.arms, 0, rng);
    matching.pick(position.arms, 1, rng);
    matching.learn(position.arms, position.edges);
    long first =
        IntStream.range(0, 10_000).filter(i -> matching.pick(position.arms, 0, rng) == 0).count();
    // A standard deviation is 22.
    assertThat(first).isBetween(410L, 590L);
  }

  @Test
  void anArmWithoutVisitsIsTakenFirst() {
    Position position = new Position(2, 1);
    RegretMatching<MatrixGame.Purse, MatrixGame.Line> matching = new RegretMatching<>(2);
    Rng rng = Seed.of(9).rng();
    assertThat(matching.pick(position.arms, 0, rng)).isZero();
    position.visit(0, 0, 1, 100);
    assertThat(matching.pick(position.arms, 0, rng)).isEqualTo(1);
  }
}
