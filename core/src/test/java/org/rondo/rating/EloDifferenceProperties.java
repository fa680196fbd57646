package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;

class EloDifferenceProperties {

  @Property(edgeCases = EdgeCasesMode.NONE)
  void everythingIsFinite(@ForAll("counts") Counts counts) {
    EloDifference difference = EloDifference.of(counts);

    assertThat(difference.elo()).isFinite();
    assertThat(difference.lower()).isFinite().isLessThan(difference.elo());
    assertThat(difference.upper()).isFinite().isGreaterThan(difference.elo());
    assertThat(difference.likelihoodOfSuperiority()).isBetween(0.0, 1.0);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void theOtherSideSeesTheOpposite(@ForAll("counts") Counts counts) {
    EloDifference one = EloDifference.of(counts);
    EloDifference other = EloDifference.of(counts.reversed());

    assertThat(other.elo()).isCloseTo(-one.elo(), within(1e-6));
    assertThat(other.lower()).isCloseTo(-one.upper(), within(1e-6));
    assertThat(other.upper()).isCloseTo(-one.lower(), within(1e-6));
    assertThat(other.likelihoodOfSuperiority())
        .isCloseTo(1 - one.likelihoodOfSuperiority(), within(1e-9));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aWinMoreIsNeverWorthLess(
      @ForAll @LongRange(max = 1000) long wins,
      @ForAll @LongRange(max = 1000) long draws,
      @ForAll @LongRange(min = 1, max = 1000) long losses) {
    EloDifference before = EloDifference.of(new MatchCounts(wins, draws, losses));
    EloDifference after = EloDifference.of(new MatchCounts(wins + 1, draws, losses - 1));

    assertThat(after.elo()).isGreaterThan(before.elo());
    assertThat(after.likelihoodOfSuperiority())
        .isGreaterThanOrEqualTo(before.likelihoodOfSuperiority() - 1e-12);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void theSideAheadIsLikelierTheStronger(@ForAll("counts") Counts counts) {
    double lead = counts.points() - counts.games() / 2.0;
    EloDifference difference = EloDifference.of(counts);

    assertThat(Math.signum(Math.rint(difference.elo() * 1e9))).isEqualTo(Math.signum(lead));
    assertThat(Math.signum(Math.rint((difference.likelihoodOfSuperiority() - 0.5) * 1e12)))
        .isEqualTo(Math.signum(lead));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void scoreAndEloAreEachOthersInverse(@ForAll @DoubleRange(min = -2000, max = 2000) double elo) {
    assertThat(Elo.ofScore(Elo.expectedScore(elo))).isCloseTo(elo, within(1e-6));
  }

  @Provide
  Arbitrary<Counts> counts() {
    return Results.counts();
  }
}
