package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.game.MoveSpace;
import org.rondo.laws.Nim.Take;
import org.rondo.random.Rng;

class UniformityLawTest {

  /** A space of takes, whose samples are given. */
  private static final class Scripted extends SpaceVariation<Take> {
    private final Iterator<Integer> samples;
    private int drawn;

    Scripted(int moves, List<Integer> samples) {
      super(MoveSpace.of(IntStream.range(0, moves).mapToObj(Take::new).toList()));
      this.samples = samples.iterator();
    }

    @Override
    public Take sample(Rng rng) {
      drawn++;
      return new Take(samples.next());
    }
  }

  /** A hundred samples of each move, but more of the first and fewer of the last. */
  private static Scripted shifted(int moves, int shift) {
    List<Integer> samples = new ArrayList<>();
    for (int move = 0; move < moves; move++) {
      int more = move == 0 ? shift : move == moves - 1 ? -shift : 0;
      for (int time = 0; time < 100 + more; time++) {
        samples.add(move);
      }
    }
    return new Scripted(moves, samples);
  }

  /**
   * The statistic is twice the square of the shift, divided by 100. By Wilson and Hilferty, its
   * bound is f * (1 - v + 6.5 * sqrt(v))^3, where f is the number of moves minus 1, and v is 2 / (9
   * f): 56.7 for two moves, 57.1 for three and 71.6 for ten.
   */
  @ParameterizedTest
  @CsvSource({"2, 53", "3, 53", "10, 59"})
  void samplesAreUniformUpToTheBoundOfTheChiSquareTest(int moves, int shift) {
    new UniformityLaw<Take>().check(shifted(moves, shift), Rng.none());
    assertThatThrownBy(() -> new UniformityLaw<Take>().check(shifted(moves, shift + 1), Rng.none()))
        .isInstanceOf(LawBrokenException.class)
        .hasMessageContainingAll(
            100 * moves + " samples of a space of " + moves + " moves are not uniform",
            String.format(Locale.ROOT, "(chi-square %.1f)", 2 * Math.pow(shift + 1, 2) / 100),
            "take 0 occurred " + (101 + shift) + " times",
            "take " + (moves - 1) + " " + (99 - shift) + " times");
  }

  @Test
  void aSampleThatIsNotListedIsReported() {
    List<Integer> samples = new ArrayList<>(List.of(7));
    IntStream.range(0, 199).forEach(time -> samples.add(time % 2));
    assertThatThrownBy(() -> new UniformityLaw<Take>().check(new Scripted(2, samples), Rng.none()))
        .isInstanceOf(LawBrokenException.class)
        .hasMessage("sample returned take 7, which is not listed");
  }

  @Test
  void threeSpacesOfTwoTo500MovesAreSampled() {
    UniformityLaw<Take> law = new UniformityLaw<>();
    assertThat(drawn(law, 1)).isZero();
    assertThat(drawn(law, 501)).isZero();
    assertThat(drawn(law, 500)).isEqualTo(50_000);
    assertThat(drawn(law, 2)).isEqualTo(200);
    assertThat(drawn(law, 3)).isEqualTo(300);
    assertThat(drawn(law, 4)).as("a fourth space").isZero();
  }

  private static int drawn(UniformityLaw<Take> law, int moves) {
    Scripted space = shifted(moves, 0);
    law.check(space, Rng.none());
    return space.drawn;
  }
}
