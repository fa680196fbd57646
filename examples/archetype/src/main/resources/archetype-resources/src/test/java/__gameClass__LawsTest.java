package ${package};

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.laws.Laws;
import org.rondo.random.Seed;

/** The laws that every game obeys. A broken law is reported with the seed, the turn and the reason. */
class ${gameClass}LawsTest {

  @ParameterizedTest
  @CsvSource({"1, 1", "3, 3", "5, 2"})
  void obeysTheLaws(int heaps, int stones) {
    for (long seed = 0; seed < 50; seed++) {
      Laws.of(new ${gameClass}(heaps, stones)).verify(Seed.of(seed));
    }
  }
}
