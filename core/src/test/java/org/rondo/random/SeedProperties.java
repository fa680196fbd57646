package org.rondo.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class SeedProperties {

  @Property
  void equalTextsGiveEqualStreams(@ForAll long root, @ForAll("names") List<String> names) {
    Seed seed = descendant(root, names);

    assertThat(firstDraws(new Seed(seed.text()).rng())).isEqualTo(firstDraws(seed.rng()));
  }

  @Property
  void everyStreamBeginsAtItsBeginning(@ForAll long root, @ForAll @IntRange(max = 9) int drawn) {
    Seed seed = Seed.of(root);
    Rng used = seed.rng();
    IntStream.range(0, drawn).forEach(i -> used.nextLong());

    assertThat(firstDraws(seed.rng())).isEqualTo(firstDraws(Seed.of(root).rng()));
  }

  @Property
  void childrenDoNotDependOnWhatWasDrawnBefore(
      @ForAll("names") List<String> names, @ForAll @IntRange(max = 9) int drawn) {
    Seed parent = Seed.of(2018);
    Rng ofTheParent = parent.rng();
    IntStream.range(0, drawn).forEach(i -> ofTheParent.nextLong());
    IntStream.range(0, drawn).forEach(i -> parent.child("other", i).rng().nextLong());

    assertThat(firstDraws(names.stream().reduce(parent, Seed::child, (a, b) -> b).rng()))
        .isEqualTo(firstDraws(descendant(2018, names).rng()));
  }

  @Property(tries = 20)
  void childrenDoNotDependOnThreads(@ForAll long root) {
    Seed parent = Seed.of(root);
    LongStream inOrder =
        IntStream.range(0, 500).mapToLong(i -> parent.child("game", i).rng().nextLong());
    LongStream together =
        IntStream.range(0, 500).parallel().mapToLong(i -> parent.child("game", i).rng().nextLong());

    assertThat(together.toArray()).isEqualTo(inOrder.toArray());
  }

  @Property
  void differentPathsGiveDifferentStreams(
      @ForAll("names") List<String> one, @ForAll("names") List<String> other) {
    Assume.that(!one.equals(other));

    assertThat(descendant(2018, one)).isNotEqualTo(descendant(2018, other));
    assertThat(firstDraws(descendant(2018, one).rng()))
        .isNotEqualTo(firstDraws(descendant(2018, other).rng()));
  }

  @Property
  void differentIndicesGiveDifferentStreams(@ForAll long one, @ForAll long other) {
    Assume.that(one != other);

    assertThat(firstDraws(Seed.of(7).child("game", one).rng()))
        .isNotEqualTo(firstDraws(Seed.of(7).child("game", other).rng()));
    assertThat(firstDraws(Seed.of(one).rng())).isNotEqualTo(firstDraws(Seed.of(other).rng()));
  }

  @Provide
  Arbitrary<List<String>> names() {
    return Arbitraries.strings()
        .withCharRange('a', 'z')
        .withChars(' ', '-', '0', '\u00e4', '\u9ab0')
        .ofMinLength(1)
        .ofMaxLength(8)
        .list()
        .ofMaxSize(4);
  }

  private static Seed descendant(long root, List<String> names) {
    Seed seed = Seed.of(root);
    for (String name : names) {
      seed = seed.child(name);
    }
    return seed;
  }

  private static List<Long> firstDraws(Rng rng) {
    return List.of(rng.nextLong(), rng.nextLong(), rng.nextLong());
  }
}
