package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The model of NTBEA and its walk, exactly. */
class NtbeaProperties {
  private static final ParameterSpace SPACE =
      ParameterSpace.of(Parameter.integer("a", 0, 2, 1), Parameter.integer("b", 0, 2, 0));

  @Test
  void theModelOfTwoParametersKeepsLevelsAndPairs() {
    TupleModel model = new TupleModel(2, 0.5);
    model.add(List.of(0, 0), 1);
    model.add(List.of(0, 1), 3);

    // The first level of a has 1 and 3, the first of b has 1, and the pair has 1.
    assertThat(model.mean(List.of(0, 0))).isCloseTo((2 + 1 + 1) / 3.0, within(1e-12));
    assertThat(model.mean(List.of(1, 1))).isEqualTo(3);
    assertThat(model.mean(List.of(2, 2))).isEqualTo(2);
    double ln3 = StrictMath.log(3);
    assertThat(model.uncertainty(List.of(0, 0)))
        .isCloseTo(
            (StrictMath.sqrt(ln3 / 2.5) + 2 * StrictMath.sqrt(ln3 / 1.5)) / 3, within(1e-12));
    assertThat(model.uncertainty(List.of(2, 2)))
        .isCloseTo(StrictMath.sqrt(ln3 / 0.5), within(1e-12));
  }

  @Property(tries = 200)
  void theModelIsTheMeanOverItsTuplesInWords(
      @ForAll @IntRange(min = 1, max = 5) int size,
      @ForAll @IntRange(min = 1, max = 30) int values,
      @ForAll long seed) {
    Rng rng = Seed.of(seed).rng();
    List<List<Integer>> points = new ArrayList<>();
    List<Double> worths = new ArrayList<>();
    TupleModel model = new TupleModel(size, 0.5);
    for (int n = 0; n < values; n++) {
      List<Integer> point = IntStream.range(0, size).mapToObj(i -> rng.below(3)).toList();
      points.add(point);
      worths.add(rng.uniform());
      model.add(point, worths.get(n));
    }
    List<Integer> asked = IntStream.range(0, size).mapToObj(i -> rng.below(3)).toList();
    double sum = 0;
    int known = 0;
    double unknown = 0;
    List<List<Integer>> tuples = tuples(size);
    for (List<Integer> tuple : tuples) {
      List<Double> same =
          IntStream.range(0, values)
              .filter(n -> tuple.stream().allMatch(i -> points.get(n).get(i).equals(asked.get(i))))
              .mapToObj(worths::get)
              .toList();
      known += same.isEmpty() ? 0 : 1;
      sum += same.stream().mapToDouble(Double::doubleValue).average().orElse(0);
      unknown += StrictMath.sqrt(StrictMath.log(1 + values) / (same.size() + 0.5));
    }
    double mean = worths.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    assertThat(model.mean(asked)).isCloseTo(known == 0 ? mean : sum / known, within(1e-9));
    assertThat(model.uncertainty(asked)).isCloseTo(unknown / tuples.size(), within(1e-9));
  }

  /** {@return every parameter, every pair of parameters, and all of them, each once} */
  private static List<List<Integer>> tuples(int size) {
    return IntStream.range(1, 1 << size)
        .filter(set -> Integer.bitCount(set) <= 2 || Integer.bitCount(set) == size)
        .mapToObj(set -> IntStream.range(0, size).filter(i -> (set & 1 << i) != 0).boxed().toList())
        .toList();
  }

  private static List<List<Setting>> search(String options, int budget, Rng rng) {
    return ExactTrials.search(
        MethodCatalog.find("ntbea:levels=3,refinements=0," + options),
        SPACE,
        setting -> 7,
        budget,
        rng);
  }

  @Test
  void aNeighbourHasAtLeastOneOtherLevel() {
    Distribution<List<Double>> neighbours =
        Distribution.of(rng -> search("neighbours=1,mutation=0.25", 2, rng))
            .map(tried -> tried.get(2).get(0).values());

    // The start is a=1, b=0. One of the two is forced, the other changes in a quarter of the cases,
    // and both other levels are equally likely.
    assertThat(neighbours.outcomes()).hasSize(8);
    for (List<Double> values : neighbours.outcomes()) {
      boolean isBoth = values.get(0) != 1 && values.get(1) != 0;
      assertThat(neighbours.probability(values))
          .as("%s", values)
          .isCloseTo(isBoth ? 0.25 / 4 : 0.75 / 2 / 2, within(1e-12));
    }
  }

  @Property(tries = 50)
  void ofEquallyPromisingNeighboursTheFirstIsTried(@ForAll long seed) {
    assertThat(search("neighbours=20", 2, Seed.of(seed).rng()).get(2))
        .isEqualTo(search("neighbours=1", 2, Seed.of(seed).rng()).get(2));
  }

  @Property(tries = 50)
  void withoutExplorationTheNeighbourWithTheBestMeanIsTried(
      @ForAll @Size(3) List<@IntRange(max = 9) Integer> worths, @ForAll long seed) {
    ParameterSpace line = ParameterSpace.of(Parameter.integer("n", 0, 2, 0));
    List<List<Setting>> tried =
        ExactTrials.search(
            MethodCatalog.find("ntbea:levels=3,refinements=0,explore=0,neighbours=60"),
            line,
            setting -> worths.get((int) setting.value("n")),
            12,
            Seed.of(seed).rng());
    // From the fourth trial on, all three levels may be known; the walk then goes to and fro
    // between the two best of them.
    List<Integer> walk =
        tried.stream().skip(1).limit(10).map(one -> (int) one.get(0).value("n")).toList();
    for (int n = 3; n < walk.size(); n++) {
      List<Integer> known = walk.subList(0, n).stream().distinct().toList();
      if (known.size() == 3) {
        int here = walk.get(n - 1);
        int best =
            known.stream().filter(level -> level != here).mapToInt(worths::get).max().orElseThrow();
        assertThat(worths.get(walk.get(n))).as("%s of %s", walk, worths).isEqualTo(best);
      }
    }
  }

  @Property(tries = 50)
  void withMuchExplorationEveryLevelIsTriedEquallyOften(@ForAll long seed) {
    ParameterSpace line = ParameterSpace.of(Parameter.integer("n", 0, 4, 0));
    List<List<Setting>> tried =
        ExactTrials.search(
            MethodCatalog.find("ntbea:levels=5,refinements=0,explore=1000,neighbours=60"),
            line,
            setting -> setting.value("n"),
            44,
            Seed.of(seed).rng());
    for (double level = 0; level < 5; level++) {
      double wanted = level;
      assertThat(tried.stream().skip(1).limit(40).filter(one -> one.get(0).value("n") == wanted))
          .hasSizeBetween(7, 9);
    }
  }

  @Test
  void aRefinementHasAsManyLevelsAroundTheBest() {
    ParameterSpace space =
        ParameterSpace.of(
            Parameter.real("x", 0, 16, 4),
            Parameter.integer("n", 0, 100, 100),
            Parameter.real("l", 1, 10_000, 100).logarithmic());

    assertThat(BanditWalk.levels(space.defaults(), 1, 5))
        .containsExactly(
            List.of(0.0, 4.0, 8.0, 12.0, 16.0),
            List.of(0.0, 25.0, 50.0, 75.0, 100.0),
            List.of(1.0, 10.0, 100.0, 1_000.0, 10_000.0));
    assertThat(BanditWalk.levels(space.defaults(), 0.25, 5))
        .containsExactly(
            List.of(2.0, 3.0, 4.0, 5.0, 6.0),
            List.of(75.0, 81.0, 88.0, 94.0, 100.0),
            List.of(31.6228, 56.2341, 100.0, 177.828, 316.228));
    assertThat(BanditWalk.levels(space.defaults(), 0.001, 5).get(1))
        .containsExactly(98.0, 99.0, 100.0);
  }

  /** With nine levels a refinement is half as wide, so its levels are half as far apart. */
  @Test
  void theBudgetIsDividedBetweenTheGridAndItsRefinements() {
    ParameterSpace line = ParameterSpace.of(Parameter.real("x", 0, 1, 0));
    List<Double> tried =
        ExactTrials.search(
                MethodCatalog.find("ntbea:levels=9,refinements=2,neighbours=100"),
                line,
                setting -> -Math.abs(setting.value("x") - 0.5),
                120,
                Seed.of(1).rng())
            .stream()
            .map(one -> one.get(0).value("x"))
            .toList();
    // The defaults, and three times forty.
    for (int grid = 0; grid < 3; grid++) {
      List<Double> values = tried.subList(1 + 40 * grid, 41 + 40 * grid);
      double apart = 0.125 / (1 << grid);
      assertThat(values)
          .as("grid %d", grid)
          .allMatch(value -> value / apart == Math.rint(value / apart))
          .allMatch(value -> Math.abs(value - 0.5) <= 4 * apart)
          .anyMatch(value -> value / apart % 2 == 1);
    }
  }

  /** The trial of the defaults is a point of its own. */
  @Test
  void aPointOfTheCurveHasTwentyTrials() throws InterruptedException {
    List<Integer> generations =
        Tuning.of(SPACE, (setting, number, chance) -> setting.value("a"))
            .method(MethodCatalog.find("ntbea:refinements=0"))
            .evaluations(51)
            .confirmation(0)
            .play()
            .evaluations()
            .stream()
            .map(Evaluation::generation)
            .toList();
    assertThat(generations)
        .containsExactlyElementsOf(
            IntStream.range(0, 51).mapToObj(n -> n == 0 ? 1 : 2 + (n - 1) / 20).toList());
  }

  @Test
  void aGridThatIsNarrowerThanTheDigitsOfAValueHasTwoLevelsAtLeast() {
    ParameterSpace space =
        ParameterSpace.of(
            Parameter.real("x", 0, 16, 4),
            Parameter.real("top", 0, 1, 1),
            Parameter.real("l", 1, 10_000, 100).logarithmic());

    assertThat(BanditWalk.levels(space.defaults(), 1e-40, 33))
        .allSatisfy(level -> assertThat(level).hasSizeBetween(2, 33).isSorted());
    List<List<Setting>> tried =
        ExactTrials.search(
            MethodCatalog.find("ntbea:levels=101,refinements=9"),
            space,
            setting -> setting.value("x"),
            50,
            Seed.of(1).rng());
    assertThat(tried).hasSizeGreaterThanOrEqualTo(50);
  }
}
