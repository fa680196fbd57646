package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.Tally;
import org.rondo.game.Options;
import org.rondo.game.Specification;

/**
 * Candidates play against benchmarks, and winning streaks count. This is the qualifier of the
 * Arimaa World Computer Championship 2014, for games of two seats.
 *
 * <p>The last entrants of the list are the benchmarks, the others are candidates. Round {@code i}
 * holds match {@code i} of every candidate against every benchmark. A candidate stops against a
 * benchmark after {@code matches} matches or after a streak of {@code streak} wins.
 *
 * <p>The candidate has seat 0 in the first match against a benchmark, if no director pairs them the
 * other way round. The first match sets the seats of the later ones: from then on the seats
 * alternate. A match that a director pairs with the seats of the match before does not count, and
 * is played in addition to the others.
 *
 * <p>Against each benchmark, a candidate gets a point for each win of its longest winning streak.
 * If several streaks are equally long, the first one counts. A draw ends a streak. Ties on points
 * are broken by the number of losses before the streaks that count; fewer losses are better.
 * Against a benchmark that the candidate never beat, all its losses count. If candidates still tie,
 * the candidate that finished first is ahead. A candidate finishes with its last win that counts. A
 * win in an earlier round, or earlier in the schedule of the same round, is earlier. If candidates
 * still tie, the candidate that registered first is ahead.
 *
 * @param benchmarks the number of benchmarks at the end of the list, from 1 to 1000
 * @param matches the maximum number of matches of a candidate against each benchmark, from 1 to
 *     1000
 * @param streak the maximum length of a streak, from 1 to 1000; a streak of this length ends the
 *     candidate's matches against the benchmark
 * @param places the number of candidates that qualify, from 1 to 1000
 */
public record Qualifier(int benchmarks, int matches, int streak, int places) implements Format {
  static final String NAME = "qualifier";

  private static final FormatParameter BENCHMARKS = new FormatParameter("benchmarks", 1, 1000);
  private static final FormatParameter MATCHES = new FormatParameter("games", 1, 1000);
  private static final FormatParameter STREAK = new FormatParameter("streak", 1, 1000);
  private static final FormatParameter PLACES = new FormatParameter("places", 1, 1000);
  private static final Qualifier STANDARD = new Qualifier(1, 20, 4, 8);

  /**
   * Describes a qualifier.
   *
   * @throws IllegalArgumentException if a number is out of range
   */
  public Qualifier {
    BENCHMARKS.require(benchmarks);
    MATCHES.require(matches);
    STREAK.require(streak);
    PLACES.require(places);
  }

  static Qualifier read(Options options) {
    return read(options, STANDARD.benchmarks);
  }

  static Qualifier read(Options options, int benchmarks) {
    return new Qualifier(
        BENCHMARKS.read(
            options,
            benchmarks,
            "The number of benchmarks: the last entrants of the list, which all others play."),
        MATCHES.read(
            options,
            STANDARD.matches,
            "The maximum number of games of a candidate against each benchmark."),
        STREAK.read(
            options,
            STANDARD.streak,
            "A candidate needs this number of wins in a row against a benchmark, and then stops;"
                + " shorter streaks count too."),
        PLACES.read(options, STANDARD.places, "The number of candidates that qualify."));
  }

  @Override
  public String text() {
    return with(Specification.of(NAME), STANDARD.benchmarks).text();
  }

  /** {@return a specification with the options of this one} */
  Specification with(Specification specification, int usualBenchmarks) {
    return specification
        .with("benchmarks", benchmarks, usualBenchmarks)
        .with("games", matches, STANDARD.matches)
        .with("streak", streak, STANDARD.streak)
        .with("places", places, STANDARD.places);
  }

  @Override
  public Optional<Round> next(EntryList entries, Results results) {
    new EntrantMinimum(NAME, benchmarks + 1).require(entries, results);
    WinningStreaks streaks = WinningStreaks.of(results);
    List<Encounter> encounters = new ArrayList<>();
    for (int candidate : entries.active()) {
      for (int benchmark : entries.active()) {
        if (isCandidate(entries, candidate) && !isCandidate(entries, benchmark)) {
          next(streaks, candidate, benchmark).ifPresent(encounters::add);
        }
      }
    }
    return encounters.isEmpty()
        ? Optional.empty()
        : Optional.of(Round.of(new Stage.QualifierGame(results.rounds().size() + 1), encounters));
  }

  private boolean isCandidate(EntryList entries, int entrant) {
    return entrant < entries.size() - benchmarks;
  }

  private Optional<Encounter> next(WinningStreaks streaks, int candidate, int benchmark) {
    int played = streaks.matches(candidate, benchmark);
    if (played >= matches || streaks.longest(candidate, benchmark).length() >= streak) {
      return Optional.empty();
    }
    return Optional.of(
        streaks.nextSeat(candidate, benchmark) == 0
            ? Encounter.of(candidate, benchmark)
            : Encounter.of(benchmark, candidate));
  }

  @Override
  public OptionalLong matchesLeft(EntryList entries, Results results) {
    WinningStreaks streaks = WinningStreaks.of(results);
    List<Integer> active = entries.active();
    return OptionalLong.of(
        active.stream()
            .filter(one -> isCandidate(entries, one))
            .mapToLong(
                candidate ->
                    active.stream()
                        .filter(one -> !isCandidate(entries, one))
                        .filter(benchmark -> next(streaks, candidate, benchmark).isPresent())
                        .mapToLong(benchmark -> matches - streaks.matches(candidate, benchmark))
                        .sum())
            .sum());
  }

  @Override
  public Standings standings(EntryList entries, Results results) {
    EntrantRanking ranks = ranks(entries, results);
    EntrantRatings ratings = EntrantRatings.of(results.encounters().toList());
    Standings.Table table = ranks.table("", "points", entries, ratings, Qualifier::figures);
    List<Standings.Award> awards = List.of();
    if (EntrantRanking.isOver(this, entries, results)) {
      awards =
          qualified(entries, results).stream()
              .map(entrant -> Standings.Award.named("qualified", entries.name(entrant)))
              .toList();
    }
    return new Standings(List.of(table), awards, List.of());
  }

  private EntrantRanking ranks(EntryList entries, Results results) {
    WinningStreaks streaks = WinningStreaks.of(results);
    List<Tally> tallies = Tally.byEntrant(entries.size(), results.encounters().toList());
    return EntrantRanking.of(
        entries.size() - benchmarks,
        candidate -> row(streaks, candidate, entries.size(), tallies.get(candidate)));
  }

  private EntrantRanking.Row row(WinningStreaks streaks, int candidate, int size, Tally tally) {
    List<WinningStreaks.Streak> longest =
        IntStream.range(size - benchmarks, size)
            .mapToObj(benchmark -> streaks.longest(candidate, benchmark))
            .toList();
    double points = longest.stream().mapToInt(one -> Math.min(streak, one.length())).sum();
    double losses = longest.stream().mapToInt(WinningStreaks.Streak::lossesBefore).sum();
    double finished = longest.stream().mapToLong(WinningStreaks.Streak::end).max().orElse(0);
    return new EntrantRanking.Row(
        candidate, tally, points, List.of(points, -losses, -finished, (double) -candidate));
  }

  private static List<Standings.Figure> figures(EntrantRanking.Row row) {
    // Adding 0 turns -0.0 into 0.0.
    return List.of(new Standings.Figure("losses before its streaks", -row.keys().get(1) + 0.0, 0));
  }

  /**
   * {@return the candidates that qualify by these results, the best first, without withdrawn ones}
   *
   * @param entries the entrants
   * @param results the results so far
   */
  public List<Integer> qualified(EntryList entries, Results results) {
    return order(entries, results).stream()
        .filter(candidate -> !entries.withdrawn().contains(candidate))
        .limit(places)
        .toList();
  }

  /** {@return all candidates by these results, the best first, the withdrawn ones included} */
  List<Integer> order(EntryList entries, Results results) {
    return ranks(entries, results).entrants();
  }
}
