package org.rondo.gridsoccer;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The arithmetic on three numbers at once, against that on one. */
class GroundProperties {
  private static int cell(Rng rng, Ground ground) {
    return Cells.of(rng.below(ground.rows() + 4) - 2, rng.below(ground.columns() + 4) - 2);
  }

  @Property
  void threeCellsAreOnTheBoardTogetherWhenEachIs(
      @ForAll @IntRange(min = 1, max = 24) int half, @ForAll long seed) {
    Ground ground = new Ground(2 * half + 1, 4 * half + 2);
    Rng rng = Seed.of(seed).rng();
    for (int i = 0; i < 200; i++) {
      int first = cell(rng, ground);
      int second = cell(rng, ground);
      int third = cell(rng, ground);
      assertThat(ground.areOnBoard(Trio.of(first, second, third)))
          .as("%s %s %s", Cells.text(first), Cells.text(second), Cells.text(third))
          .isEqualTo(
              ground.isOnBoard(first) && ground.isOnBoard(second) && ground.isOnBoard(third));
    }
  }

  @Property
  void threeNumbersStayApart(
      @ForAll @IntRange(max = (1 << 20) - 1) int first,
      @ForAll @IntRange(max = (1 << 20) - 1) int second,
      @ForAll @IntRange(max = 3) int third) {
    long trio = Trio.of(first, second, third);
    assertThat(Trio.get(trio, 0)).isEqualTo(first);
    assertThat(Trio.get(trio, 1)).isEqualTo(second);
    assertThat(Trio.get(trio, 2)).isEqualTo(third);
    assertThat(Trio.with(trio, 1, 7)).isEqualTo(Trio.of(first, 7, third));
    assertThat(Trio.indexOf(trio, second)).isEqualTo(first == second ? 0 : 1);
    assertThat(Trio.areBetween(trio, trio, trio)).isTrue();
    assertThat(Trio.areBetween(trio, Trio.ofEqual(first), Trio.ofEqual((1 << 20) - 1)))
        .isEqualTo(second <= first && third <= first);
  }

  @Example
  void playersAreFoundByTheirNumber() {
    long trio = Trio.of(5, 0, 5);
    assertThat(Trio.indexOf(trio, 5)).isZero();
    assertThat(Trio.indexOf(trio, 0)).isEqualTo(1);
    assertThat(Trio.indexOf(trio, 1)).isEqualTo(-1);
    assertThat(Trio.indexOfBoth(trio, Trio.of(4, 0, 5), 5)).isEqualTo(2);
    assertThat(Trio.indexOfBoth(trio, Trio.of(4, 1, 4), 5)).isEqualTo(-1);
    assertThat(Trio.shared(trio)).isEqualTo(5);
    assertThat(Trio.shared(Trio.of(1, 2, 2))).isEqualTo(2);
    assertThat(Trio.shared(Trio.of(2, 2, 1))).isEqualTo(2);
    assertThat(Trio.shared(Trio.of(1, 2, 3))).isEqualTo(-1);
    assertThat(Orders.parse("0 8 p4:1").hasPass()).isTrue();
    assertThat(Orders.parse("0 8 4").hasPass()).isFalse();
  }
}
