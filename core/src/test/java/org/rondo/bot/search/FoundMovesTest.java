package org.rondo.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Decision;
import org.rondo.bot.Pile;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The moves that a search tries in a position, and what it learns about them. */
class FoundMovesTest {

  private static MoveSpace<Digits.Number> numbers(int length) {
    Digits game = new Digits(length);
    return game.moves(game.start(), 0);
  }

  private static Digits.Number number(Integer... digits) {
    return new Digits.Number(List.of(digits));
  }

  @Test
  void anArmHasTheMeanOfItsValuesAndItsShareOfTheVisits() {
    Arms<Digits.Number> arms =
        Arms.of(
            MoveSpace.of(List.of(number(1), number(2), number(3))), 10, false, Seed.of(1).rng());
    assertThat(arms.shares())
        .containsExactly(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0}, within(0.0));
    assertThat(arms.unvisited(Rng.none())).isZero();
    arms.learn(0, 5);
    assertThat(arms.unvisited(Rng.none())).isEqualTo(1);
    arms.learn(0, 2);
    arms.learn(1, -1);
    arms.learn(0, 8);
    assertThat(arms.unvisited(Rng.none())).isEqualTo(2);
    assertThat(arms.visits(0)).isEqualTo(3);
    assertThat(arms.visits(1)).isEqualTo(1);
    assertThat(arms.visits(2)).isZero();
    assertThat(arms.mean(0)).isEqualTo(5);
    assertThat(arms.mean()).isEqualTo(3.5);
    assertThat(arms.shares()).containsExactly(0.75, 0.25, 0);
    arms.learn(2, 0);
    assertThat(arms.unvisited(Rng.none())).isEqualTo(-1);
  }

  @Test
  void aSpaceOfExactlyTheWidthIsListedInAnyRotation() {
    List<Digits.Number> all = IntStream.range(0, 4).mapToObj(digit -> number(digit)).toList();
    HashSet<Integer> firsts = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      Arms<Digits.Number> arms = Arms.of(MoveSpace.of(all), 4, false, Seed.of(seed).rng());
      assertThat(arms.size()).isEqualTo(4);
      int first = all.indexOf(arms.move(0));
      firsts.add(first);
      for (int arm = 0; arm < 4; arm++) {
        assertThat(arms.move(arm)).isEqualTo(all.get((first + arm) % 4));
      }
    }
    assertThat(firsts).hasSize(4);
    assertThat(Arms.of(MoveSpace.of(all), 3, false, Seed.of(1).rng()).size()).isEqualTo(1);
  }

  /**
   * A further move is tried while the moves are fewer than twice the root of the visits and one.
   */
  @Test
  void theNumberOfMovesGrowsWithTheRootOfTheVisits() {
    Rng rng = Seed.of(3).rng();
    Arms<Digits.Number> arms = Arms.of(numbers(9), 30, false, rng);
    for (int visit = 0; visit < 300; visit++) {
      int unvisited = arms.unvisited(rng);
      int wanted = (int) Math.ceil(2 * Math.sqrt(visit + 1.0));
      assertThat(arms.size())
          .as("after %d visits", visit)
          .isEqualTo(Math.min(30, Math.min(visit + 1, wanted)));
      arms.learn(unvisited >= 0 ? unvisited : 0, 0);
    }
    assertThat(IntStream.range(0, 30).mapToObj(arms::move).distinct()).hasSize(30);
  }

  /** After the candidates, a move is composed whenever there are four visits for each move. */
  @Test
  void movesAreComposedWhereThereAreFourVisitsForEach() {
    Rng rng = Seed.of(3).rng();
    Arms<Digits.Number> arms = Arms.of(numbers(9), 5, true, rng);
    for (int visit = 0; visit < 200; visit++) {
      int unvisited = arms.unvisited(rng);
      int found = Math.min(5, Math.min(visit + 1, (int) Math.ceil(2 * Math.sqrt(visit + 1.0))));
      assertThat(arms.size()).as("after %d visits", visit).isEqualTo(Math.max(found, visit / 4));
      assertThat(arms.isComposing()).isEqualTo(visit / 4 > 5);
      arms.learn(unvisited >= 0 ? unvisited : 0, 0);
    }
    assertThat(IntStream.range(0, arms.size()).mapToObj(arms::move).distinct())
        .hasSize(arms.size());
  }

  /** A space of numbers with candidates of its own. */
  private record VariedNumbers(
      MoveSpace<Digits.Number> numbers, BiFunction<Integer, Rng, List<Digits.Number>> found)
      implements MoveSpace<Digits.Number> {
    @Override
    public Optional<String> objection(Digits.Number move) {
      return numbers.objection(move);
    }

    @Override
    public BigInteger count() {
      return numbers.count();
    }

    @Override
    public Digits.Number sample(Rng rng) {
      return numbers.sample(rng);
    }

    @Override
    public List<Digits.Number> list() {
      return numbers.list();
    }

    @Override
    public List<Digits.Number> candidates(int limit, Rng rng) {
      return found.apply(limit, rng);
    }
  }

  @ParameterizedTest
  @CsvSource({"false, 100", "true, 100", "false, 3"})
  void eachRequestForCandidatesIsForFourTimesAsMany(boolean byParts, int width) {
    Rng rng = Seed.of(3).rng();
    MoveSpace<Digits.Number> all = numbers(9);
    List<Integer> limits = new ArrayList<>();
    MoveSpace<Digits.Number> numbers =
        new VariedNumbers(
            all,
            (limit, random) -> {
              limits.add(limit);
              return all.candidates(limit, random);
            });
    Arms<Digits.Number> arms = Arms.of(numbers, width, byParts, rng);
    for (int visit = 0; visit < 3; visit++) {
      arms.learn(Math.max(0, arms.unvisited(rng)), 0);
    }
    assertThat(limits).containsExactly(Math.min(4, width));
    for (int visit = 0; visit < 3_000; visit++) {
      arms.learn(Math.max(0, arms.unvisited(rng)), 0);
    }
    assertThat(limits).isEqualTo(width == 3 ? List.of(3) : List.of(4, 16, 64, 100));
    assertThat(arms.size()).isEqualTo(width);
  }

  /** The candidates of a larger request begin with those of the smaller ones. */
  @Test
  void aCandidateThatComesAgainIsNotAnotherMove() {
    List<Digits.Number> all = IntStream.range(0, 40).mapToObj(n -> number(n)).toList();
    MoveSpace<Digits.Number> space =
        new VariedNumbers(MoveSpace.of(all), (limit, random) -> all.subList(0, limit));
    Rng rng = Seed.of(3).rng();
    Arms<Digits.Number> arms = Arms.of(space, 12, false, rng);
    for (int visit = 0; visit < 100; visit++) {
      arms.learn(Math.max(0, arms.unvisited(rng)), 0);
    }
    assertThat(IntStream.range(0, 12).mapToObj(arms::move))
        .containsExactlyElementsOf(all.subList(0, 12));
  }

  /** Parts of the same mean are chosen equally often. */
  @Test
  void ofEquallyGoodPartsEachMayBeChosen() {
    PartStatistics<Digits.Number, ?> parts = new PartStatistics<>(numbers(20).parts());
    Rng rng = Seed.of(5).rng();
    Digits.Number one = parts.compose(rng);
    Digits.Number other = parts.compose(rng);
    parts.learn(one, 5);
    parts.learn(other, 5);
    int different = 0;
    int lower = 0;
    int higher = 0;
    for (int i = 0; i < 200; i++) {
      List<Integer> digits = parts.compose(rng).digits();
      for (int index = 0; index < 20; index++) {
        int first = Math.min(one.digits().get(index), other.digits().get(index));
        int last = Math.max(one.digits().get(index), other.digits().get(index));
        different += first < last ? 1 : 0;
        lower += first < last && digits.get(index) == first ? 1 : 0;
        higher += first < last && digits.get(index) == last ? 1 : 0;
      }
    }
    // A tenth of the parts is drawn.
    assertThat(lower / (double) different).isCloseTo(0.46, within(0.05));
    assertThat(higher / (double) different).isCloseTo(0.46, within(0.05));
  }

  /** The numbers of two digits are a hundred, so most of them are composed. */
  @Test
  void whereNoNewMoveIsComposedTheKnownOnesAreTriedAgain() {
    Rng rng = Seed.of(3).rng();
    Arms<Digits.Number> arms = Arms.of(numbers(2), 5, true, rng);
    for (int visit = 0; visit < 2_000; visit++) {
      arms.learn(Math.max(0, arms.unvisited(rng)), 0);
    }
    assertThat(arms.unvisited(rng)).isEqualTo(-1);
    assertThat(arms.size()).isBetween(50, 100);
    assertThat(IntStream.range(0, arms.size()).mapToObj(arms::move)).doesNotHaveDuplicates();
  }

  @Test
  void atMost4096MovesAreComposed() {
    Rng rng = Seed.of(3).rng();
    Arms<Digits.Number> arms = Arms.of(numbers(8), 5, true, rng);
    for (int visit = 0; visit < 4 * 4_200; visit++) {
      arms.learn(Math.max(0, arms.unvisited(rng)), rng.uniform());
    }
    assertThat(arms.size()).isEqualTo(5 + 4_096);
  }

  @Test
  void jointArmsAreEqualWhateverTheyHaveLedTo() {
    JointArms arms = new JointArms(new int[] {1, 2});
    JointArms same = new JointArms(new int[] {1, 2});
    same.learn(1, 5);
    assertThat(same).isEqualTo(arms).hasSameHashCodeAs(arms);
    assertThat(arms).isNotEqualTo(new JointArms(new int[] {2, 1})).isNotEqualTo("[1, 2]");
    assertThat(same.sum(0)).isZero();
    assertThat(same.sum(1)).isEqualTo(5);
  }

  @Test
  void equalValuesHaveTheWidthOne() {
    ValueRange range = new ValueRange();
    assertThat(range.width()).isEqualTo(1);
    range.addAll(new double[] {7, 7});
    assertThat(range.width()).isEqualTo(1);
    range.addAll(new double[] {4});
    assertThat(range.width()).isEqualTo(3);
  }

  /** Each position is visited as often as its probability says, up to one visit. */
  @Test
  void branchesOfChanceAreDueInTurn() {
    LuckyPile game = new LuckyPile(9, 3);
    Distribution<Pile.Stones> outcomes =
        Distribution.of(rng -> game.next(game.start(), JointMove.of(0, new Pile.Take(1)), rng));
    ChanceNodes<Pile.Stones, Pile.Take> nodes = ChanceNodes.enumerated(outcomes);
    SearchTree<Pile.Stones, Pile.Take> tree = tree(game, 1_000);
    Map<Pile.Stones, Integer> visits = new HashMap<>();
    for (int visit = 1; visit <= 60; visit++) {
      Pile.Stones due = nodes.due(visit);
      nodes.node(due, tree).visit();
      visits.merge(due, 1, Integer::sum);
      for (Pile.Stones state : outcomes.outcomes()) {
        assertThat(nodes.node(state, tree).visits()).isEqualTo(visits.getOrDefault(state, 0));
        assertThat(visits.getOrDefault(state, 0) - visit * outcomes.probability(state))
            .as("visits of %s after %d", state, visit)
            .isBetween(-1.0, 1.0);
      }
    }
    assertThat(outcomes.outcomes()).hasSizeGreaterThan(1);
  }

  @Test
  void aFullTreeKeepsNoFurtherPositionsAfterChance() {
    LuckyPile game = new LuckyPile(9, 3);
    ChanceNodes<Pile.Stones, Pile.Take> nodes = ChanceNodes.sampled();
    SearchTree<Pile.Stones, Pile.Take> tree = tree(game, 2);
    for (int left = 1; left <= 3; left++) {
      nodes.node(new Pile.Stones(left, 1, List.of(1, 0)), tree).visit();
    }
    assertThat(tree.isFull()).isTrue();
    assertThat(IntStream.rangeClosed(1, 3).map(left -> visits(nodes, left, tree)))
        .containsExactly(1, 1, 0);
  }

  private static int visits(
      ChanceNodes<Pile.Stones, Pile.Take> nodes,
      int left,
      SearchTree<Pile.Stones, Pile.Take> tree) {
    return nodes.node(new Pile.Stones(left, 1, List.of(1, 0)), tree).visits();
  }

  private static SearchTree<Pile.Stones, Pile.Take> tree(Pile game, int most) {
    TreeSettings<Pile.Stones> settings = ToyTreeSettings.of(Selection.UCT, 1_000);
    Rng rng = Seed.of(1).rng();
    return new SearchTree<>(settings, Decision.in(game, game.start(), 0, rng), rng, most);
  }

  /** Of the composed moves only the first, arm 5, has a value when the second is composed. */
  @Test
  void theFirstComposedMoveIsLearnedFrom() {
    Rng rng = Seed.of(3).rng();
    Arms<Digits.Number> arms = Arms.of(numbers(8), 5, true, rng);
    while (arms.size() < 7) {
      int unvisited = arms.unvisited(rng);
      arms.learn(unvisited >= 0 ? unvisited : 0, 0);
    }
    List<Integer> first = arms.move(5).digits();
    List<Integer> second = arms.move(6).digits();
    // Three quarters of the parts are those of the best move; by chance it would be a tenth.
    assertThat(IntStream.range(0, 8).filter(i -> first.get(i).equals(second.get(i))).count())
        .isBetween(4L, 7L);
  }

  /** Two parts are drawn on average, but at most half of them, and a draw may be the best part. */
  @ParameterizedTest
  @CsvSource({"3, 0.55", "4, 0.55", "8, 0.775", "20, 0.91"})
  void partsAreThoseOfTheBestMeanButForAFewThatAreDrawn(int length, double share) {
    PartStatistics<Digits.Number, ?> parts = new PartStatistics<>(numbers(length).parts());
    Rng rng = Seed.of(5).rng();
    Digits.Number good = parts.compose(rng);
    Digits.Number bad = parts.compose(rng);
    parts.learn(good, 1);
    // The mean of the good parts is 5, though the sum of the bad ones is higher.
    parts.learn(good, 9);
    IntStream.range(0, 10).forEach(i -> parts.learn(bad, 4));
    List<Integer> different =
        IntStream.range(0, length)
            .filter(i -> !good.digits().get(i).equals(bad.digits().get(i)))
            .boxed()
            .toList();
    int times = 20_000 / different.size();
    long kept = 0;
    for (int i = 0; i < times; i++) {
      List<Integer> digits = parts.compose(rng).digits();
      kept +=
          different.stream()
              .filter(index -> digits.get(index).equals(good.digits().get(index)))
              .count();
    }
    assertThat(kept / (double) (times * different.size())).isCloseTo(share, within(0.015));
  }
}
