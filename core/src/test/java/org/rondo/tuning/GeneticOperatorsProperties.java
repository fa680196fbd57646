package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.apache.commons.math3.genetics.Chromosome;
import org.apache.commons.math3.genetics.ChromosomePair;
import org.apache.commons.math3.genetics.ElitisticListPopulation;
import org.apache.commons.math3.genetics.Population;
import org.apache.commons.math3.genetics.SelectionPolicy;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

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
  void whereAllAreEquallyFitEverybodyMayBeChosen(String name) {
    SelectionPolicy selection = Selections.of(name, 1, Seed.of(1).rng());
    Population population = population(3, 3, 3);

    assertThat(
            IntStream.range(0, 200)
                .mapToObj(draw -> places(selection.select(population).getFirst())))
        .contains(List.of(0.0), List.of(0.1), List.of(0.2));
  }

  @ParameterizedTest
  @CsvSource({"2, 0", "2, 1", "7, 3", "30, 2", "10, 9"})
  void theEliteLivesOnUnchanged(int size, int elite) {
    List<List<Setting>> generations = new ArrayList<>();
    Tuning.of(Landscapes.space(), (setting, number, seed) -> Landscapes.sphere(setting))
        .method(
            MethodCatalog.find(
                "genetic:population="
                    + size
                    + ",elite="
                    + elite
                    + ",mutation=reset,mutation-rate=1"))
        .evaluations(3 * size)
        .confirmation(0)
        .listener(
            (evaluation, best, worth) -> {
              if (evaluation.generation() > generations.size()) {
                generations.add(new ArrayList<>());
              }
              generations.get(generations.size() - 1).add(evaluation.setting());
            })
        .run();
    List<Setting> first = new ArrayList<>(generations.get(0));
    first.sort((one, other) -> Double.compare(Landscapes.sphere(other), Landscapes.sphere(one)));

    List<Setting> second = new ArrayList<>(generations.get(1));
    second.retainAll(first);
    assertThat(second).containsExactlyInAnyOrderElementsOf(first.subList(0, elite));
  }
}
