package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.game.CatalogEntry;

/** What every method does, whatever it searches. */
class MethodLawsTest {

  static List<String> every() {
    return MethodCatalog.list().stream().map(CatalogEntry::name).toList();
  }

  @ParameterizedTest
  @MethodSource("every")
  void everyMethodTriesTheDefaultsFirst(String method) throws InterruptedException {
    Evaluation first = Landscapes.search(method, Landscapes::sphere, 5, 3).evaluations().get(0);

    assertThat(first.setting()).isEqualTo(Landscapes.space().defaults());
    assertThat(first.number()).isEqualTo(1);
    assertThat(first.generation()).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("every")
  void everyMethodUsesItsBudgetExactly(String method) throws InterruptedException {
    for (int budget : List.of(1, 2, 7, 100)) {
      assertThat(Landscapes.search(method, Landscapes::rastrigin, budget, 3).evaluations())
          .hasSize(budget);
    }
  }

  @ParameterizedTest
  @MethodSource("every")
  void everyMethodTunesOneParameterAndWholeNumbers(String method) throws InterruptedException {
    ParameterSpace space = ParameterSpace.of(Parameter.integer("n", 1, 40, 3));
    TuningResult result =
        Tuning.of(space, (setting, number, seed) -> -Math.abs(setting.value("n") - 29))
            .method(MethodCatalog.find(method))
            .evaluations(200)
            .play();

    assertThat(result.best().value("n")).isEqualTo(29);
  }

  @ParameterizedTest
  @MethodSource("every")
  void everyMethodEndsWhereThereIsNothingNewToTry(String method) throws InterruptedException {
    ParameterSpace two = ParameterSpace.of(Parameter.integer("n", 0, 1, 0));
    TuningResult result =
        Tuning.of(two, (setting, number, seed) -> setting.value("n"))
            .method(MethodCatalog.find(method))
            .evaluations(500)
            .confirmation(0)
            .play();

    assertThat(result.evaluations()).hasSize(500);
    assertThat(result.best().value("n")).isOne();
    assertThat(result.ranking().keySet()).containsExactly(result.best(), two.defaults());
    assertThat(result.ranking()).containsEntry(result.best(), result.worth());
  }

  @ParameterizedTest
  @MethodSource("every")
  void everyMethodEndsWhereAllSettingsAreWorthTheSame(String method) throws InterruptedException {
    TuningResult result = Landscapes.search(method, setting -> 0, 300, 3);

    assertThat(result.best()).isEqualTo(Landscapes.space().defaults());
  }

  @Test
  void aGenerationOfEveryMethodHasMoreThanItsBest() throws InterruptedException {
    for (String method : every()) {
      List<Generation> generations =
          Landscapes.search(method, Landscapes::rastrigin, 400, 3).generations();
      assertThat(generations).as(method).hasSizeGreaterThan(3);
      assertThat(generations).anySatisfy(one -> assertThat(one.deviation()).isPositive());
      assertThat(
              IntStream.range(0, generations.size())
                  .allMatch(n -> generations.get(n).number() == n + 1))
          .as(method)
          .isTrue();
    }
  }
}
