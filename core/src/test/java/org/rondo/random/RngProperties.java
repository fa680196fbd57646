package org.rondo.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Scale;
import net.jqwik.api.constraints.Size;

class RngProperties {

  /** Exact: of the 2^32 words, each value below the bound gets the same number, the rest none. */
  @Property
  void everyValueIsDrawnByEquallyManyWords(
      @ForAll @IntRange(min = 1 << 16, max = Integer.MAX_VALUE) int bound, @ForAll int any) {
    int value = Math.floorMod(any, bound);

    assertThat(wordsThatGive(value, bound, word -> isDrawnAtOnce(word, value, bound)))
        .isEqualTo((1L << 32) / bound);
  }

  @Property
  void everyValueOfTheProductionGeneratorIsDrawnByEquallyManyWords(
      @ForAll @IntRange(min = 1 << 16, max = Integer.MAX_VALUE) int bound, @ForAll int any) {
    int value = Math.floorMod(any, bound);

    assertThat(wordsThatGive(value, bound, word -> isProducedAtOnce(word, value, bound)))
        .isEqualTo((1L << 32) / bound);
  }

  @Property
  void boundedDrawsDependOnTheBitsAlone(
      @ForAll long root, @ForAll @Size(min = 1, max = 9) List<@IntRange(min = 1) Integer> bounds) {
    Rng production = Seed.of(root).rng();
    Rng other = Rng.from(Seed.of(root).rng().toRandomGenerator());

    for (int bound : bounds) {
      assertThat(other.below(bound)).isEqualTo(production.below(bound));
    }
    assertThat(other.nextLong()).isEqualTo(production.nextLong());
  }

  @Property
  void boundedDrawsAreBelowTheBound(@ForAll long root, @ForAll @IntRange(min = 1) int bound) {
    assertThat(Seed.of(root).rng().below(bound)).isBetween(0, bound - 1);
  }

  @Property
  void chanceIsWhetherTheUniformDrawIsBelow(
      @ForAll long root, @ForAll @DoubleRange(min = 0, max = 1) @Scale(15) double probability) {
    assertThat(Seed.of(root).rng().chance(probability))
        .isEqualTo(Seed.of(root).rng().uniform() < probability);
  }

  @Property
  void threeWayIsTheSideOfTheUniformDraw(
      @ForAll long root, @ForAll @DoubleRange(min = 0, max = 1) @Scale(15) double probability) {
    assertThat(Seed.of(root).rng().threeWay(probability))
        .isEqualTo(Double.compare(probability, Seed.of(root).rng().uniform()));
  }

  @Property
  void chanceOfCasesIsABoundedDraw(
      @ForAll long root,
      @ForAll @IntRange(min = 1) int possible,
      @ForAll @DoubleRange(min = 0, max = 1) @Scale(15) double share) {
    int favourable = (int) (share * possible);

    assertThat(Seed.of(root).rng().chance(favourable, possible))
        .isEqualTo(Seed.of(root).rng().below(possible) < favourable);
  }

  @Property
  void subsetsHaveTheirSizeAndPlace(
      @ForAll @IntRange(max = 200) int k, @ForAll @IntRange(max = 200) int others) {
    BitSet chosen = Seed.of(k).child("others", others).rng().choose(k + others, k);

    assertThat(chosen.cardinality()).isEqualTo(k);
    assertThat(chosen.length()).isLessThanOrEqualTo(k + others);
  }

  @Property
  void subsetsAreTheCallersOwn(@ForAll long root) {
    Rng rng = Seed.of(root).rng();
    BitSet first = rng.choose(9, 4);
    BitSet kept = (BitSet) first.clone();
    rng.choose(9, 4).set(0, 99);

    assertThat(first).isEqualTo(kept);
    assertThat(rng.choose(9, 4).cardinality()).isEqualTo(4);
  }

  @Property
  void shufflesKeepTheElements(@ForAll long root, @ForAll @Size(max = 30) List<Integer> list) {
    List<Integer> shuffled = new ArrayList<>(list);
    Seed.of(root).rng().shuffle(shuffled);

    assertThat(shuffled).containsExactlyInAnyOrderElementsOf(list);
  }

  @Property
  void picksAreElements(@ForAll long root, @ForAll @Size(min = 1, max = 9) List<Integer> list) {
    assertThat(list).contains(Seed.of(root).rng().pick(list));
  }

  @Property
  void conversionToTheJdkAndBackChangesNothing(@ForAll long root) {
    Rng there = Seed.of(root).rng();
    Rng andBack = Rng.from(Seed.of(root).rng().toRandomGenerator());

    assertThat(andBack.uniform()).isEqualTo(there.uniform());
    assertThat(andBack.choose(20, 9)).isEqualTo(there.choose(20, 9));
    assertThat(andBack.nextLong()).isEqualTo(there.nextLong());
  }

  /** Counts over the words whose product with the bound falls on the value, and one either side. */
  private static long wordsThatGive(int value, int bound, LongPredicate isGiven) {
    long first = ((long) value << 32) / bound;
    long last = ((long) (value + 1) << 32) / bound + 1;
    return LongStream.rangeClosed(Math.max(0, first - 1), Math.min(last, (1L << 32) - 1))
        .filter(isGiven)
        .count();
  }

  private static boolean isDrawnAtOnce(long word, int value, int bound) {
    int[] asked = {0};
    // All ones, which come after a rejected word, are never rejected themselves.
    Rng rng = Rng.from(() -> asked[0]++ == 0 ? word << 32 : -1L);
    return rng.below(bound) == value && asked[0] == 1;
  }

  private static boolean isProducedAtOnce(long word, int value, int bound) {
    Rng rng = startingWith(word << 32);
    Rng one = startingWith(word << 32);
    assertThat(one.nextLong()).isEqualTo(word << 32);
    return rng.below(bound) == value && rng.nextLong() == one.nextLong();
  }

  /** A generator whose first output is known: rotl(s0 + s3, 23) + s0, with s0 = 0. */
  private static Rng startingWith(long output) {
    return new Xoshiro256PlusPlus(0, 0x9e3779b97f4a7c15L, 1, Long.rotateRight(output, 23));
  }
}
