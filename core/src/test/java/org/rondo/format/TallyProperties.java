package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class TallyProperties {

  private static Tally tally(List<Integer> numbers) {
    int losses = numbers.get(2) + numbers.get(3);
    return new Tally(
        numbers.get(0),
        numbers.get(1),
        losses,
        numbers.get(3),
        numbers.get(4),
        numbers.get(2),
        numbers.get(5),
        2);
  }

  @Property
  void talliesAddUpInAnyOrder(
      @ForAll @Size(6) List<@IntRange(max = 1000) Integer> one,
      @ForAll @Size(6) List<@IntRange(max = 1000) Integer> other) {
    Tally sum = tally(one).plus(tally(other));
    assertThat(sum).isEqualTo(tally(other).plus(tally(one)));
    assertThat(sum.matches()).isEqualTo(tally(one).matches() + tally(other).matches());
    assertThat(sum.points()).isEqualTo(tally(one).points() + tally(other).points());
    assertThat(sum.difference()).isEqualTo(tally(one).difference() + tally(other).difference());
  }

  @Property
  void noMatchesChangeNothing(@ForAll @Size(6) List<@IntRange(max = 1000) Integer> numbers) {
    assertThat(tally(numbers).plus(Tally.none())).isEqualTo(tally(numbers));
  }

  @Property
  void theMeanIsThatOfTheScores(@ForAll @IntRange(min = 1, max = 50) int matches) {
    assertThat(new Tally(matches, 0, 0, 0, 0, 0, 3.0 * matches, 0).mean()).isEqualTo(3);
    assertThat(Tally.none().mean()).isZero();
  }

  @Property
  void negativeNumbersAreRefused(@ForAll @IntRange(min = -1000, max = -1) int number) {
    assertThatThrownBy(() -> new Tally(number, 0, 0, 0, 0, 0, 0, 0)).hasMessageContaining("from 0");
    assertThatThrownBy(() -> new Tally(0, number, 0, 0, 0, 0, 0, 0)).hasMessageContaining("from 0");
    assertThatThrownBy(() -> new Tally(0, 0, number, 0, 0, 0, 0, 0)).hasMessageContaining("from 0");
    assertThatThrownBy(() -> new Tally(0, 0, 0, 0, number, 0, 0, 0)).hasMessageContaining("from 0");
    assertThatThrownBy(() -> new Tally(0, 0, 0, number, 0, 0, 0, 0))
        .hasMessageContaining("forfeits");
  }

  // Enough tries for every case.
  @Property(tries = 200)
  void thereAreNoMoreForfeitsThanMatches(@ForAll @IntRange(max = 100) int matches) {
    assertThatThrownBy(() -> new Tally(0, 0, matches, matches + 1, 0, 0, 0, 0))
        .hasMessage((matches + 1) + " forfeits are not in 0.." + matches + ", the matches");
  }
}
