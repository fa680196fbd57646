package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Options;
import org.rondo.input.SpecificationException;

class MethodCatalogTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "random:batch=7",
        "local-search:levels=5,reach=1,refinements=0,batch=2,starts=7",
        "grasp:levels=5,reach=2,refinements=3,batch=1,starts=2,alpha=0.5",
        "spsa:a=0.5,stability=0.2,c=0.05,alpha=0.7,gamma=0.2,step=0.1,average=0.3,checks=4,"
            + "starts=3",
        "spsa",
        "ntbea:levels=5,neighbours=9,explore=2,epsilon=0.3,mutation=0.5,refinements=1",
        "ntbea",
        "genetic:population=9,elite=1,selection=rank,contestants=2,crossover=uniform,"
            + "crossover-rate=0.5,mutation=reset,mutation-rate=0.1,strength=0.3",
        "cma-es:population=12,sigma=0.2",
        "genetic:population=2",
        "genetic"
      })
  void theTextOfAMethodIsItsSpecification(String text) {
    assertThat(MethodCatalog.find(text).text()).isEqualTo(text);
    assertThat(MethodCatalog.find(MethodCatalog.find(text).text()))
        .isEqualTo(MethodCatalog.find(text));
  }

  @Test
  void whatThereIsNotIsRefusedWithWhatThereIs() {
    assertThatThrownBy(() -> MethodCatalog.find("annealing"))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContainingAll(
            "no method \"annealing\"", "random, local-search, grasp, genetic, cma-es, spsa, ntbea");
    assertThatThrownBy(() -> MethodCatalog.find("cma-es:sigma=2"))
        .hasMessageContainingAll("cma-es option sigma=2", "not in 0.001..1.0");
    assertThatThrownBy(() -> MethodCatalog.find("random:batches=2"))
        .hasMessageContainingAll(
            "random has no option \"batches\"", "did you mean batch?", "batch=1..10000");
  }

  /** Of two settings only one can survive unchanged; usually two do. */
  @Test
  void theEliteIsSmallerThanThePopulation() {
    assertThat(MethodCatalog.find("genetic:population=2,elite=1").text())
        .isEqualTo("genetic:population=2");
    assertThat(MethodCatalog.find("genetic:population=9,elite=2").text())
        .isEqualTo("genetic:population=9");
    assertThat(MethodCatalog.find("genetic:population=9,elite=8")).isNotNull();
    assertThatThrownBy(() -> MethodCatalog.find("genetic:population=9,elite=9"))
        .hasMessage("genetic option elite=9 is not in 0..8");
  }

  @Test
  void methodsAreListedFromSimpleToDifficultWithTheirOptions() {
    assertThat(MethodCatalog.list())
        .extracting(CatalogEntry::name)
        .containsExactly("random", "local-search", "grasp", "genetic", "cma-es", "spsa", "ntbea");
    assertThat(MethodCatalog.list())
        .allSatisfy(entry -> assertThat(entry.summary()).isNotBlank())
        .allSatisfy(entry -> assertThat(entry.options()).isNotEmpty());
    assertThat(MethodCatalog.list().get(4).options())
        .extracting(Options.Option::name)
        .containsExactly("population", "sigma");
    assertThat(MethodCatalog.standard().text()).isEqualTo("genetic");
  }
}
