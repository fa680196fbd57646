package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

class PrizeFundProperties {

  private static Standings standings(List<Integer> wins) {
    List<Standings.Line> lines =
        IntStream.range(0, wins.size())
            .mapToObj(
                place ->
                    new Standings.Line(
                        place + 1,
                        "e" + place,
                        new Tally(wins.get(place), 3, 1, 0, 0, 0, 0, 0),
                        wins.get(place)))
            .toList();
    Standings.Table part = new Standings.Table("part", "points", lines);
    return new Standings(
        List.of(new Standings.Table("", "points", lines), part), List.of(), List.of("first"));
  }

  @Property(tries = 200)
  void eachPrizeIsTheExactPartRoundedDownAndTheRestIsLessThanAHundredthForEachEntrant(
      @ForAll @LongRange(min = 1, max = 100_000_000_000_000L) long cents,
      @ForAll @Size(min = 1, max = 12) List<@IntRange(max = 60) Integer> wins) {
    BigDecimal amount = BigDecimal.valueOf(cents, 2);
    Standings awarded = new PrizeFund(amount).awardedIn(standings(wins));
    long won = wins.stream().mapToLong(Integer::longValue).sum();
    if (won == 0) {
      assertThat(awarded).isEqualTo(standings(wins));
      return;
    }
    BigDecimal sum = BigDecimal.ZERO;
    for (int index = 0; index < wins.size(); index++) {
      BigDecimal prize = awarded.tables().get(0).lines().get(index).prize().orElseThrow();
      BigInteger exact = BigInteger.valueOf(cents).multiply(BigInteger.valueOf(wins.get(index)));
      assertThat(prize.movePointRight(2).toBigIntegerExact())
          .isEqualTo(exact.divide(BigInteger.valueOf(won)));
      sum = sum.add(prize);
    }
    assertThat(amount.subtract(sum))
        .isBetween(BigDecimal.ZERO, BigDecimal.valueOf(wins.size() - 1L, 2));
    assertThat(awarded.tables().get(1)).isEqualTo(standings(wins).tables().get(1));
  }

  @Example
  void theRemarkGivesTheFractionAndWhatIsLeft() {
    assertThat(PrizeFund.parse("500").awardedIn(standings(List.of(7, 4, 2))).remarks())
        .containsExactly(
            "first",
            "prizes: 500 for 13 games that were won, 500/13 for each; prizes are rounded down to"
                + " 0.01, and 0.01 is left");
    assertThat(PrizeFund.parse("512.50").awardedIn(standings(List.of(3, 2))).remarks())
        .containsExactly("first", "prizes: 512.5 for 5 games that were won, 512.5/5 for each");
    assertThat(PrizeFund.none().awardedIn(standings(List.of(3)))).isEqualTo(standings(List.of(3)));
  }

  @Example
  void oneWinHasNoFraction() {
    assertThat(PrizeFund.parse("0.10").awardedIn(standings(List.of(0, 1))).remarks())
        .containsExactly("first", "prizes: 0.1 for 1 game that was won");
    assertThat(PrizeFund.parse("0")).isEqualTo(PrizeFund.none());
    assertThat(PrizeFund.parse("0.00").awardedIn(standings(List.of(1))).remarks())
        .containsExactly("first");
  }

  @Example
  void anAmountIsANumberInItsRange() {
    assertThat(PrizeFund.parse("1000000000000").amount().toPlainString())
        .isEqualTo("1000000000000");
    assertThat(PrizeFund.parse("1.250").amount()).isEqualTo(new BigDecimal("1.25"));
    assertThatThrownBy(() -> PrizeFund.parse("-5"))
        .hasMessageContainingAll("prize fund '-5'", "not an amount");
    assertThatThrownBy(() -> PrizeFund.parse("1.005"))
        .hasMessageContainingAll(
            "prize fund 1.005", "from 0 to 1000000000000", "at most 2 decimals");
    assertThatThrownBy(() -> PrizeFund.parse("1000000000001"))
        .hasMessageContaining("is not a number from 0 to 1000000000000");
    assertThatThrownBy(() -> new PrizeFund(BigDecimal.valueOf(-1)))
        .hasMessageContaining("prize fund -1 is not");
  }
}
