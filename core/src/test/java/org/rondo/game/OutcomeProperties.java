package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class OutcomeProperties {

  @Property
  void ranksFollowTheScores(@ForAll("scores") List<Double> scores) {
    Outcome outcome = outcome(scores);

    for (int one = 0; one < scores.size(); one++) {
      for (int other = 0; other < scores.size(); other++) {
        assertThat(Integer.signum(outcome.rank(one) - outcome.rank(other)))
            .isEqualTo(Double.compare(scores.get(other), scores.get(one)));
      }
    }
  }

  /** Sorted, place i holds rank i + 1, or the rank before it where the two tie. */
  @Property
  void placesAfterATieStayEmpty(@ForAll("scores") List<Double> scores) {
    List<Double> best = scores.stream().sorted(Comparator.reverseOrder()).toList();
    Outcome outcome = outcome(scores);

    for (int seat = 0; seat < scores.size(); seat++) {
      assertThat(outcome.rank(seat)).isEqualTo(1 + best.indexOf(scores.get(seat)));
    }
  }

  @Property
  void forfeitsComeBehindAllOthersAndLevel(
      @ForAll("scores") List<Double> scores, @ForAll("forfeits") Set<Integer> forfeits) {
    Seats forfeited = existing(forfeits, scores.size());
    Outcome outcome = outcome(scores).withForfeits(forfeited);

    int last = 1 + scores.size() - forfeited.size();
    for (int seat = 0; seat < scores.size(); seat++) {
      if (forfeited.contains(seat)) {
        assertThat(outcome.rank(seat)).isEqualTo(last);
      } else {
        assertThat(outcome.rank(seat)).isLessThan(last);
      }
    }
  }

  @Property
  void seatsThatDoNotForfeitAreRankedAmongThemselves(
      @ForAll("scores") List<Double> scores, @ForAll("forfeits") Set<Integer> forfeits) {
    Seats forfeited = existing(forfeits, scores.size());
    Outcome outcome = outcome(scores).withForfeits(forfeited);
    int[] others =
        IntStream.range(0, scores.size()).filter(seat -> !forfeited.contains(seat)).toArray();
    Outcome alone = outcome(IntStream.of(others).mapToObj(scores::get).toList());

    assertThat(IntStream.of(others).map(outcome::rank)).containsExactlyElementsOf(alone.ranks());
  }

  @Property
  void forfeitsKeepTheScores(
      @ForAll("scores") List<Double> scores, @ForAll("forfeits") Set<Integer> forfeits) {
    Outcome outcome = outcome(scores).withForfeits(existing(forfeits, scores.size()));

    assertThat(outcome.scores()).isEqualTo(scores);
    assertThat(outcome.tournamentScores()).isEqualTo(scores);
  }

  @Property
  void withoutForfeitsNothingChanges(@ForAll("scores") List<Double> scores) {
    assertThat(outcome(scores).withForfeits(Seats.none())).isEqualTo(outcome(scores));
  }

  /** What byScore makes of the ranks, negated, is the only ranking that orders them so. */
  @Property
  void acceptsExactlyTheRankings(
      @ForAll @Size(min = 1, max = 5) List<@IntRange(max = 6) Integer> ranks) {
    List<Double> scores = ranks.stream().map(rank -> (double) -rank).toList();
    if (outcome(scores).ranks().equals(ranks)) {
      assertThat(new Outcome(ranks, scores, scores).ranks()).isEqualTo(ranks);
    } else {
      assertThatThrownBy(() -> new Outcome(ranks, scores, scores))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith("ranks " + ranks + " are no ranking: ");
    }
  }

  @Provide
  Arbitrary<List<Double>> scores() {
    return Arbitraries.integers().between(-2, 4).map(n -> n / 2.0).list().ofMinSize(1).ofMaxSize(8);
  }

  @Provide
  Arbitrary<Set<Integer>> forfeits() {
    return Arbitraries.integers().between(0, 7).set();
  }

  private static Outcome outcome(List<Double> scores) {
    return Outcome.byScore(scores.stream().mapToDouble(Double::doubleValue).toArray());
  }

  private static Seats existing(Set<Integer> seats, int seatCount) {
    return Seats.of(seats.stream().mapToInt(seat -> seat).filter(s -> s < seatCount).toArray());
  }
}
