package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.apache.commons.math3.distribution.UniformRealDistribution;
import org.apache.commons.math3.genetics.Chromosome;
import org.apache.commons.math3.genetics.ChromosomePair;
import org.apache.commons.math3.genetics.ElitisticListPopulation;
import org.apache.commons.math3.genetics.Population;
import org.apache.commons.math3.genetics.SelectionPolicy;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.apache.commons.math3.stat.inference.KolmogorovSmirnovTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.tuning.GeneticSearch.Genes;

class GeneticOperatorsProperties {

  private static ChromosomePair cross(
      String name, List<Double> mother, List<Double> father, long seed) {
    return Crossovers.of(name, Seed.of(seed).rng())
        .crossover(Genes.unknown(mother), Genes.unknown(father));
  }

  private static List<Double> places(Chromosome chromosome) {
    return ((Genes) chromosome).places();
  }

  @Property
  void uniformAndOnePointCrossoverExchangeGenesOfOneParameter(
      @ForAll @Size(5) List<@DoubleRange(min = 0, max = 1) Double> mother,
      @ForAll @Size(5) List<@DoubleRange(min = 0, max = 1) Double> father,
      @ForAll long seed) {
    for (String name : List.of("uniform", "one-point")) {
      ChromosomePair children = cross(name, mother, father, seed);
      for (int gene = 0; gene < 5; gene++) {
        assertThat(
                List.of(
                    places(children.getFirst()).get(gene), places(children.getSecond()).get(gene)))
            .as("%s, gene %d", name, gene)
            .containsExactlyInAnyOrder(mother.get(gene), father.get(gene));
      }
    }
  }

  @Property
  void onePointCrossoverChangesParentsOnce(@ForAll long seed) {
    ChromosomePair children =
        cross("one-point", List.of(0.0, 0.0, 0.0, 0.0), List.of(1.0, 1.0, 1.0, 1.0), seed);

    List<Double> first = places(children.getFirst());
    assertThat(first).isSorted();
    assertThat(first.get(3)).isOne();
  }

  @Property
  void blendCrossoverStaysBetweenTheParentsAndHalfAsFarBeyond(
      @ForAll @Size(4) List<@DoubleRange(min = 0, max = 1) Double> mother,
      @ForAll @Size(4) List<@DoubleRange(min = 0, max = 1) Double> father,
      @ForAll long seed) {
    ChromosomePair children = cross("blend", mother, father, seed);
    for (int gene = 0; gene < 4; gene++) {
      double low = Math.min(mother.get(gene), father.get(gene));
      double high = Math.max(mother.get(gene), father.get(gene));
      double beyond = (high - low) / 2;
      for (Chromosome child : List.of(children.getFirst(), children.getSecond())) {
        assertThat(places(child).get(gene))
            .isBetween(Math.max(0, low - beyond) - 1e-12, Math.min(1, high + beyond) + 1e-12);
      }
    }
  }

  @Test
  void uniformCrossoverTakesEveryChoiceOfGenesEquallyOften() {
    Distribution<List<Double>> firsts = firstChildren("uniform", 3);

    assertThat(firsts.outcomes()).hasSize(8);
    for (List<Double> first : firsts.outcomes()) {
      assertThat(firsts.probability(first)).isCloseTo(1 / 8.0, within(1e-12));
    }
  }

  @Test
  void onePointCrossoverCutsAtEveryPointEquallyOften() {
    Distribution<List<Double>> firsts = firstChildren("one-point", 4);

    for (int cut = 0; cut < 4; cut++) {
      int from = cut;
      List<Double> expected =
          IntStream.range(0, 4).mapToObj(gene -> gene < from ? 0.0 : 1.0).toList();
      assertThat(firsts.probability(expected)).as("%s", expected).isCloseTo(0.25, within(1e-12));
    }
  }

  /** {@return the first children of a mother whose genes are 0 and a father whose genes are 1} */
  private static Distribution<List<Double>> firstChildren(String name, int genes) {
    Genes mother = Genes.unknown(Collections.nCopies(genes, 0.0));
    Genes father = Genes.unknown(Collections.nCopies(genes, 1.0));
    return Distribution.of(
        rng -> places(Crossovers.of(name, rng).crossover(mother, father).getFirst()));
  }

  @ParameterizedTest
  @CsvSource({"0.4, 0.6", "0.6, 0.4"})
  void blendCrossoverDrawsUniformlyForBothChildren(double mother, double father) {
    ChromosomePair children =
        cross("blend", Collections.nCopies(2_000, mother), Collections.nCopies(2_000, father), 9);

    for (Chromosome child : List.of(children.getFirst(), children.getSecond())) {
      assertThat(likeliness(places(child), 0.3, 0.7)).isGreaterThan(0.001);
    }
    assertThat(places(children.getFirst())).isNotEqualTo(places(children.getSecond()));
  }

  @Test
  void resetDrawsAnyPlaceWhateverTheGeneWas() {
    List<Double> genes = Collections.nCopies(2_000, 0.5);
    Chromosome mutant = Mutations.of("reset", 1, 0, Seed.of(4).rng()).mutate(Genes.unknown(genes));

    assertThat(likeliness(places(mutant), 0, 1)).isGreaterThan(0.001);
  }

  /** {@return the probability of such values if they are uniform between two ends} */
  private static double likeliness(List<Double> values, double low, double high) {
    return new KolmogorovSmirnovTest()
        .kolmogorovSmirnovTest(
            new UniformRealDistribution(null, low, high),
            values.stream().mapToDouble(Double::doubleValue).toArray());
  }

  @ParameterizedTest
  @ValueSource(strings = {"gaussian", "reset"})
  void aMutationChangesAsManyGenesAsItsRateSays(String name) {
    List<Double> genes = IntStream.range(0, 10_000).mapToObj(i -> 0.5).toList();
    Chromosome mutant = Mutations.of(name, 0.2, 0.1, Seed.of(3).rng()).mutate(Genes.unknown(genes));

    long changed = places(mutant).stream().filter(place -> place != 0.5).count();
    // The expected number is 2,000, with a deviation of 40.
    assertThat(changed).isBetween(1_880L, 2_120L);
    double spread =
        places(mutant).stream().mapToDouble(place -> (place - 0.5) * (place - 0.5)).sum() / changed;
    // Uniform numbers have a variance of 1/12.
    double expected = name.equals("reset") ? 1 / 12.0 : 0.01;
    assertThat(spread).isCloseTo(expected, within(expected / 8));
  }

  private static Population population(double... worth) {
    List<Chromosome> members = new ArrayList<>();
    for (int n = 0; n < worth.length; n++) {
      members.add(new Genes(List.of(n / 10.0), worth[n]));
    }
    return new ElitisticListPopulation(members, worth.length, 0.5);
  }

  /** With worth 1, 2, 5: of three drawn the best is the worst in 1 of 27 cases, and so on. */
  @ParameterizedTest
  @CsvSource({
    "tournament, 0.037037037, 0.259259259, 0.703703704",
    "rank, 0.166666667, 0.333333333, 0.5",
    "roulette, 0, 0.2, 0.8"
  })
  void aSelectionChoosesAsOftenAsItsRuleSays(
      String name, double worst, double middle, double best) {
    Rng rng = Seed.of(2018).child(name).rng();
    SelectionPolicy selection = Selections.of(name, 3, rng);
    Population population = population(2, 5, 1);
    Map<Double, Long> chosen = new HashMap<>();
    int draws = 3_000;
    for (int draw = 0; draw < draws; draw++) {
      ChromosomePair parents = selection.select(population);
      chosen.merge(parents.getFirst().getFitness(), 1L, Long::sum);
      chosen.merge(parents.getSecond().getFitness(), 1L, Long::sum);
    }
    if (worst == 0) {
      assertThat(chosen).doesNotContainKey(1.0);
      assertThat(
              new ChiSquareTest()
                  .chiSquareTest(
                      new double[] {middle, best}, new long[] {chosen.get(2.0), chosen.get(5.0)}))
          .isGreaterThan(0.001);
    } else {
      assertThat(
              new ChiSquareTest()
                  .chiSquareTest(
                      new double[] {worst, middle, best},
                      new long[] {chosen.get(1.0), chosen.get(2.0), chosen.get(5.0)}))
          .isGreaterThan(0.001);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"tournament", "rank", "roulette"})
  void ifAllAreEquallyFitEachMayBeChosen(String name) {
    SelectionPolicy selection = Selections.of(name, 1, Seed.of(1).rng());
    Population population = population(3, 3, 3);

    assertThat(
            IntStream.range(0, 200)
                .mapToObj(draw -> places(selection.select(population).getFirst())))
        .contains(List.of(0.0), List.of(0.1), List.of(0.2));
  }

  @ParameterizedTest
  @CsvSource({"2, 0", "2, 1", "7, 3", "30, 2", "10, 9"})
  void theEliteLivesOnUnchanged(int size, int elite) throws InterruptedException {
    String method = "genetic:population=%d,elite=%d,mutation=reset,mutation-rate=1";
    List<List<Setting>> generations = generations(method.formatted(size, elite), 3 * size);
    List<Setting> first = new ArrayList<>(generations.get(0));
    first.sort((one, other) -> Double.compare(Landscapes.sphere(other), Landscapes.sphere(one)));

    List<Setting> second = new ArrayList<>(generations.get(1));
    second.retainAll(first);
    assertThat(second).containsExactlyInAnyOrderElementsOf(first.subList(0, elite));
  }

  /** {@return the settings of each generation of a tuning} */
  private static List<List<Setting>> generations(String method, int evaluations)
      throws InterruptedException {
    List<List<Setting>> generations = new ArrayList<>();
    Tuning.of(Landscapes.space(), (setting, number, seed) -> Landscapes.sphere(setting))
        .method(MethodCatalog.find(method))
        .evaluations(evaluations)
        .confirmation(0)
        .listener(
            (evaluation, best, worth) -> {
              if (evaluation.generation() > generations.size()) {
                generations.add(new ArrayList<>());
              }
              generations.get(generations.size() - 1).add(evaluation.setting());
            })
        .play();
    return generations;
  }

  /** Without mutation, only crossover makes a new setting; with a blend it always does. */
  @ParameterizedTest
  @CsvSource({"0, 0, 0", "0.25, 70, 130", "1, 380, 400"})
  void asManyParentsAreCrossedAsTheRateSays(double rate, int least, int most)
      throws InterruptedException {
    String method = "genetic:population=400,elite=0,mutation-rate=0,contestants=1,crossover-rate=";
    List<List<Setting>> generations = generations(method + rate, 800);

    List<Setting> born = new ArrayList<>(generations.get(1));
    born.removeAll(generations.get(0));
    assertThat(born).hasSizeBetween(least, most);
  }
}
