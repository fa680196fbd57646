package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class BlockDesignProperties {

  /** {@return by how much two players' numbers of common games differ at most} */
  private static int spread(int entrants, List<List<Integer>> blocks) {
    Multiset<Set<Integer>> common = HashMultiset.create();
    for (List<Integer> block : blocks) {
      for (int shift = 0; shift < entrants; shift++) {
        for (int one : block) {
          for (int other : block) {
            if (one < other) {
              common.add(Set.of((one + shift) % entrants, (other + shift) % entrants));
            }
          }
        }
      }
    }
    List<Integer> counts =
        IntStream.range(0, entrants)
            .boxed()
            .flatMap(
                one -> IntStream.range(0, one).mapToObj(other -> common.count(Set.of(one, other))))
            .toList();
    return counts.stream().mapToInt(i -> i).max().orElseThrow()
        - counts.stream().mapToInt(i -> i).min().orElseThrow();
  }

  @Property
  void foursOfUpTo23MeetEquallyOftenOrOnceMore(@ForAll @IntRange(min = 4, max = 23) int entrants) {
    for (int number = 1; number <= BlockDesign.period(entrants, 4); number++) {
      assertThat(spread(entrants, BlockDesign.of(entrants, 4, number)))
          .as("%d blocks", number)
          .isLessThanOrEqualTo(1);
    }
  }

  @Property
  void twosMeetEquallyOftenOrOnceMore(@ForAll @IntRange(min = 2, max = 30) int entrants) {
    for (int number = 1; number <= BlockDesign.period(entrants, 2); number++) {
      assertThat(spread(entrants, BlockDesign.of(entrants, 2, number))).isLessThanOrEqualTo(1);
    }
  }

  @Property(tries = 300)
  void othersOfUpTo24MeetEquallyOftenOrTwiceMore(
      @ForAll @IntRange(min = 3, max = 6) int size,
      @ForAll @IntRange(min = 6, max = 24) int entrants,
      @ForAll @IntRange(min = 1, max = 90) int blocks) {
    int number = Math.min(blocks, 4 * BlockDesign.period(entrants, size));
    assertThat(spread(entrants, BlockDesign.of(entrants, size, number))).isLessThanOrEqualTo(2);
  }

  @Property(tries = 100)
  void inACycleOfUpTo24AllPairsMeetEquallyOften(
      @ForAll @IntRange(min = 2, max = 6) int size,
      @ForAll @IntRange(min = 6, max = 24) int entrants) {
    assertThat(spread(entrants, BlockDesign.cycle(entrants, size))).isZero();
  }

  @Property(tries = 100)
  void everyBlockIsOfDifferentPlacesBeginningWithTheFirst(
      @ForAll @IntRange(min = 2, max = 8) int size, @ForAll @IntRange(min = 0, max = 80) int more) {
    for (List<Integer> block : BlockDesign.of(size + more, size, 3)) {
      assertThat(block).hasSize(size).doesNotHaveDuplicates().isSorted().startsWith(0);
      assertThat(block).allMatch(place -> place < size + more);
    }
  }

  @Property(tries = 50)
  void theSameNumbersGiveTheSameBlocks(
      @ForAll @IntRange(min = 4, max = 30) int entrants,
      @ForAll @IntRange(min = 1, max = 9) int number) {
    assertThat(BlockDesign.of(entrants, 4, number)).isEqualTo(BlockDesign.of(entrants, 4, number));
  }
}
