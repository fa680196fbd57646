package org.rondo.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class WideIntegersProperties {
  private static final int BITS = 250;

  /** Numbers that fill their limbs or nearly so, too: they make carries. */
  @Provide
  Arbitrary<BigInteger> numbers() {
    Arbitrary<BigInteger> any =
        Arbitraries.bigIntegers()
            .between(BigInteger.ONE.shiftLeft(BITS).negate(), BigInteger.ONE.shiftLeft(BITS));
    Arbitrary<BigInteger> edges =
        Arbitraries.integers()
            .between(0, BITS)
            .flatMap(
                bits ->
                    Arbitraries.integers()
                        .between(-2, 2)
                        .map(more -> BigInteger.ONE.shiftLeft(bits).add(BigInteger.valueOf(more))));
    return Arbitraries.oneOf(any, edges, edges.map(BigInteger::negate));
  }

  @Provide
  Arbitrary<List<BigInteger>> rows() {
    return numbers().list().ofSize(6);
  }

  private static WideIntegers row(List<BigInteger> numbers) {
    WideIntegers row = new WideIntegers(numbers.size(), WideIntegers.limbs(BITS + 3));
    for (int i = 0; i < numbers.size(); i++) {
      row.set(i, numbers.get(i));
    }
    return row;
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void numbersAreGivenBackAsTheyWere(@ForAll("rows") List<BigInteger> numbers) {
    WideIntegers row = row(numbers);
    for (int i = 0; i < numbers.size(); i++) {
      assertThat(row.get(i)).isEqualTo(numbers.get(i));
      assertThat(row.isZero(i)).isEqualTo(numbers.get(i).signum() == 0);
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void oneNumberIsAddedToOne(
      @ForAll("rows") List<BigInteger> numbers, @ForAll("rows") List<BigInteger> others) {
    WideIntegers row = row(numbers);
    row.add(1, row(others), 2);
    row.subtract(3, row(others), 4);
    assertThat(row.get(1)).isEqualTo(numbers.get(1).add(others.get(2)));
    assertThat(row.get(3)).isEqualTo(numbers.get(3).subtract(others.get(4)));
    for (int i : List.of(0, 2, 4, 5)) {
      assertThat(row.get(i)).isEqualTo(numbers.get(i));
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void theOrderIsThatOfNumbers(@ForAll("rows") List<BigInteger> numbers) {
    WideIntegers row = row(numbers);
    for (int i = 0; i < numbers.size(); i++) {
      for (int j = 0; j < numbers.size(); j++) {
        assertThat(row.compare(i, row, j)).isEqualTo(numbers.get(i).compareTo(numbers.get(j)));
      }
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void halvesAreRoundedDown(@ForAll("rows") List<BigInteger> numbers) {
    WideIntegers row = row(numbers);
    row.halve(2);
    row.halve(5);
    assertThat(row.get(2)).isEqualTo(numbers.get(2).shiftRight(1));
    assertThat(row.get(5)).isEqualTo(numbers.get(5).shiftRight(1));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aCopiedNumberIsTheSame(
      @ForAll("rows") List<BigInteger> numbers, @ForAll("numbers") BigInteger other) {
    WideIntegers row = row(numbers);
    row.set(4, row(List.of(other)), 0);
    assertThat(row.get(4)).isEqualTo(other);
    assertThat(row.get(3)).isEqualTo(numbers.get(3));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aNumberIsAddedToARow(
      @ForAll("rows") List<BigInteger> numbers, @ForAll("numbers") BigInteger shift) {
    WideIntegers sums = row(numbers);
    sums.setShifted(row(numbers), row(List.of(shift)));
    for (int i = 0; i < numbers.size(); i++) {
      assertThat(sums.get(i)).isEqualTo(numbers.get(i).add(shift));
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aRowAndANumberAreSubtractedFromARow(
      @ForAll("rows") List<BigInteger> numbers,
      @ForAll("rows") List<BigInteger> less,
      @ForAll("rows") List<BigInteger> shifts,
      @ForAll @IntRange(max = 5) int k) {
    WideIntegers differences = row(shifts);
    differences.setDifferences(row(numbers), row(less), row(shifts), k);
    for (int i = 0; i < numbers.size(); i++) {
      assertThat(differences.get(i))
          .isEqualTo(numbers.get(i).subtract(less.get(i)).subtract(shifts.get(k)));
    }
  }

  @Property
  void limbsAreAsManyAsNeeded(@ForAll("numbers") BigInteger number) {
    int limbs = WideIntegers.limbs(number.bitLength());
    WideIntegers wide = new WideIntegers(1, limbs);
    wide.set(0, number);
    assertThat(wide.get(0)).isEqualTo(number);
    if (limbs > 1) {
      WideIntegers narrow = new WideIntegers(1, limbs - 1);
      assertThatThrownBy(() -> narrow.set(0, number))
          .isInstanceOf(ArithmeticException.class)
          .hasMessageContaining("needs " + limbs + " limbs");
    }
  }

  @Property
  void singleNumbersDoNotOverflow(@ForAll @IntRange(min = 1, max = 4) int limbs) {
    BigInteger most = BigInteger.ONE.shiftLeft(63 + 62 * (limbs - 1)).subtract(BigInteger.ONE);
    WideIntegers row = new WideIntegers(3, limbs);
    row.set(0, most);
    row.set(1, BigInteger.ONE);
    row.set(2, most.not());
    assertThatThrownBy(() -> row.add(0, row, 1)).isInstanceOf(ArithmeticException.class);
    assertThatThrownBy(() -> row.subtract(2, row, 1)).isInstanceOf(ArithmeticException.class);
  }
}
