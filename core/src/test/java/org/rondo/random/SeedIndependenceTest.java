package org.rondo.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeedIndependenceTest {
  private static final Seed ROOT = Seed.of(20_180_615);
  private static final int CHILDREN = 50_000;
  private static final int CELLS = 10;

  @ParameterizedTest
  @CsvSource({
    "2018, 2019",
    "2018, 2018/rules",
    "2018/rules, 2018/bot",
    "2018/seat:0, 2018/seat:1",
    "2018/game:1/seat:0, 2018/game:2/seat:0",
    "2018/game:1/seat:0, 2018/seat:0/game:1"
  })
  void streamsOfRelativesAreIndependent(String one, String other) {
    Rng first = new Seed(one).rng();
    Rng second = new Seed(other).rng();
    long[][] pairs = new long[CELLS][CELLS];
    for (int i = 0; i < 50_000; i++) {
      pairs[first.below(CELLS)][second.below(CELLS)]++;
    }

    Fit.assertIndependent(pairs);
  }

  @Test
  void firstDrawsOfNumberedChildrenAreUniform() {
    long[] counts = new long[100];
    firstWords().forEach(word -> counts[(int) ((word >>> 32) * counts.length >>> 32)]++);

    Fit.assertUniform(counts);
    Fit.assertUniformOnUnitInterval(
        IntStream.range(0, 5_000)
            .mapToDouble(i -> ROOT.child("game", i).rng().uniform())
            .toArray());
  }

  @Test
  void everyBitOfTheFirstDrawsOfNumberedChildrenIsFair() {
    long[] words = firstWords().toArray();
    for (int bit = 0; bit < Long.SIZE; bit++) {
      int place = bit;
      long ones = LongStream.of(words).filter(word -> (word >>> place & 1) != 0).count();
      Fit.assertUniform(ones, words.length - ones);
    }
  }

  @Test
  void firstDrawsOfNeighbouringChildrenAreIndependent() {
    int[] draws =
        IntStream.range(0, CHILDREN).map(i -> ROOT.child("game", i).rng().below(CELLS)).toArray();
    long[][] pairs = new long[CELLS][CELLS];
    for (int i = 0; i + 1 < draws.length; i += 2) {
      pairs[draws[i]][draws[i + 1]]++;
    }

    Fit.assertIndependent(pairs);
  }

  @Test
  void noTwoNumberedChildrenBeginAlike() {
    assertThat(firstWords().distinct().count()).isEqualTo(CHILDREN);
  }

  private static LongStream firstWords() {
    return IntStream.range(0, CHILDREN).mapToLong(i -> ROOT.child("game", i).rng().nextLong());
  }
}
