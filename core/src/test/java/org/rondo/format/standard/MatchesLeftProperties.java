package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.Points;
import org.rondo.format.Results;
import org.rondo.format.RoundResult;
import org.rondo.format.ToyTournament;

/** The number of matches to come, where no match is drawn and no entrants are tied. */
class MatchesLeftProperties {

  @Provide
  Arbitrary<Format> formatsOfKnownLength() {
    return Arbitraries.of(
        new RoundRobin(3, Points.PER_MATCH),
        new LeagueFinal(1, new SeriesLength(3, 2, 5), 3),
        new ScoreAverage(2, 5, List.of()),
        new ScoreAverage(4, 8, List.of("one", "two", "three")),
        new Knockout(0),
        new Swiss(0, 3),
        new Swiss(6, 2),
        new FideSwiss(0, 1),
        new Gauntlet(3, 2));
  }

  @Property
  void theMatchesLeftAreThoseThatAreStillPlayed(
      @ForAll("formatsOfKnownLength") Format format,
      @ForAll @IntRange(min = 3, max = 11) int size,
      @ForAll boolean isFull) {
    EntryList entries = ToyTournament.entries(size);
    if (!isFull) {
      entries = entries.without(size / 2);
    }
    List<RoundResult> rounds =
        ToyTournament.play(format, entries, ToyTournament.lowerWins()).rounds();
    long left = 0;
    for (int played = rounds.size(); played >= 0; played--) {
      Results results = new Results(rounds.subList(0, played));
      assertThat(format.matchesLeft(entries, results))
          .as("%s of %s after %s rounds", format.text(), size, played)
          .hasValue(left);
      left += played > 0 ? rounds.get(played - 1).round().matchCount() : 0;
    }
  }
}
