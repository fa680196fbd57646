package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.FixedRounds;
import org.rondo.format.Format;
import org.rondo.format.MatchId;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.ToyTournament;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The progress of tournaments of all formats. */
class TournamentProgressProperties {

  /** The formats whose number of matches is known from the start. */
  private static final List<String> EXACT =
      List.of("round-robin", "score-average", "knockout", "swiss", "gauntlet");

  private static final MatchId ANY = new MatchId(1, 1, 1);

  @Provide
  Arbitrary<Format> formats() {
    List<Format> all =
        FormatCatalog.list().stream().map(entry -> FormatCatalog.find(entry.name(), 2)).toList();
    return Arbitraries.oneOf(
        Arbitraries.of(all),
        Arbitraries.of(
                "league-final:games=1,final=3,extra=2,sudden-death=5,tie-breaks=3",
                "qualifier:benchmarks=2,games=5,streak=2,places=1",
                "floating-elimination:lives=1,replays=2",
                "championship:benchmarks=1,games=5,streak=2,places=6",
                "swiss:rounds=6,games=2",
                "score-average:variants=one/two/three",
                "gauntlet:games=3,tried=2")
            .map(text -> FormatCatalog.find(text, 2)));
  }

  private static EntryList entries(int size, long seed) {
    return ToyTournament.entries(size, Seed.of(seed));
  }

  /** Plays a tournament, and looks at its progress after each event. */
  private static TournamentProgress played(
      Format format,
      EntryList all,
      ToyTournament.MatchSimulator matches,
      Rng chance,
      double leaving) {
    TournamentProgress progress = new TournamentProgress(format);
    EntryList entries = all;
    Results results = Results.none();
    double share = 0;
    Optional<Round> round = format.next(entries, results);
    while (round.isPresent()) {
      progress.roundStarted(results.rounds().size() + 1, entries, results, round.get());
      // A match too many is told where a director has one played again.
      for (long match = chance.below(2) - 1L; match < round.get().matchCount(); match++) {
        assertThat(progress.share().getAsDouble()).isBetween(share, 1.0);
        assertThat(progress.played()).isLessThanOrEqualTo(progress.expected().getAsLong());
        share = progress.share().getAsDouble();
        progress.matchFinished(ANY);
      }
      results = results.plus(ToyTournament.played(round.get(), matches));
      if (chance.uniform() < leaving && entries.active().size() > 2) {
        entries = entries.without(chance.pick(entries.active()));
      }
      round = format.next(entries, results);
    }
    assertThat(progress.share().getAsDouble()).isGreaterThanOrEqualTo(share);
    assertThat(progress.played())
        .isEqualTo(results.rounds().stream().mapToLong(r -> r.round().matchCount()).sum());
    return progress;
  }

  @Property(tries = 100)
  void theShareNeverFalls(
      @ForAll("formats") Format format,
      @ForAll @IntRange(min = 8, max = 12) int size,
      @ForAll @IntRange(min = 0, max = 1) int leaving,
      @ForAll long seed) {
    Rng chance = Seed.of(seed).rng();
    played(format, entries(size, seed), ToyTournament.random(Seed.of(seed)), chance, 0.3 * leaving);
  }

  @Property(tries = 40)
  void theShareOfATournamentOfDrawsNeverFalls(
      @ForAll("formats") Format format, @ForAll @IntRange(min = 8, max = 12) int size) {
    played(format, entries(size, 1), ToyTournament.allDrawn(), Seed.of(1).rng(), 0);
  }

  @Property(tries = 100)
  void theNumberOfMatchesIsKnownFromTheStart(
      @ForAll("formats") Format format,
      @ForAll @IntRange(min = 3, max = 12) int size,
      @ForAll long seed) {
    Assume.that(EXACT.stream().anyMatch(format.text()::startsWith));
    EntryList entries = entries(size, seed);
    Results all = ToyTournament.play(format, entries, ToyTournament.random(Seed.of(seed)));
    long left = all.rounds().stream().mapToLong(round -> round.round().matchCount()).sum();
    for (int round = 0; round <= all.rounds().size(); round++) {
      Results before = new Results(all.rounds().subList(0, round));
      assertThat(format.matchesLeft(entries, before)).isEqualTo(OptionalLong.of(left));
      left -= round < all.rounds().size() ? all.rounds().get(round).round().matchCount() : 0;
    }
  }

  @Property(tries = 60)
  void nothingIsLeftAfterTheEnd(
      @ForAll("formats") Format format,
      @ForAll @IntRange(min = 8, max = 12) int size,
      @ForAll long seed) {
    EntryList entries = entries(size, seed);
    Results all = ToyTournament.play(format, entries, ToyTournament.random(Seed.of(seed)));
    assertThat(format.matchesLeft(entries, all)).isEqualTo(OptionalLong.of(0));
  }

  @Example
  void aFormatThatDoesNotKnowItsNumberOfMatchesHasNoShare() {
    Format unknown = FixedRounds.of(List.of(Encounter.of(0, 1)));
    TournamentProgress progress = new TournamentProgress(unknown);
    EntryList entries = entries(4, 1);
    Round round = unknown.next(entries, Results.none()).orElseThrow();
    progress.roundStarted(1, entries, Results.none(), round);
    progress.matchFinished(ANY);
    assertThat(progress.share()).isEmpty();
    assertThat(progress.expected()).isEmpty();
    assertThat(progress.played()).isEqualTo(1);
  }

  @Example
  void aDrawMakesAnEliminationLongerAndTheShareWaits() {
    Format format = FormatCatalog.find("floating-elimination:lives=1", 2);
    EntryList entries = entries(2, 1);
    TournamentProgress progress = new TournamentProgress(format);
    Round first = format.next(entries, Results.none()).orElseThrow();
    progress.roundStarted(1, entries, Results.none(), first);
    assertThat(progress.expected()).hasValue(1);
    progress.matchFinished(ANY);
    assertThat(progress.share()).hasValue(1);
    Results drawn = Results.none().plus(ToyTournament.played(first, ToyTournament.allDrawn()));
    Round replay = format.next(entries, drawn).orElseThrow();
    progress.roundStarted(2, entries, drawn, replay);
    assertThat(progress.expected()).hasValue(2);
    assertThat(progress.share()).hasValue(1);
    assertThat(progress.played()).isEqualTo(1);
  }
}
